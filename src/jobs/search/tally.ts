/**
 * Counts, for lists of ids that were each met so often, how many jobs have an id, or one that it contains.
 * @param lists by their numbers
 * @param met how often each list was met
 * @param containing by an id: the ids that count its jobs
 */
export function tally(
  lists: readonly (readonly number[])[],
  met: ArrayLike<number>,
  containing: readonly (readonly number[] | undefined)[],
): { value: number; count: number }[] {
  const found: number[] = [];
  lists.forEach((ids, number) => {
    const times = met[number]!;
    if (times === 0) return;
    for (const id of new Set(ids.flatMap((own) => containing[own] ?? [])))
      found[id] = (found[id] ?? 0) + times;
  });
  return counted(found);
}

/** The values that were met, with how often. */
export function counted(counts: ArrayLike<number>): { value: number; count: number }[] {
  const found: { value: number; count: number }[] = [];
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] ?? 0;
    if (count > 0) found.push({ value, count });
  }
  return found;
}
