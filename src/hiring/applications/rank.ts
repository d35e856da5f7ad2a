/** The distance between neighbours after renumbering: allows twenty moves between the same two cards. */
const gap = 2 ** 20;

/**
 * Returns the rank of a card at `index` among the others of its column (their ranks, ascending): halfway between its
 * neighbours, so that only one row is written.
 * @returns null when there is no room between them and the column must be renumbered
 */
export function rankAt(others: readonly number[], index: number): number | null {
  const before = others[index - 1];
  const after = others[index];
  if (before === undefined) return after === undefined ? 0 : after - gap;
  if (after === undefined) return before + gap;
  const middle = before + Math.floor((after - before) / 2);
  return middle > before && middle < after ? middle : null;
}

/** Returns evenly spaced ranks for a whole column. */
export function renumbered(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index * gap);
}
