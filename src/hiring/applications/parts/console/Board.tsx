import { type MouseEvent, type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useLiveUpdates } from "#kit/use-live-updates.ts";
import { isClosed } from "#people/companies/pipeline.ts";
import { BoardColumns } from "#ui/board.tsx";
import { cx } from "#ui/cx.ts";
import { MenuPanel } from "#ui/Menu.tsx";
import {
  type Board as BoardData,
  type CardPlace,
  type Column,
  findCard,
  submissionStage,
  type View,
  waitsForAm,
} from "./board-model.ts";
import { cardElement, cardOfLink, clickedCard, focusCard } from "./card-elements.ts";
import { KeysDialog } from "./KeysDialog.tsx";
import { type Command, isPanelCommand, type PanelCommand, step } from "./keys.ts";
import { MenuHead, useMoveItems } from "./move-items.tsx";
import { PickToggle } from "./PickToggle.tsx";
import { RefusalDialog } from "./RefusalDialog.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import { ReturnDialog } from "./ReturnDialog.tsx";
import { StageColumns } from "./StageColumns.tsx";
import { StageTabs } from "./StageTabs.tsx";
import { useActions } from "./use-actions.ts";
import { type BoardLayout, useBoardLayout } from "./use-board-layout.ts";
import { type CardActions, useCardActions } from "./use-card-actions.ts";
import { useDrag } from "./use-drag.ts";
import { useFocusTarget } from "./use-focused-card.ts";
import { useKeyRows, useKeys } from "./use-keys.ts";
import { type Selection, useSelection } from "./use-selection.ts";

export interface BoardProps {
  data: BoardData;
  view: View;
  /** The stage that is visible on phones, which show only one stage. */
  stage: string | null;
  /** The address of the page, whose action runs the actions. */
  address: string;
  /** The query of the page, to which an applicant's page links back. */
  search: string;
  eventsUrl: string;
  applicantHref: (id: string) => string;
  tableHref: (stage: string) => string;
  /** The id of the applicant in the drawer. */
  opened: string | null;
  onOpen: (id: string) => void;
  /** Opens an applicant with a panel beside the CV. */
  onPanel: (id: string, command: PanelCommand) => void;
  help: boolean;
  onHelp: (open: boolean) => void;
  /** For agencies: asks for the consent of an applicant, shares the applicant with the client, adds a call. */
  introduction: Record<"onAsk" | "onShare" | "onCall", (id: string) => void> | null;
  /** Puts the focus into the search box. */
  onSearch: () => void;
  /** Returns the bar of actions on the selected cards. */
  bar: (selection: Selection) => ReactNode;
}

/** The board of a job. Applicants can be opened, moved and rejected by mouse, keys and touch. */
export function Board(props: BoardProps) {
  const { data, view, address, opened, onOpen } = props;
  const menu = useId();
  const focusNext = useFocusTarget(opened);
  // A card whose action was refused returns to its place, and the focus follows it.
  const { pending, start, refusal } = useActions(address, (action, result) => {
    if (!result.ok) focusNext(action.applicant);
  });
  const layout = useBoardLayout(data, view, pending);
  const { stages, matching, reach } = layout;
  const actions = useCardActions(layout, { data, view, start, focusNext });
  const [menuFor, setMenuFor] = useState<string | null>(null);
  const pendingIds = useMemo(() => pending.map((action) => action.applicant), [pending]);
  const { tools, inAir } = useDrag(actions.drop);
  useLiveUpdates(props.eventsUrl, pending.length > 0 || inAir !== null);
  const phoneStage = phoneStageOf(stages, props.stage);
  const selection = useSelection(
    reach,
    stages.findIndex(({ id }) => id === phoneStage),
  );
  const onMenu = useCallback((id: string) => setMenuFor(id), []);
  return (
    // The bar of actions is visible while a checkbox within this group is ticked.
    <div className="group/list flex min-h-0 flex-1 flex-col">
      <StageTabs stages={stages} counts={matching} current={phoneStage ?? null} />
      {data.job.can.decide && <PickToggle selection={selection} />}
      <Columns
        layout={layout}
        selection={data.job.can.decide ? selection : null}
        opened={opened}
        onOpen={onOpen}
      >
        <StageColumns
          board={props}
          layout={layout}
          selection={data.job.can.decide ? selection : null}
          phoneStage={phoneStage}
          pending={pendingIds}
          // Members who may only reject and restore cannot drag cards, because a drag chooses a stage.
          tools={data.job.can.manage ? tools : null}
          dragging={inAir !== null}
          menu={menu}
          onMenu={onMenu}
        />
      </Columns>
      {data.job.can.decide && props.bar(selection)}
      <CardMenu id={menu} applicant={menuFor} layout={layout} actions={actions} />
      <RejectDialog {...actions.rejection} />
      <RefusalDialog {...refusal} />
      <ReturnDialog {...actions.returns} />
      <Keys board={props} layout={layout} actions={actions} selection={selection} />
      <p className="sr-only" aria-live="polite">
        {actions.announcement}
      </p>
    </div>
  );
}

/** Returns the stage that phones show: the one of the address, else the first open stage with applicants. */
function phoneStageOf(stages: readonly Column[], stage: string | null): string | undefined {
  if (stage !== null && stages.some((column) => column.id === stage)) return stage;
  return (stages.find((column) => column.count > 0 && !isClosed(column.kind)) ?? stages[0])?.id;
}

function Columns({
  layout: { onFocus, onBlur },
  selection,
  opened,
  onOpen,
  children,
}: Pick<BoardProps, "opened" | "onOpen"> & {
  layout: BoardLayout;
  selection: Selection | null;
  children: ReactNode;
}) {
  const t = useTranslations("applications.console");
  return (
    <BoardColumns
      label={t("title")}
      onFocus={onFocus}
      onBlur={onBlur}
      onClickCapture={(event: MouseEvent) => {
        const ranged = selection && event.shiftKey ? cardOfLink(event) : null;
        const id = ranged ?? clickedCard(event);
        if (id === null) return;
        event.preventDefault();
        if (selection && (ranged !== null || selection.picking)) selection.press(id, ranged !== null);
        else onOpen(id);
      }}
      className={cx(
        "px-4 pt-4 sm:px-6 max-md:px-0 max-md:pt-2",
        opened && "lg:scroll-pr-[calc(var(--spacing-drawer)+1rem)] lg:pr-[calc(var(--spacing-drawer)+1rem)]",
      )}
    >
      {children}
    </BoardColumns>
  );
}

/** The menu of a card, which all cards share: moving, rejecting or restoring `applicant`. */
function CardMenu({
  id,
  applicant,
  layout: { board, stages },
  actions,
}: {
  id: string;
  applicant: string | null;
  layout: BoardLayout;
  actions: CardActions;
}) {
  const t = useTranslations("applications.console");
  const moveItems = useMoveItems();
  const place = applicant ? findCard(board, applicant) : null;
  const stood_at = stages.find((stage) => stage.id === place?.card.attributes.stood_at) ?? null;
  const items = place
    ? moveItems({ can: place.column.can, stage: place.column, stood_at }, stages, {
        move: (to) => actions.move(place.card, to, 0),
        reject: () => actions.askReason(place.card),
        restore: () => actions.restore(place.card, null, null),
        sendBack: canSendBack(board, place.column) ? () => actions.askReturn(place.card) : undefined,
      })
    : [];
  const name = place?.card.attributes.full_name;
  return (
    <MenuPanel
      id={id}
      label={name === undefined ? undefined : t("menu.label", { name })}
      header={<MenuHead name={name ?? ""} />}
      items={items}
      anchor={() => cardElement(applicant)?.querySelector<HTMLElement>("[data-menu]") ?? null}
    />
  );
}

/** Returns whether the reader may send the applicants of a column back as the AM. */
const canSendBack = ({ job }: BoardData, column: Column) =>
  job.can.introduce === true && column.can.move && waitsForAm(column);

/** Listens for the keys of the board, and shows their list on request. */
function Keys({
  board: { opened, onOpen, onPanel, introduction, help, onHelp, onSearch },
  layout: { board, reach, active },
  actions,
  selection,
}: {
  board: BoardProps;
  layout: BoardLayout;
  actions: CardActions;
  selection: Selection;
}) {
  const keyRows = useKeyRows("board", introduction !== null);
  function introduce(command: Command, { card, column }: CardPlace, on: NonNullable<typeof introduction>) {
    if (command === "ask") on.onAsk(card.id);
    if (command === "call") on.onCall(card.id);
    if (command === "return" && canSendBack(board, column)) actions.askReturn(card);
    if (command !== "submit") return;
    const to = submissionStage(board.stages, column, board.job.can.introduce === true);
    if (to) actions.move(card, to, 0);
    else on.onShare(card.id);
  }
  const keys = useKeys(
    (command: Command) => {
      if (command === "help") return onHelp(true);
      if (command === "search") return onSearch();
      const onCard = cardElement(active)?.contains(document.activeElement) ?? false;
      if (["next", "previous", "left", "right"].includes(command))
        return focusCard(onCard ? step(reach, active, command) : active);
      const place = active && onCard ? findCard(board, active) : null;
      if (!place) return focusCard(active);
      if (command === "open") onOpen(place.card.id);
      if (command === "select" && board.job.can.decide) selection.press(place.card.id, false);
      if (command === "move") cardElement(active)?.querySelector<HTMLElement>("[data-menu]")?.click();
      if (command === "reject" && place.column.can.reject) actions.askReason(place.card);
      if (command === "advance") actions.advance(place);
      const isOpen = place.column.can.move || (command !== "interview" && command !== "offer");
      if (isPanelCommand(command) && isOpen) onPanel(place.card.id, command);
      if (introduction && place.column.can.move) introduce(command, place, introduction);
    },
    { active: opened === null, agency: introduction !== null },
  );
  return (
    <KeysDialog open={help} onClose={() => onHelp(false)} rows={keyRows} on={keys.on} onTurn={keys.turn} />
  );
}
