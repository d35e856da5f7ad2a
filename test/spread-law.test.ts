import { describe, expect, it } from "vitest";
import { spreadLiterals } from "../bin/laws/spreads.ts";

describe("the law of spreads", () => {
  it.each([
    ["an object in an object", "const a = { b, ...{ c: 1 } };", 1],
    ["a line below", "const a = {\n  b,\n  ...{ c: 1 },\n};", 3],
    ["an object in parentheses", "const a = { ...({ c: 1 }) };", 1],
    ["an object in JSX", "const a = <p {...{ id, title }} />;", 1],
    ["an object in the object of a spread that is allowed", "const a = { ...(b && { ...{ c } }) };", 1],
  ])("refuses %s", (_name, text, line) => {
    expect(spreadLiterals("src/hiring/offers/a.tsx", text)).toEqual([
      `src/hiring/offers/a.tsx:${line}: spreads an object literal (write its properties)`,
    ]);
  });

  it.each([
    ["a name", "const a = { ...b, c };"],
    ["a condition", "const a = { ...(b && { c }) };"],
    ["a call", "const a = { ...columnsOf({ b }) };"],
    ["a name in JSX", "const a = <p {...props} />;"],
    ["an array", "const a = [...[b, c]];"],
  ])("accepts %s", (_name, text) => {
    expect(spreadLiterals("src/hiring/offers/a.tsx", text)).toEqual([]);
  });
});
