import { describe, expect, it } from "vitest";
import { commandOf, isPanelCommand, panelCommands, step } from "./keys.ts";

const press = (key: string, modifiers: Partial<Record<"ctrlKey" | "metaKey" | "altKey", boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

describe("Keys of the board", () => {
  it("are letters in either case", () => {
    const all = ["j", "k", "h", "l", "m", "R", "x", "/", "?"].map((key) =>
      commandOf(press(key), "other", true),
    );
    expect(all).toEqual(["next", "previous", "left", "right", "move", "reject", "select", "search", "help"]);
  });

  it("advance, and open each panel with one letter", () => {
    const all = ["e", "i", "o", "w", "p", "t", "n", "f"].map((key) => commandOf(press(key), "other", true));
    expect(all).toEqual(["advance", ...panelCommands]);
    expect(panelCommands.every(isPanelCommand)).toBe(true);
    expect(isPanelCommand("advance")).toBe(false);
  });

  it("do nothing while a letter is composed", () => {
    expect(commandOf({ ...press("m"), isComposing: true }, "other", true)).toBeNull();
  });

  it("do not replace shortcuts of the browser", () => {
    expect(commandOf(press("r", { ctrlKey: true }), "card", true)).toBeNull();
    expect(commandOf(press("l", { metaKey: true }), "other", true)).toBeNull();
  });

  it("are arrows and Enter on a card, also while letters are switched off", () => {
    expect(commandOf(press("j"), "card", false)).toBeNull();
    expect(commandOf(press("ArrowDown"), "card", false)).toBe("next");
    expect(commandOf(press("Enter"), "card", false)).toBe("open");
    expect(commandOf(press("Enter"), "other", true)).toBeNull();
  });
});

describe("Moving the focus over the cards", () => {
  const columns = [["a", "b", "c"], [], ["x"], ["p", "q"]];

  it("starts at the first card", () => {
    expect(step(columns, null, "next")).toBe("a");
    expect(step([[], []], null, "next")).toBeNull();
  });

  it("stays in the column up and down", () => {
    expect(step(columns, "a", "next")).toBe("b");
    expect(step(columns, "c", "next")).toBeNull();
    expect(step(columns, "a", "previous")).toBeNull();
  });

  it("keeps the row to the left and right if the column is long enough, and skips empty columns", () => {
    expect(step(columns, "c", "right")).toBe("x");
    expect(step(columns, "x", "right")).toBe("p");
    expect(step(columns, "q", "left")).toBe("x");
    expect(step(columns, "a", "left")).toBeNull();
  });
});
