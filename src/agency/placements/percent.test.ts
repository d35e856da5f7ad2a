import { describe, expect, it } from "vitest";
import { bpsOf } from "./percent.ts";

describe("A typed percentage", () => {
  it("is read in basis points without a rounding error", () => {
    expect(["20", "33.33", "33,34", " 5.5 ", "0.29", "100"].map(bpsOf)).toEqual([
      2000, 3333, 3334, 550, 29, 10_000,
    ]);
  });

  it("is left to the API when it is none", () => {
    for (const text of ["", "33.333", "-1", "1e2", "20%"]) expect(bpsOf(text)).toBe(text);
  });
});
