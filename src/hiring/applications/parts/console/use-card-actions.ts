import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { nextStage } from "./board-columns.ts";
import { dropPlace } from "./board-drop.ts";
import {
  type Board,
  type Card,
  type CardPlace,
  findCard,
  type NewAction,
  type StageRef,
  stageName,
  type View,
} from "./board-model.ts";
import { step } from "./keys.ts";
import type { Rejecting } from "./RejectDialog.tsx";
import type { Rejection } from "./RejectForm.tsx";
import type { BoardLayout } from "./use-board-layout.ts";
import type { Drop } from "./use-drag.ts";

export type CardActions = ReturnType<typeof useCardActions>;

/** Returns the actions on cards of a board. Each starts an action of the page and moves the focus to the card or the next one. */
export function useCardActions(
  { board, stages, reach, staysFolded }: BoardLayout,
  {
    data,
    view,
    start,
    focusNext,
  }: {
    /** The board as the server has sent it. */
    data: Board;
    view: View;
    start: (action: NewAction) => void;
    focusNext: (id: string | null) => void;
  },
) {
  const [announcement, announcePlace] = usePlaceAnnouncement();
  const [rejecting, setRejecting] = useState<Rejecting | null>(null);
  /** Returns the card below a card, or else the one above, which gets the focus next. */
  const nextAfter = (id: string) => step(reach, id, "next") ?? step(reach, id, "previous");
  function move(card: Card, to: StageRef, index: number) {
    const place = findCard(board, card.id);
    if (!place?.column.can.move) return;
    const from = place.column;
    if (from.id === to.id && place.index === index) return;
    const visible = reach[stages.findIndex((column) => column.id === to.id)] ?? [];
    const stays = !staysFolded(to) && (visible.length > 0 || !view.search);
    focusNext(stays ? card.id : nextAfter(card.id));
    const name = card.attributes.full_name;
    start({ intent: "move", applicant: card.id, name, from, fromIndex: place.index, to, index });
    if (from.id === to.id) announcePlace({ name, rank: index + 1, count: from.count, stage: to });
  }
  /** Moves a card to the next stage; the focus goes to the card below, for the next decision. */
  function advance({ card, column }: CardPlace) {
    const to = nextStage(stages, column);
    if (!to || !column.can.move) return;
    const next = nextAfter(card.id);
    move(card, to, 0);
    focusNext(next ?? card.id);
  }
  function restore(card: Card, to: StageRef | null, index: number | null) {
    focusNext(card.id);
    start({ intent: "restore", applicant: card.id, name: card.attributes.full_name, to, index });
  }
  /** Opens the dialog that asks for the reason of a rejection. */
  function askReason({ id, attributes: { full_name: name, unreached } }: Card) {
    setRejecting({ id, name, unreached, count: 1 });
  }
  function reject(given: Rejection) {
    const place = rejecting && findCard(board, rejecting.id);
    setRejecting(null);
    if (!place) return;
    focusNext(nextAfter(place.card.id));
    const { id, attributes } = place.card;
    start({ intent: "reject", applicant: id, name: attributes.full_name, from: place.column, ...given });
  }
  const { askReturn, returns } = useReturns({ board, start, next: (id) => focusNext(nextAfter(id)) });
  const rejection = { who: rejecting, onClose: () => setRejecting(null), onReject: reject };
  const drop = dropOf({ board, stages, reach, data, view, move, restore, askReason });
  return { move, advance, restore, askReason, askReturn, drop, rejection, returns, announcement };
}

/** Returns a function that asks for the reason with which the AM sends a card back, and the props of its dialog. */
function useReturns({
  board,
  start,
  next,
}: {
  board: Board;
  start: (action: NewAction) => void;
  next: (id: string) => void;
}) {
  const [returning, setReturning] = useState<{ id: string; name: string } | null>(null);
  const askReturn = ({ id, attributes }: Card) => setReturning({ id, name: attributes.full_name });
  function onReturn(note: string) {
    const place = returning && findCard(board, returning.id);
    setReturning(null);
    if (!place) return;
    const { id, attributes } = place.card;
    next(id);
    start({ intent: "return", applicant: id, name: attributes.full_name, from: place.column, note });
  }
  return { askReturn, returns: { who: returning, onClose: () => setReturning(null), onReturn } };
}

/** Returns a function that carries out a drop: a move, a restoring, or the question for the reason of a rejection. */
function dropOf({
  board,
  stages,
  reach,
  data,
  view,
  ...actions
}: Pick<BoardLayout, "board" | "stages" | "reach"> & {
  data: Board;
  view: View;
  move: (card: Card, to: StageRef, index: number) => void;
  restore: (card: Card, to: StageRef, index: number) => void;
  askReason: (card: Card) => void;
}) {
  return ({ applicant, column, target }: Drop) => {
    const place = findCard(board, applicant);
    const at = stages.findIndex((entry) => entry.id === column);
    const to = stages[at];
    if (!place || !to) return;
    const { card, column: from } = place;
    if (to.kind === "rejected") {
      if (from.can.reject) actions.askReason(card);
      return;
    }
    const index = dropPlace(data, view, { from, to, moved: applicant, target, drawn: reach[at] ?? [] });
    if (index === null) return;
    if (from.can.restore) actions.restore(card, to, index);
    else actions.move(card, to, index);
  };
}

/** Returns the text for screen readers about a card moved within its column, and a function that sets it. */
function usePlaceAnnouncement() {
  const t = useTranslations("applications.console");
  const locale = useLocale();
  const [announcement, setAnnouncement] = useState("");
  const announce = ({ stage, ...values }: { name: string; rank: number; count: number; stage: StageRef }) =>
    setAnnouncement(t("said.placed", { ...values, stage: stageName(stage, locale) }));
  return [announcement, announce] as const;
}
