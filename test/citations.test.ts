import { describe, expect, it } from "vitest";
import { brokenCitations, readRules } from "../bin/laws/citations.ts";

const rules = readRules(
  [
    "# Rules\n## Spec §5: Validation\ntext\n### Decisions §1: Jobs\n### Decisions §A: Departures\n",
    "## Labour Code art. 25\n",
  ],
  ["014-cached-pages.md"],
);
const brokenIn = (text: string) => brokenCitations("src/planted.ts", text, rules);
// The citations are concatenated here, so that the law about citations does not find them in this file.
const section = (name: string | number) => `§${name}`;
const article = (number: number) => `art. ${number}`;

describe("The law of citations", () => {
  it.each([
    ["a section", `/** At most five (spec ${section(5)}). */`],
    ["the start of a sentence", `// Spec ${section(5)}: trimmed.`],
    ["a named section", `// decisions ${section("A")}`],
    ["a list", `// spec ${section(5)}, decisions ${section(1)} and ${section("A")}`],
    [
      "a comment that goes on in the next line",
      `/**\n * As the spec\n * ${section(5)} has it (decisions ${section(1)},\n * ${section("A")}).\n */`,
    ],
    ["an article", `// Labour Code ${article(25)}`],
    ["an RFC", `// RFC 8410 ${section(7)}`],
    ["a decision", `// ${"decision"} 014`],
  ])("lets pass %s", (_, text) => {
    expect(brokenIn(text)).toEqual([]);
  });

  it.each([
    ["a section that does not exist", `spec ${section(6)}`, `spec ${section(6)}`],
    ["the second of a list", `decisions ${section(1)}, ${section(2)}`, `decisions ${section(2)}`],
    ["a section of another page", `spec ${section(1)}`, `spec ${section(1)}`],
    ["a section without its page", `the limit (${section(5)})`, `(no source) ${section(5)}`],
    ["an article without a summary", `Labour Code ${article(26)}`, `labour code ${article(26)}`],
  ])("finds %s", (_, cited, what) => {
    expect(brokenIn(`const a = 1;\n// ${cited}\n`)).toEqual([
      `src/planted.ts:2: ${what} is not in docs/rules`,
    ]);
  });

  it("finds a decision that does not exist", () => {
    expect(brokenIn(`\n\n// ${"decision"} 999`)).toEqual([
      `src/planted.ts:3: ${"decision"} 999 is not in docs/decisions`,
    ]);
  });
});
