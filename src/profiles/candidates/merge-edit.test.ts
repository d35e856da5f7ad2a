import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clashesOf, mergeEdit } from "./merge-edit.ts";

const names = ["job_title", "introduction", "job_preference.remote", "job_preference.job_level", "gender"];
const profile = fc.record({
  job_title: fc.constantFrom(null, "A", "B"),
  introduction: fc.constantFrom(null, "C", "D"),
  gender: fc.constantFrom(null, 1, 2),
  job_preference: fc.option(
    fc.record({
      remote: fc.boolean(),
      job_level: fc.constantFrom(null, 1, 2),
      category_ids: fc.constant([]),
    }),
  ),
});
const leafOf = (values: object, name: string) =>
  name.split(".").reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], values);
const isNothing = (value: unknown) => value === undefined || value === null || value === false;
const isSame = (one: unknown, other: unknown) => one === other || (isNothing(one) && isNothing(other));

describe("Two windows of a profile", () => {
  it("change only the fields that each of them changed", () => {
    fc.assert(
      fc.property(profile, profile, profile, fc.subarray(names), (before, stored, typed, changed) => {
        const began = Object.fromEntries(changed.map((name) => [name, leafOf(before, name)]));
        const merged = mergeEdit(stored, typed, began);
        for (const name of names)
          expect(isSame(leafOf(merged, name), leafOf(changed.includes(name) ? typed : stored, name))).toBe(
            true,
          );
      }),
    );
  });

  it("clash in a changed field that the other one gave another value, and in no other", () => {
    fc.assert(
      fc.property(profile, profile, profile, fc.subarray(names), (before, stored, typed, changed) => {
        const began = Object.fromEntries(changed.map((name) => [name, leafOf(before, name)]));
        const clashes = clashesOf(stored, mergeEdit(stored, typed, began), began);
        const expected = changed.filter(
          (name) =>
            !isSame(leafOf(stored, name), leafOf(before, name)) &&
            !isSame(leafOf(stored, name), leafOf(typed, name)),
        );
        expect(clashes).toEqual(expected);
      }),
    );
  });
});
