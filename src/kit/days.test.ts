import { describe, expect, it } from "vitest";
import { readDay, writeDay } from "./days.ts";

describe("a day that somebody typed", () => {
  it.each([
    ["21/11/2026", "2026-11-21"],
    ["1/2/2026", "2026-02-01"],
    [" 01.02.2026 ", "2026-02-01"],
    ["01-02-2026", "2026-02-01"],
    ["29/02/2028", "2028-02-29"],
    ["2026-11-21", "2026-11-21"],
  ])("%s is read as %s", (typed, iso) => expect(readDay(typed)).toBe(iso));

  it.each(["", "soon", "11/21/2026", "30/02/2026", "29/02/2027", "1/2/26", "00/01/2026", "2026-13-01"])(
    "%s is no day",
    (typed) => expect(readDay(typed)).toBeNull(),
  );

  it("is written as it is read in both languages", () => {
    expect(writeDay("2026-02-01")).toBe("01/02/2026");
    expect(writeDay("1.2.2026")).toBe("01/02/2026");
    expect(writeDay("soon")).toBe("soon");
    expect(writeDay("")).toBe("");
  });
});
