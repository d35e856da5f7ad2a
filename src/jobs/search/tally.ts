import { perJob } from "./facts.ts";

/** Counts a job once for each id that contains one of its own. */
export class Tally {
  #containing: readonly (readonly number[] | undefined)[];
  #found: Int32Array;
  #lastSlot: Int32Array;

  constructor(containing: readonly (readonly number[] | undefined)[]) {
    this.#containing = containing;
    let ids = containing.length;
    for (const containers of containing) for (const id of containers ?? []) ids = Math.max(ids, id + 1);
    this.#found = new Int32Array(ids);
    this.#lastSlot = new Int32Array(ids).fill(-1);
  }

  add(ids: Int32Array, slot: number): void {
    for (let i = slot * perJob, end = i + perJob; i < end; i++) {
      const own = ids[i]!;
      if (own === 0) return;
      const containers = own < this.#containing.length ? this.#containing[own] : undefined;
      if (containers === undefined) continue;
      for (let at = 0; at < containers.length; at++) {
        const id = containers[at]!;
        if (this.#lastSlot[id] === slot) continue;
        this.#lastSlot[id] = slot;
        this.#found[id]!++;
      }
    }
  }

  counts(): { value: number; count: number }[] {
    return counted([...this.#found]);
  }
}

/** The values that were met, with how often. */
export function counted(counts: number[]): { value: number; count: number }[] {
  const found: { value: number; count: number }[] = [];
  counts.forEach((count, value) => {
    if (count > 0) found.push({ value, count });
  });
  return found;
}
