import { type Board, type Column, isFiltered, type View } from "./board-model.ts";

/** The card that a dragged one was let go over, and on which side of it; null for the column itself. */
export type DropTarget = { id: string; edge: "top" | "bottom" } | null;

/**
 * The index that a card takes in a column: `ids` is the column as it is, with the card itself where it stands in it.
 * Let go over the column and not over a card, it goes below the last card that is shown.
 */
export function dropIndex(ids: readonly string[], moved: string, target: DropTarget, shown: number): number {
  const others = ids.filter((id) => id !== moved);
  if (!target)
    return Math.min(shown - (ids.indexOf(moved) >= 0 && ids.indexOf(moved) < shown ? 1 : 0), others.length);
  if (target.id === moved) return ids.indexOf(moved);
  const at = others.indexOf(target.id);
  if (at < 0) return others.length;
  return target.edge === "top" ? at : at + 1;
}

/**
 * Returns the place that a dragged card takes in a column; null where it stays where it is.
 * @param drawn the ids of the column's cards that are drawn
 */
export function dropPlace(
  { facets }: Board,
  view: View,
  {
    from,
    to,
    moved,
    target,
    drawn,
  }: {
    from: Column;
    to: Column;
    moved: string;
    target: DropTarget;
    drawn: readonly string[];
  },
): number | null {
  // Among the first cards of a filter or of another order, a place says nothing about the column.
  if (facets && (view.sort !== "rank" || isFiltered(view))) return to.id === from.id ? null : 0;
  const ids = to.applicants.data.map(({ id }) => id);
  const last = drawn.at(-1);
  return dropIndex(ids, moved, target, last ? ids.indexOf(last) + 1 : 0);
}
