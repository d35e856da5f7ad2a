import { memo, useCallback, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { isClosed, phaseOf, type StageKind } from "#people/companies/pipeline.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { BoardColumn } from "#ui/board.tsx";
import { cx } from "#ui/cx.ts";
import { ApplicantCard } from "./ApplicantCard.tsx";
import { type Card, type Column, stageName } from "./board-model.ts";
import { stageTones } from "./stage-tones.ts";
import { type Dragging, useDropColumn } from "./use-drag.ts";
import type { Selection } from "./use-selection.ts";

/** The number of cards that a column renders at first, and adds with each press of "show more". */
export const batch = 50;

export interface StageColumnProps {
  column: Column;
  /** The cards of the column that match the view. */
  cards: readonly Card[];
  /** The number of matching applicants; more than `cards` if the column lists only the first ones. */
  matching: number;
  /** The address of the table, which lists all applicants of the column. */
  tableHref: string;
  /** The number of cards that are rendered. */
  shown: number;
  filtered: boolean;
  folded: boolean;
  /** Whether the strip of the empty stages stands for the folded stage. */
  grouped: boolean;
  /** Whether the stage is visible on phones, which show only one stage. */
  onPhone: boolean;
  activeId: string | null;
  pending: readonly string[];
  /** The id of the applicant in the drawer. */
  opened: string | null;
  tools: Dragging | null;
  menu: string;
  applicantHref: (id: string) => string;
  back: string;
  onMenu: (id: string) => void;
  selection: Pick<Selection, "chosen" | "picking" | "press"> | null;
  onMore: (column: string) => void;
  onFold: (column: string, isFolded: boolean) => void;
}

/** A stage with its cards. On wide windows it can be folded to a strip. */
export const StageColumn = memo(function StageColumn(props: StageColumnProps) {
  const { column, cards, matching, shown, filtered, folded, onPhone, tools, onFold } = props;
  const t = useTranslations("applications.console.column");
  const title = stageName(column, useLocale());
  const takes = column.kind !== "withdrawn";
  const element = useRef<HTMLElement>(null);
  const over = useDropColumn(tools, element, { column: column.id, takes });
  const drawn = cards.slice(0, shown);
  const erased = column.erased > 0 ? t("erased", { count: column.erased }) : null;
  const noCards = filtered && column.count > 0 ? t("noneInView") : t(`empty.${emptyKey(column.kind)}`);
  return (
    <>
      <FoldedStage {...props} title={title} hidden={!folded || props.grouped} takes={takes} />
      <BoardColumn
        ref={element}
        id={`stage-${column.id}`}
        title={title}
        count={filtered ? matching : column.count}
        tone={stageTones[phaseOf(column.kind)]}
        over={over}
        empty={erased ?? noCards}
        data-stage={column.id}
        className={cx(
          // On phones the tab above has the name of the stage.
          "max-md:w-full! max-md:border-0 max-md:bg-transparent max-md:*:first:sr-only",
          !onPhone && "max-md:hidden",
          folded && "md:hidden",
        )}
        actions={
          <IconButton
            icon="chevron-right"
            size="sm"
            label={t("fold", { stage: title })}
            aria-expanded
            onClick={() => onFold(column.id, false)}
            className="max-md:hidden"
          />
        }
      >
        {drawn.map((card) => (
          <StageCard key={card.id} card={card} stage={props} takes={takes} />
        ))}
        <More {...props} />
        {erased && drawn.length > 0 && <li className="px-1 py-2 text-sm text-ink-500">{erased}</li>}
      </BoardColumn>
    </>
  );
});

function StageCard({ card, stage, takes }: { card: Card; stage: StageColumnProps; takes: boolean }) {
  return (
    <ApplicantCard
      card={card}
      column={stage.column.id}
      can={stage.column.can}
      href={stage.applicantHref(card.id)}
      back={stage.back}
      active={stage.activeId === card.id}
      pending={stage.pending.includes(card.id)}
      opened={stage.opened === card.id}
      takes={takes}
      tools={stage.tools}
      menu={stage.menu}
      onMenu={stage.onMenu}
      selected={stage.selection?.chosen.has(card.id) ?? false}
      selecting={stage.selection !== null && (stage.selection.picking || stage.selection.chosen.size > 0)}
      onSelect={stage.selection?.press ?? null}
    />
  );
}

/** A button that renders more cards, or a link to the table if the column does not list more. */
function More({ column, cards, matching, shown, tableHref, onMore }: StageColumnProps) {
  const t = useTranslations("applications.console.column");
  const drawn = Math.min(shown, cards.length);
  const left = matching - drawn;
  if (left <= 0) return null;
  return (
    <li>
      {drawn < cards.length ? (
        <Button variant="ghost" size="sm" block onClick={() => onMore(column.id)}>
          {t("more", { count: Math.min(cards.length - drawn, batch), left })}
        </Button>
      ) : (
        <Button to={tableHref} variant="ghost" size="sm" block>
          {t("inTable", { left })}
        </Button>
      )}
    </li>
  );
}

function emptyKey(kind: StageKind): "closed" | "sourced" | "open" {
  if (isClosed(kind)) return "closed";
  return kind === "sourced" ? "sourced" : "open";
}

/** A folded stage: a narrow strip with its name, on which cards can still be dropped. */
function FoldedStage({
  column,
  matching,
  filtered,
  title,
  hidden,
  takes,
  tools,
  onFold,
}: StageColumnProps & { title: string; hidden: boolean; takes: boolean }) {
  const t = useTranslations("applications.console");
  const element = useRef<HTMLButtonElement>(null);
  const over = useDropColumn(tools, element, { column: column.id, takes });
  return (
    <button
      ref={element}
      type="button"
      aria-expanded={false}
      title={t("column.unfold", { stage: title })}
      onClick={() => onFold(column.id, true)}
      className={cx(
        "hidden w-12 shrink-0 snap-start flex-col items-center gap-3 rounded-lg border py-4 text-sm font-semibold text-ink-500 transition-colors hover:border-edge hover:text-ink-900",
        !hidden && "md:flex",
        over ? "border-leaf-600 bg-leaf-50" : "border-line bg-mist",
      )}
    >
      <span className="rounded-full bg-float px-2 text-xs leading-5 font-normal tabular-nums text-ink-700">
        {filtered ? matching : column.count}
      </span>
      <span className="[writing-mode:vertical-rl]">{title}</span>
    </button>
  );
}

/** Stores how many cards of each column are rendered. */
export function useShown() {
  const [more, setMore] = useState<Record<string, number>>({});
  const showMore = useCallback((column: string) => {
    setMore((all) => ({ ...all, [column]: (all[column] ?? batch) + batch }));
  }, []);
  return { shownOf: (column: string) => more[column] ?? batch, showMore };
}
