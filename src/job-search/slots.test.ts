import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allOf,
  anyOf,
  arrayOf,
  eachOf,
  has,
  type Slots,
  sizeOf,
  slotsOf,
  withLater,
  without,
} from "./slots.ts";

/** Few or many of 2,000, so that both shapes of a set meet. */
const size = 2000;
const members = fc.oneof(
  fc.uniqueArray(fc.nat(size - 1), { maxLength: 40 }),
  fc.uniqueArray(fc.nat(size - 1), { minLength: 100, maxLength: 400 }),
);
const ascending = (found: readonly number[]) => [...found].sort((a, b) => a - b);
const setOf = (found: readonly number[]) => slotsOf(ascending(found), size);
function listed(slots: Slots): number[] {
  const found: number[] = [];
  eachOf(slots, (slot) => found.push(slot));
  return found;
}

describe("Sets of slots", () => {
  it("hold what they were given, in order, whatever their shape", () => {
    fc.assert(
      fc.property(members, (found) => {
        expect(listed(setOf(found))).toEqual(ascending(found));
      }),
    );
    expect(setOf([1]).list).toBeDefined();
    expect(slotsOf([0, 31, 32, 63], 64).bits).toBeDefined();
    expect(listed(slotsOf([0, 31, 32, 63], 64))).toEqual([0, 31, 32, 63]);
  });

  it("meet and join as sets do", () => {
    fc.assert(
      fc.property(fc.array(members, { minLength: 1, maxLength: 5 }), (sets) => {
        const slots = sets.map(setOf);
        const inAll = sets.reduce((a, b) => a.filter((slot) => b.includes(slot)));
        expect(listed(allOf(slots))).toEqual(ascending(inAll));
        expect(listed(anyOf(slots, size))).toEqual(ascending([...new Set(sets.flat())]));
        expect(slots.map(listed), "and stay as they were").toEqual(sets.map(ascending));
      }),
    );
  });

  it("leave out others, know how many they are, and whether one is among them", () => {
    fc.assert(
      fc.property(members, members, (found, others) => {
        const left = found.filter((slot) => !others.includes(slot));
        const slots = without(setOf(found), setOf(others), size);
        expect(listed(slots)).toEqual(ascending(left));
        expect([...arrayOf(slots)]).toEqual(ascending(left));
        expect(sizeOf(slots)).toBe(left.length);
        for (const slot of [...found, ...others]) expect(has(slots, slot)).toBe(left.includes(slot));
      }),
    );
  });

  it("take in what comes later, beyond their size too", () => {
    fc.assert(
      fc.property(members, fc.uniqueArray(fc.integer({ min: size, max: size + 500 })), (found, later) => {
        const slots = withLater(setOf(found), ascending(later), size + 501);
        expect(listed(slots)).toEqual([...ascending(found), ...ascending(later)]);
        expect(listed(allOf([slots, setOf(found)]))).toEqual(ascending(found));
      }),
    );
  });
});
