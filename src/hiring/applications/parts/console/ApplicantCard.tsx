import { memo, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { iconButtonClass } from "#ui/Button.tsx";
import { BoardCard } from "#ui/board.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Card, type Column, sourceOf } from "./board-model.ts";
import { CardMarks } from "./CardMarks.tsx";
import { applicantsForm } from "./table-model.ts";
import { type Dragging, useDragCard } from "./use-drag.ts";

interface ApplicantCardProps {
  card: Card;
  column: string;
  can: Column["can"];
  href: string;
  /** The query of the board, to which the applicant's page links back. */
  back: string;
  /** Whether the Tab key reaches the card; it reaches only one card of the board. */
  active: boolean;
  pending: boolean;
  /** Whether the drawer shows this applicant. */
  opened: boolean;
  /** Whether other cards can be dropped on this card. */
  takes: boolean;
  tools: Dragging | null;
  /** The id of the board's move menu. */
  menu: string;
  onMenu: (id: string) => void;
  selected: boolean;
  /** Whether the checkbox is visible without the mouse over the card. */
  selecting: boolean;
  /** Selects the card, or with `isRange` all cards from the last one to this. Null if the reader may not act on many. */
  onSelect: ((id: string, isRange: boolean) => void) | null;
}

/** An applicant on the board. The link covers the whole card; the menu button is above the link. */
export const ApplicantCard = memo(function ApplicantCard(props: ApplicantCardProps) {
  const { card, column, can, active, pending, opened, takes, tools } = props;
  const element = useRef<HTMLLIElement>(null);
  const draggable = can.move || can.restore;
  const { edge, dragged } = useDragCard(tools, element, { card: card.id, column, draggable, takes });
  return (
    <BoardCard
      ref={element}
      data-card={card.id}
      tabIndex={active ? 0 : -1}
      dragging={dragged}
      dropEdge={edge}
      muted={pending}
      selected={opened}
      // The drop area reaches halfway to the neighbours, so that a drop between two cards hits one of them.
      className={cx(
        "group/card scroll-m-2 before:absolute before:inset-x-0 before:-inset-y-1",
        !(tools && draggable) && "cursor-pointer! active:cursor-pointer!",
      )}
    >
      <div className="flex items-start gap-2">
        <Picture {...props} />
        <NameLink {...props} />
        {(can.move || can.reject || can.restore) && <MenuButton {...props} />}
      </div>
      <Facts {...card.attributes} />
      <Times {...card.attributes} />
      <CardMarks card={card} />
    </BoardCard>
  );
});

/** The photo, over which the checkbox appears. */
function Picture({ card, active, selected, selecting, onSelect }: ApplicantCardProps) {
  const t = useTranslations("applications.console.table");
  const { full_name: name, photo } = card.attributes;
  const avatar = <Avatar name={name} src={photo} size="sm" />;
  if (!onSelect) return avatar;
  return (
    <span className="relative shrink-0">
      {avatar}
      <Checkbox
        className={cx(
          "absolute -inset-1 z-1 items-center justify-center rounded-md bg-float focus-within:opacity-100 hover:opacity-100 group-hover/card:opacity-100",
          !selected && !selecting && "opacity-0",
        )}
        form={applicantsForm}
        name="ids"
        value={card.id}
        checked={selected}
        tabIndex={active ? 0 : -1}
        label={<span className="sr-only">{t("select", { name })}</span>}
        onChange={({ nativeEvent }) =>
          onSelect(card.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </span>
  );
}

function NameLink({ card, href, back, active }: ApplicantCardProps) {
  const t = useTranslations("applications.console.card");
  const { full_name, viewed } = card.attributes;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex min-h-8 items-center gap-2 font-semibold">
        {!viewed && <span className="size-2 shrink-0 rounded-full bg-lotus-500" aria-hidden="true" />}
        <Link
          to={href}
          state={{ board: back }}
          draggable={false}
          tabIndex={active ? 0 : -1}
          title={full_name}
          className="truncate after:absolute after:inset-0 after:rounded-md hover:text-leaf-700"
        >
          {full_name}
        </Link>
        {!viewed && <span className="sr-only">{t("fresh")}</span>}
      </p>
    </div>
  );
}

function MenuButton({ card, active, menu, onMenu }: ApplicantCardProps) {
  const t = useTranslations("applications.console.card");
  const label = t("actions", { name: card.attributes.full_name });
  return (
    <button
      type="button"
      data-menu
      popoverTarget={menu}
      aria-haspopup="menu"
      aria-label={label}
      title={label}
      tabIndex={active ? 0 : -1}
      onClick={() => onMenu(card.id)}
      className={cx(iconButtonClass({ size: "sm" }), "z-1 -mt-1 -mr-1.5 text-ink-500")}
    >
      <Icon name="more" size="sm" />
    </button>
  );
}

/** The time and source of the application, the days in the stage, and the owner. */
function Times(attributes: Card["attributes"]) {
  const { applied_at, days, owner } = attributes;
  const t = useTranslations("applications.console.card");
  const sources = useTranslations("jobs.labels.source");
  const source = sourceOf(attributes);
  return (
    <>
      <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-500">
        <RelativeTime at={applied_at} className="shrink-0" />
        {source !== "site" && (
          <>
            <span aria-hidden="true">·</span>
            <span className="truncate">{sources(sourceKey(source), { source })}</span>
          </>
        )}
      </p>
      {(days > 0 || owner) && (
        <p className="mt-0.5 flex items-center gap-1.5 text-xs text-ink-500">
          {days > 0 && <span className="whitespace-nowrap">{t("days", { days })}</span>}
          {days > 0 && owner && <span aria-hidden="true">·</span>}
          {owner && <span className="truncate">{owner}</span>}
        </p>
      )}
    </>
  );
}

/** Facts from the CV, and the numbers of notes and recommendations. */
function Facts({ role, years, skills, notes, recommendation }: Card["attributes"]) {
  const t = useTranslations("applications.console.card");
  return (
    <>
      {(role || years !== undefined) && (
        <p className="mt-1 line-clamp-2 text-xs text-ink-700">
          {[role, years !== undefined && t("years", { years })].filter(Boolean).join(" · ")}
        </p>
      )}
      {skills && (
        <p className="mt-1 flex items-start gap-1 text-xs text-success-600">
          <Icon name="check" size="sm" className="size-3.5 shrink-0" />
          <span className="sr-only">{t("skills")}</span>
          <span className="line-clamp-1">{skills.join(", ")}</span>
        </p>
      )}
      {(notes || recommendation) && (
        <p className="mt-1 flex items-center gap-3 text-xs text-ink-500">
          {recommendation && (
            <span className="flex items-center gap-1">
              <Icon name="star" size="sm" className="size-3.5" />
              <span className="sr-only">{t("recommendation")}</span>
              {t("value", { value: recommendation })}
            </span>
          )}
          {notes && (
            <span className="flex items-center gap-1">
              <Icon name="edit" size="sm" className="size-3.5" />
              {t("notes", { count: notes })}
            </span>
          )}
        </p>
      )}
    </>
  );
}
