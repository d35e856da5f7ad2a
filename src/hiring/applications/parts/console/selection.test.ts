import { describe, expect, it } from "vitest";
import { afterPress, rangeOf } from "./selection.ts";

const columns = [["a", "b", "c"], [], ["d", "e"]];

describe("A range of cards", () => {
  it("goes down the columns, in either direction, over columns without cards", () => {
    expect(rangeOf(columns, "b", "d")).toEqual(["b", "c", "d"]);
    expect(rangeOf(columns, "d", "b")).toEqual(["b", "c", "d"]);
    expect(rangeOf(columns, "e", "e")).toEqual(["e"]);
  });

  it("is the card alone if no other card was pressed before, or the other one is no longer visible", () => {
    expect(rangeOf(columns, null, "c")).toEqual(["c"]);
    expect(rangeOf(columns, "gone", "c")).toEqual(["c"]);
    expect(rangeOf(columns, "a", "gone")).toEqual([]);
  });
});

describe("A press on a card", () => {
  it("selects it, and selects it no longer when it is repeated", () => {
    const once = afterPress(new Set(), "a", null);
    expect([...once]).toEqual(["a"]);
    expect([...afterPress(once, "a", null)]).toEqual([]);
  });

  it("with a range adds its cards and leaves out none that were selected", () => {
    expect([...afterPress(new Set(["e", "b"]), "c", ["b", "c"])]).toEqual(["e", "b", "c"]);
  });
});
