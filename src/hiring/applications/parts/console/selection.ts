/**
 * Returns the ids of the cards from `from` to `to`, both included, in the order of the board: down each column, then the next
 * column. Only `to` without `from`, or if `from` is not visible.
 */
export function rangeOf(
  columns: readonly (readonly string[])[],
  from: string | null,
  to: string,
): readonly string[] {
  const all = columns.flat();
  const [a, b] = [from === null ? -1 : all.indexOf(from), all.indexOf(to)];
  if (b < 0) return [];
  return a < 0 ? [to] : all.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Returns the selection after a press on a card: with a range, its cards are added; without, the card changes. */
export function afterPress(chosen: ReadonlySet<string>, id: string, range: readonly string[] | null) {
  const next = new Set(chosen);
  if (range) for (const each of range) next.add(each);
  else if (!next.delete(id)) next.add(id);
  return next;
}
