const pageSize = 1024;

/**
 * Maps job ids to doc ids, in pages (arrays) of adjacent job ids, which are mostly full because ids come from a sequence. A
 * common word needs tens of thousands of lookups. For a run of ids, a page is looked up once; a Map would look up each id.
 */
export class DocIdMap {
  /** Pages by their number. An entry is the doc id of a job plus one, or 0 for none. */
  #pages = new Map<number, Uint32Array>();
  #lastNumber = -1;
  #last: Uint32Array | undefined;
  size = 0;

  /** Returns the doc id of a job; -1 for a job without one. */
  get(id: number): number {
    const number = Math.floor(id / pageSize);
    if (number !== this.#lastNumber) {
      this.#lastNumber = number;
      this.#last = this.#pages.get(number);
    }
    return this.#last === undefined ? -1 : this.#last[id - number * pageSize]! - 1;
  }

  set(id: number, docId: number): void {
    if (this.get(id) < 0) this.size++;
    const number = this.#lastNumber;
    if (this.#last === undefined) {
      this.#last = new Uint32Array(pageSize);
      this.#pages.set(number, this.#last);
    }
    this.#last[id - number * pageSize] = docId + 1;
  }

  delete(id: number): void {
    if (this.get(id) < 0) return;
    this.size--;
    this.#last![id - this.#lastNumber * pageSize] = 0;
  }
}
