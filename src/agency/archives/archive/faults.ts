import { type Fault, type FaultCode, faultGroupsMost, faultLinesMost } from "../terms.ts";

/** Collects the faults of an archive: equal ones are counted, and the first lines are named. */
export class Faults {
  readonly #groups = new Map<string, Fault>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(table: string, code: FaultCode, at: { column?: string | null; line?: number } = {}): void {
    const { column = null, line } = at;
    this.#count += 1;
    const key = JSON.stringify([table, code, column]);
    const group = this.#groups.get(key);
    if (!group) {
      // Further groups are only counted, because a hostile archive may have as many as rows.
      if (this.#groups.size < faultGroupsMost)
        this.#groups.set(key, { table, code, column, count: 1, lines: line === undefined ? [] : [line] });
      return;
    }
    group.count += 1;
    if (line !== undefined && group.lines.length < faultLinesMost) group.lines.push(line);
  }

  list(): Fault[] {
    return [...this.#groups.values()];
  }
}
