/** By an id: the ids that count its jobs, itself among them. */
export type Containing = readonly (readonly number[] | undefined)[];

/** Lists of ids that jobs share: most jobs have one of a few hundred places and trades, or one of a few thousand pairs. */
export class IdLists {
  readonly lists: (readonly number[])[] = [];
  #numbers = new Map<string, number>();
  #counting: (readonly number[])[] = [];
  #countedBy: Containing | null = null;

  /** @returns the list's number: an index of `lists` */
  numberOf(ids: readonly number[]): number {
    const key = ids.join(" ");
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.lists.length);
    return this.lists.push(ids) - 1;
  }

  /**
   * How many jobs have an id, or one that it contains; each job once.
   * @param met how often each list was met, by its number
   */
  tally(met: ArrayLike<number>, containing: Containing): { value: number; count: number }[] {
    if (this.#countedBy !== containing) {
      this.#countedBy = containing;
      this.#counting = [];
    }
    for (let number = this.#counting.length; number < this.lists.length; number++)
      this.#counting.push([...new Set(this.lists[number]!.flatMap((id) => containing[id] ?? []))]);
    const found: number[] = [];
    for (let number = 0; number < met.length; number++) {
      const times = met[number]!;
      if (times === 0) continue;
      for (const id of this.#counting[number]!) found[id] = (found[id] ?? 0) + times;
    }
    return counted(found);
  }
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
