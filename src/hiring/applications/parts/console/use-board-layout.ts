import { useMemo } from "react";
import { inOrder } from "./board-columns.ts";
import { type Action, afterAction, type Board, cardsInView, matchingOf, type View } from "./board-model.ts";
import { step } from "./keys.ts";
import { useShown } from "./StageColumn.tsx";
import { useFocusedCard } from "./use-focused-card.ts";
import { useFolds } from "./use-folds.ts";

export type BoardLayout = ReturnType<typeof useBoardLayout>;

/**
 * Returns what the board shows: its columns in order, with the results of unconfirmed actions, and their matching cards. `reach`
 * has the ids of the rendered cards of each column, and `active` is the one that the Tab key reaches.
 */
export function useBoardLayout(data: Board, view: View, pending: readonly Action[]) {
  const board = useMemo(() => pending.reduce(afterAction, data), [data, pending]);
  const stages = useMemo(() => inOrder(board.stages), [board]);
  const { shownOf, showMore } = useShown();
  const { folded, empty, staysFolded, onFold } = useFolds(stages);
  const inView = useMemo(() => stages.map((column) => cardsInView(column, view)), [stages, view]);
  const matching = stages.map((column, index) => matchingOf(data, column, inView[index] ?? []));
  const { focused, onFocus, onBlur } = useFocusedCard(board);
  const reach = stages.map((column, index) =>
    folded.includes(column.id)
      ? []
      : (inView[index] ?? []).slice(0, shownOf(column.id)).map((card) => card.id),
  );
  const active = reach.some((ids) => focused !== null && ids.includes(focused))
    ? focused
    : step(reach, null, "next");
  return {
    board,
    stages,
    inView,
    matching,
    reach,
    active,
    shownOf,
    showMore,
    folded,
    empty,
    staysFolded,
    onFold,
    onFocus,
    onBlur,
  };
}
