/** Compares two doc ids; negative when the first one comes first. */
export type Compare = (a: number, b: number) => number;

const growth = 1.5;

/**
 * Doc ids in an order. Those of removed jobs stay and are skipped when read, so that a change only moves
 * memory.
 */
export class SortedDocIds {
  /** The doc ids in reverse order: new jobs mostly come first, and appending at the end moves nothing. */
  #ids = new Uint32Array(1024);
  #size = 0;
  readonly #compare: Compare;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** Adds doc ids in any order; each later one in the order is moved once. */
  add(docIds: readonly number[]): void {
    let unmoved = this.#size;
    this.#size += docIds.length;
    this.#reserve(this.#size);
    let end = this.#size;
    for (const docId of docIds.toSorted(this.#compare)) {
      const at = this.#placeOf(docId, unmoved);
      end -= unmoved - at;
      this.#ids.copyWithin(end, at, unmoved);
      this.#ids[--end] = docId;
      unmoved = at;
    }
  }

  /** Returns the first `most` doc ids for which `passes` returns true. */
  first(most: number, passes: (docId: number) => boolean): Uint32Array {
    const found = new Uint32Array(Math.min(most, this.#size));
    let count = 0;
    for (let at = this.#size - 1; at >= 0 && count < found.length; at--)
      if (passes(this.#ids[at]!)) found[count++] = this.#ids[at]!;
    return found.subarray(0, count);
  }

  /**
   * Returns the same order with other doc ids. @param docIdOf the new doc id of each; -1 for those that are
   * left out
   */
  renumbered(compare: Compare, docIdOf: Int32Array): SortedDocIds {
    const next = new SortedDocIds(compare);
    next.#reserve(this.#size);
    for (let at = 0; at < this.#size; at++) {
      const docId = docIdOf[this.#ids[at]!]!;
      if (docId >= 0) next.#ids[next.#size++] = docId;
    }
    return next;
  }

  /** Returns the index at which a doc id belongs among the first `size` in memory. */
  #placeOf(docId: number, size: number): number {
    let low = 0;
    for (let high = size; low < high; ) {
      const middle = (low + high) >>> 1;
      if (this.#compare(docId, this.#ids[middle]!) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #reserve(size: number): void {
    if (size <= this.#ids.length) return;
    const next = new Uint32Array(Math.ceil(size * growth));
    next.set(this.#ids.subarray(0, this.#size));
    this.#ids = next;
  }
}
