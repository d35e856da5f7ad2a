/** Between two neighbours after renumbering: twenty moves into one gap before the next. */
const gap = 2 ** 20;

/**
 * The rank of a card that comes to `index` among the others of its column (their ranks, ascending): halfway between its
 * neighbours, so that one row is written.
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

/** Fresh ranks for a whole column, evenly apart. */
export function renumbered(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index * gap);
}
