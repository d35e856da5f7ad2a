import fc from "fast-check";
import { expect, it } from "vitest";
import { dailySeed, examples } from "#test/examples.ts";
import { splitOfShare } from "./split.ts";
import { wholeShare } from "./terms.ts";

it("A share is divided without a rest, and each person gets a part", () => {
  const share = fc.integer({ min: 2, max: wholeShare });
  const bps = fc.integer({ min: 1, max: wholeShare - 1 });
  const property = fc.property(share, bps, (whole, part) => {
    const { asker, owner } = splitOfShare(whole, part);
    expect(asker + owner).toBe(whole);
    expect(asker).toBeGreaterThan(0);
    expect(owner).toBeGreaterThan(0);
    expect(Math.abs(asker - (whole * part) / wholeShare)).toBeLessThanOrEqual(1);
  });
  fc.assert(property, { numRuns: 2000 * examples, seed: dailySeed });
});

it("Half of an odd share leaves the odd point to the owner", () => {
  expect(splitOfShare(5000, 5000)).toEqual({ asker: 2500, owner: 2500 });
  expect(splitOfShare(4999, 5000)).toEqual({ asker: 2499, owner: 2500 });
});
