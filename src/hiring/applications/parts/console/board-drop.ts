import { type Board, type Column, isFiltered, type View } from "./board-model.ts";

/** The card on which a dragged card was dropped, and the side of it; null for a drop on the column itself. */
export type DropTarget = { id: string; edge: "top" | "bottom" } | null;

/**
 * Returns the index of a dropped card in a column. `ids` is the column before the drop, including the card if it is there. A
 * card dropped on the column, not on a card, goes below the last rendered card.
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
 * Returns the index of a dropped card in a column; null if it does not move.
 * @param drawn the ids of the column's rendered cards
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
  // With a filter or another order, a partly listed column has no exact place between two cards, so the card goes on top.
  if (facets && (view.sort !== "rank" || isFiltered(view))) return to.id === from.id ? null : 0;
  const ids = to.applicants.data.map(({ id }) => id);
  const last = drawn.at(-1);
  return dropIndex(ids, moved, target, last ? ids.indexOf(last) + 1 : 0);
}
