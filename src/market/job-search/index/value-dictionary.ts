/** For each id, the ids whose counts include its jobs: the id itself and those that contain it. */
export type Containing = readonly (readonly number[] | undefined)[];

/**
 * Stores lists of ids as ordinals: most jobs have one of a few hundred locations and categories, or one of a
 * few thousand pairs.
 */
export class ValueDictionary {
  readonly values: (readonly number[])[] = [];
  #ordinals = new Map<string, number>();
  #countedIds: (readonly number[])[] = [];
  #countedBy: Containing | null = null;

  /** Returns the ordinal of a list, which is its index in `values`. */
  ordinalOf(ids: readonly number[]): number {
    const key = ids.join(" ");
    const known = this.#ordinals.get(key);
    if (known !== undefined) return known;
    this.#ordinals.set(key, this.values.length);
    return this.values.push(ids) - 1;
  }

  /**
   * Returns how many jobs have an id or one of its members; each job counts once.
   * @param tally number of jobs by the ordinal of their list
   */
  countsById(tally: ArrayLike<number>, containing: Containing): { value: number; count: number }[] {
    if (this.#countedBy !== containing) {
      this.#countedBy = containing;
      this.#countedIds = [];
    }
    for (let ordinal = this.#countedIds.length; ordinal < this.values.length; ordinal++)
      this.#countedIds.push([...new Set(this.values[ordinal]!.flatMap((id) => containing[id] ?? []))]);
    const counts: number[] = [];
    for (let ordinal = 0; ordinal < tally.length; ordinal++) {
      const jobs = tally[ordinal]!;
      if (jobs === 0) continue;
      for (const id of this.#countedIds[ordinal]!) counts[id] = (counts[id] ?? 0) + jobs;
    }
    return nonZero(counts);
  }
}

/** Returns the values that occur, with their numbers of jobs. */
export function nonZero(counts: ArrayLike<number>): { value: number; count: number }[] {
  const found: { value: number; count: number }[] = [];
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] ?? 0;
    if (count > 0) found.push({ value, count });
  }
  return found;
}
