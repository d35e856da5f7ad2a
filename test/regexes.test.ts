import { describe, expect, it } from "vitest";
import { checkRegexes, superlinear } from "../bin/laws/regexes.ts";

const brokenIn = async (path: string, text: string) => (await checkRegexes(new Map([[path, text]]))).broken;

describe("The law of regular expressions", () => {
  it.each([
    ["tags that do not end", /<\/?[a-z][^>]*>/gi],
    ["digits that nothing follows", /(\d+)\s+\d+\s+R/g],
    ["white space that is not at the end", /\s+$/],
    ["comments that do not end", /<!--[\s\S]*?-->/g],
    ["two ways to match the same", /^(?:a|a)*$/],
    ["matches that each look at the whole rest", /x[\s\S]*?y|x/g],
  ])("finds %s", (_, { source, flags }) => {
    expect(superlinear(source, flags)).toMatch(/polynomial|exponential/);
  });

  it.each([
    ["tags up to the next one", /<\/?[a-z][^<>]*>/gi],
    ["a bounded number", /\d{1,10} R/g],
    ["letters from the beginning", /^[\p{Script=Latin}\p{M}\s]+$/u],
    ["one place only", /\d+x/y],
  ])("lets pass %s", (_, { source, flags }) => {
    expect(superlinear(source, flags)).toBeNull();
  });

  it("names the place and an attack", async () => {
    expect(await brokenIn("src/planted.ts", "// chữ\nexport const end = /=+$/;\n")).toEqual([
      expect.stringMatching(/^src\/planted\.ts:2: \/=\+\$\/ is not linear: 2nd degree polynomial, as on '='/),
    ]);
  });

  it("takes no pattern that is built of what a run brings", async () => {
    expect(await brokenIn("src/planted.tsx", "const find = (name: string) => new RegExp(name);")).toEqual([
      "src/planted.tsx:1: RegExp of what is not known when the module is loaded",
    ]);
  });

  it("lets an exception pass that gives its reason, and none that is not needed", async () => {
    expect(
      await brokenIn("src/planted.ts", "// superlinear: the text is our own\nconst end = /=+$/;"),
    ).toEqual([]);
    expect(await brokenIn("src/planted.ts", "const end = /^=+/; // superlinear: it is not")).toEqual([
      'src/planted.ts:1: "superlinear:" beside a pattern that is linear',
    ]);
  });
});
