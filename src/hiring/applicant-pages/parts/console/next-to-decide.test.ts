import { describe, expect, it } from "vitest";
import { nextToDecide, reviewOf } from "./next-to-decide.ts";

describe("The applicant after a decision", () => {
  const none = new Set<string>();

  it("is the one below in the stage, else the one above", () => {
    expect(nextToDecide({ previous: "1", next: "3" }, none)).toBe("3");
    expect(nextToDecide({ previous: "1", next: null }, none)).toBe("1");
  });

  it("is never one whose decision the server has not stored yet", () => {
    expect(nextToDecide({ previous: "1", next: "3" }, new Set(["3"]))).toBe("1");
    expect(nextToDecide({ previous: "1", next: null }, new Set(["1"]))).toBeNull();
  });

  it("is missing when the stage is empty", () => {
    expect(nextToDecide({ previous: null, next: null }, none)).toBeNull();
  });
});

describe("A review of new applicants", () => {
  it("counts from the number at its beginning", () => {
    expect(reviewOf("12", 3)).toEqual({ total: 12, left: 3 });
  });

  it("grows with applicants who apply meanwhile", () => {
    expect(reviewOf("2", 3)).toEqual({ total: 3, left: 3 });
  });

  it("is none without a number in the address", () => {
    expect([null, "", "0", "-1", "x", "12345678"].map((text) => reviewOf(text, 3))).toEqual(
      Array(6).fill(null),
    );
  });
});
