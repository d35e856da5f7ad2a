import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankAt, renumbered } from "./rank.ts";

describe("Ranks in a column", () => {
  it("keep the chosen order after any series of moves", () => {
    const moves = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 300 });
    fc.assert(
      fc.property(moves, (series) => {
        // The newest applicant is on top, as after real applications; two applicants each have the same rank.
        const ranks = new Map(Array.from({ length: 12 }, (_, id) => [id, -1000 * (12 - (id >> 1))]));
        const sorted = () => [...ranks].sort(([a, x], [b, y]) => x - y || a - b).map(([id]) => id);
        const expected = sorted();
        for (const [id, index] of series) {
          expected.splice(expected.indexOf(id), 1);
          expected.splice(index, 0, id);
          const others = sorted().filter((other) => other !== id);
          const rank = rankAt(
            others.map((other) => ranks.get(other) ?? 0),
            index,
          );
          if (rank !== null) ranks.set(id, rank);
          else {
            const fresh = renumbered(expected.length);
            for (const [at, each] of expected.entries()) ranks.set(each, fresh[at] ?? 0);
          }
          expect(sorted()).toEqual(expected);
        }
      }),
    );
  });

  it("remain integers that the database can store, at both ends", () => {
    const newest = -Date.UTC(2100, 0) * 1000;
    expect(Number.isSafeInteger(rankAt([newest], 0))).toBe(true);
    expect(rankAt([newest], 1)).toBeGreaterThan(newest);
    expect(rankAt([], 0)).toBe(0);
  });
});
