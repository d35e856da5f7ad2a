import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  append,
  type DocIdSet,
  difference,
  docIdSet,
  forEachDoc,
  has,
  intersection,
  sizeOf,
  toArray,
  union,
} from "./doc-id-set.ts";

/** Sets have few or many of 2,000 doc ids, so that sparse and dense sets are combined. */
const size = 2000;
const members = fc.oneof(
  fc.uniqueArray(fc.nat(size - 1), { maxLength: 40 }),
  fc.uniqueArray(fc.nat(size - 1), { minLength: 100, maxLength: 400 }),
);
const ascending = (found: readonly number[]) => [...found].sort((a, b) => a - b);
const makeSet = (found: readonly number[]) => docIdSet(ascending(found), size);
function listed(set: DocIdSet): number[] {
  const found: number[] = [];
  forEachDoc(set, (docId) => found.push(docId));
  return found;
}

describe("Sets of doc ids", () => {
  it("hold what they were given, in order, sparse or dense", () => {
    fc.assert(
      fc.property(members, (found) => {
        expect(listed(makeSet(found))).toEqual(ascending(found));
      }),
    );
    expect(makeSet([1]).list).toBeDefined();
    expect(docIdSet([0, 31, 32, 63], 64).bits).toBeDefined();
    expect(listed(docIdSet([0, 31, 32, 63], 64))).toEqual([0, 31, 32, 63]);
  });

  it("are intersected and united as sets are", () => {
    fc.assert(
      fc.property(fc.array(members, { minLength: 1, maxLength: 5 }), (sets) => {
        const made = sets.map(makeSet);
        const inAll = sets.reduce((a, b) => a.filter((docId) => b.includes(docId)));
        expect(listed(intersection(made))).toEqual(ascending(inAll));
        expect(listed(union(made, size))).toEqual(ascending([...new Set(sets.flat())]));
        expect(made.map(listed), "and are not changed").toEqual(sets.map(ascending));
      }),
    );
  });

  it("are subtracted, counted, and know their members", () => {
    fc.assert(
      fc.property(members, members, (found, others) => {
        const left = found.filter((docId) => !others.includes(docId));
        const set = difference(makeSet(found), makeSet(others), size);
        expect(listed(set)).toEqual(ascending(left));
        expect([...toArray(set)]).toEqual(ascending(left));
        expect(sizeOf(set)).toBe(left.length);
        for (const docId of [...found, ...others]) expect(has(set, docId)).toBe(left.includes(docId));
      }),
    );
  });

  it("are appended to, beyond their size too", () => {
    fc.assert(
      fc.property(members, fc.uniqueArray(fc.integer({ min: size, max: size + 500 })), (found, later) => {
        const set = append(makeSet(found), ascending(later), size + 501);
        expect(listed(set)).toEqual([...ascending(found), ...ascending(later)]);
        expect(listed(intersection([set, makeSet(found)]))).toEqual(ascending(found));
      }),
    );
  });
});
