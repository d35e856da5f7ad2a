import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useLiveUpdates } from "#kit/use-live-updates.ts";
import { isClosed } from "#people/companies/pipeline.ts";
import { BoardColumns } from "#ui/board.tsx";
import { cx } from "#ui/cx.ts";
import { MenuPanel } from "#ui/Menu.tsx";
import { dropPlace } from "./board-drop.ts";
import {
  afterAction,
  type Board as BoardData,
  type Card,
  cardsInView,
  findCard,
  inOrder,
  isFiltered,
  matchingOf,
  type StageRef,
  stageName,
  type View,
} from "./board-model.ts";
import { cardElement, clickedCard, focusCard, scrollToCard } from "./card-elements.ts";
import { KeysDialog } from "./KeysDialog.tsx";
import { type Command, step } from "./keys.ts";
import { MenuHead, useMoveItems } from "./move-items.tsx";
import { RejectDialog, type Rejecting } from "./RejectDialog.tsx";
import type { Rejection } from "./RejectForm.tsx";
import { StageColumn, useShown } from "./StageColumn.tsx";
import { StageTabs } from "./StageTabs.tsx";
import { useActions } from "./use-actions.ts";
import { type Drop, useDrag } from "./use-drag.ts";
import { useFocusedCard } from "./use-focused-card.ts";
import { useFolds } from "./use-folds.ts";
import { useKeyRows, useKeys } from "./use-keys.ts";

/** The stages of a job with their applicants, to be read, moved and rejected with mouse, keys or thumb. */
export function Board({
  data,
  view,
  stage,
  address,
  search,
  eventsUrl,
  applicantHref,
  tableHref,
  opened,
  onOpen,
  onMeet,
  help,
  onHelp,
  onSearch,
}: {
  data: BoardData;
  view: View;
  /** The stage that a phone shows. */
  stage: string | null;
  /** The page's own address: its action route carries the actions out. */
  address: string;
  /** Its query, so that the way back from an applicant leads to the same view. */
  search: string;
  eventsUrl: string;
  applicantHref: (id: string) => string;
  tableHref: (stage: string) => string;
  /** Whom the drawer shows. */
  opened: string | null;
  onOpen: (id: string, writesNote?: boolean) => void;
  /** Arranges an interview or writes an offer, for somebody who is in process. */
  onMeet: (id: string, command: "interview" | "offer") => void;
  help: boolean;
  onHelp: (open: boolean) => void;
  /** Puts the focus into the search box. */
  onSearch: () => void;
}) {
  const t = useTranslations("applications.console");
  const locale = useLocale();
  const menu = useId();
  const [wanted, setWanted] = useState<{ id: string | null }>({ id: null });
  // A refused card goes back to its place, and the focus with it.
  const { pending, start } = useActions(address, (action, result) => {
    if (!result.ok) setWanted({ id: action.applicant });
  });
  const board = useMemo(() => pending.reduce(afterAction, data), [data, pending]);
  const stages = useMemo(() => inOrder(board.stages), [board]);
  const shown = useShown();
  const { folded, staysFolded, onFold } = useFolds(stages);
  const inView = useMemo(() => stages.map((column) => cardsInView(column, view)), [stages, view]);
  const matching = stages.map((column, index) => matchingOf(data, column, inView[index] ?? []));
  const { focused, onFocus, onBlur } = useFocusedCard(board);
  const [menuFor, setMenuFor] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<Rejecting | null>(null);
  const [said, setSaid] = useState("");
  const pendingIds = useMemo(() => pending.map((action) => action.applicant), [pending]);
  const { tools, inAir } = useDrag(drop);
  useLiveUpdates(eventsUrl, pending.length > 0 || inAir !== null);

  const phoneStage = stages.some((column) => column.id === stage)
    ? stage
    : (stages.find((column) => column.count > 0 && !isClosed(column.kind)) ?? stages[0])?.id;
  const reach = stages.map((column, index) =>
    folded.includes(column.id)
      ? []
      : (inView[index] ?? []).slice(0, shown.shownOf(column.id)).map((card) => card.id),
  );
  const active = reach.some((ids) => focused !== null && ids.includes(focused))
    ? focused
    : step(reach, null, "next");

  // A moved card is drawn anew in its column: the focus follows it there.
  useEffect(() => focusCard(wanted.id), [wanted]);
  const shownBefore = useRef(opened);
  useEffect(() => {
    if (opened) scrollToCard(opened);
    else focusCard(shownBefore.current);
    shownBefore.current = opened;
  }, [opened]);

  function move(card: Card, to: StageRef, index: number) {
    const found = findCard(board, card.id);
    if (!found?.column.can.move) return;
    const from = found.column;
    if (from.id === to.id && found.index === index) return;
    const visible = reach[stages.findIndex((column) => column.id === to.id)] ?? [];
    const stays = !staysFolded(to) && (visible.length > 0 || !view.search);
    setWanted({ id: stays ? card.id : nextAfter(card.id) });
    const name = card.attributes.full_name;
    start({ intent: "move", applicant: card.id, name, from, fromIndex: found.index, to, index });
    if (from.id === to.id)
      setSaid(t("said.placed", { name, rank: index + 1, count: from.count, stage: stageName(to, locale) }));
  }
  function restore(card: Card, to: StageRef | null, index: number | null) {
    setWanted({ id: card.id });
    start({ intent: "restore", applicant: card.id, name: card.attributes.full_name, to, index });
  }
  function reject({ reason, note }: Rejection) {
    const found = rejecting && findCard(board, rejecting.id);
    setRejecting(null);
    if (!found) return;
    setWanted({ id: nextAfter(found.card.id) });
    const { id, attributes } = found.card;
    start({ intent: "reject", applicant: id, name: attributes.full_name, from: found.column, reason, note });
  }
  /** Whoever stands below it, or else above: the next one to be judged. */
  const nextAfter = (id: string) => step(reach, id, "next") ?? step(reach, id, "previous");
  function ask({ id, attributes: { full_name: name, unreached } }: Card) {
    setRejecting({ id, name, unreached, count: 1 });
  }
  function drop({ applicant, column, target }: Drop) {
    const found = findCard(board, applicant);
    const at = stages.findIndex((entry) => entry.id === column);
    const to = stages[at];
    if (!found || !to) return;
    const { card, column: from } = found;
    if (to.kind === "rejected") {
      if (from.can.reject) ask(card);
      return;
    }
    const index = dropPlace(data, view, { from, to, moved: applicant, target, drawn: reach[at] ?? [] });
    if (index === null) return;
    if (from.can.restore) restore(card, to, index);
    else move(card, to, index);
  }

  const keys = useKeys((command: Command) => {
    if (command === "help") return onHelp(true);
    if (command === "search") return onSearch();
    const onCard = cardElement(active)?.contains(document.activeElement) ?? false;
    if (["next", "previous", "left", "right"].includes(command))
      return focusCard(onCard ? step(reach, active, command) : active);
    const found = active && onCard ? findCard(board, active) : null;
    if (!found) return focusCard(active);
    if (command === "open") onOpen(found.card.id);
    if (command === "move") cardElement(active)?.querySelector<HTMLElement>("[data-menu]")?.click();
    if (command === "reject" && found.column.can.reject) ask(found.card);
    if (command === "note") onOpen(found.card.id, true);
    const meets = command === "interview" || command === "offer";
    if (meets && found.column.can.move) onMeet(found.card.id, command);
  }, opened === null);

  const onMenu = useCallback((id: string) => setMenuFor(id), []);
  const keyRows = useKeyRows("board");
  const moveItems = useMoveItems();
  const target = menuFor ? findCard(board, menuFor) : null;
  const stood_at = stages.find(({ id }) => id === target?.card.attributes.stood_at) ?? null;
  const items = target
    ? moveItems({ can: target.column.can, stage: target.column.id, stood_at }, stages, {
        move: (to) => move(target.card, to, 0),
        reject: () => ask(target.card),
        restore: () => restore(target.card, null, null),
      })
    : [];

  return (
    <>
      <StageTabs stages={stages} counts={matching} current={phoneStage ?? null} />
      <BoardColumns
        label={t("title")}
        onFocus={onFocus}
        onBlur={onBlur}
        onClickCapture={(event) => {
          const id = clickedCard(event);
          if (id === null) return;
          event.preventDefault();
          onOpen(id);
        }}
        className={cx(
          "px-4 pt-4 sm:px-6 max-md:px-0 max-md:pt-2",
          opened &&
            "lg:scroll-pr-[calc(var(--spacing-drawer)+1rem)] lg:pr-[calc(var(--spacing-drawer)+1rem)]",
        )}
      >
        {stages.map((column, index) => (
          <StageColumn
            key={column.id}
            column={column}
            cards={inView[index] ?? []}
            matching={matching[index] ?? 0}
            tableHref={tableHref(column.id)}
            shown={shown.shownOf(column.id)}
            filtered={isFiltered(view)}
            folded={folded.includes(column.id)}
            onPhone={column.id === phoneStage}
            activeId={reach[index]?.includes(active ?? "") ? active : null}
            pending={pendingIds}
            opened={opened}
            // A drag chooses a stage, which those who only reject and restore may not.
            tools={data.job.can.manage ? tools : null}
            menu={menu}
            applicantHref={applicantHref}
            back={search}
            onMenu={onMenu}
            onMore={shown.showMore}
            onFold={onFold}
          />
        ))}
      </BoardColumns>
      <MenuPanel
        id={menu}
        label={target ? t("menu.label", { name: target.card.attributes.full_name }) : undefined}
        header={<MenuHead name={target?.card.attributes.full_name ?? ""} />}
        items={items}
        anchor={() => cardElement(menuFor)?.querySelector<HTMLElement>("[data-menu]") ?? null}
      />
      <RejectDialog who={rejecting} onClose={() => setRejecting(null)} onReject={reject} />
      <KeysDialog open={help} onClose={() => onHelp(false)} rows={keyRows} on={keys.on} onTurn={keys.turn} />
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  );
}
