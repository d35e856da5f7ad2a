import { describe, expect, it } from "vitest";
import { commentsOf } from "../bin/laws/comments.ts";
import { plainnessOf, plainPage } from "../bin/laws/prose.ts";

// The words are concatenated here, so that the law about prose does not find them in this file.
const person = ["some", "body"].join("");

describe("The comments of a file", () => {
  it.each([
    ["lines that follow each other", "// One,\n// two.\nconst a = 1;", [[1, "One, two."]]],
    ["a docstring", "/**\n * One,\n * two.\n */", [[1, "One, two."]]],
    ["a docstring of a line", "const a = 1;\n  /** One. */", [[2, "One."]]],
    ["JSX", "<p>\n  {/* One,\n    two. */}\n</p>", [[2, "One, two."]]],
    ["the end of a line", "const a = 1; // One.", [[1, "One."]]],
  ])("are read from %s", (_name, text, comments) => {
    expect(commentsOf("a.tsx", text).map(({ line, text }) => [line, text])).toEqual(comments);
  });

  it("are read from SQL", () => {
    expect(commentsOf("a.sql", "-- One,\n-- two.\nSELECT 1; -- Three.")).toEqual([
      { line: 1, text: "One, two." },
      { line: 3, text: "Three." },
    ]);
  });

  it.each([
    ["addresses", 'const a = "https://example.com";'],
    ["operators", "a--;\nb -- c;"],
    ["directives", "// biome-ignore lint/a: b"],
    ["products", "const a =\n  1\n  * 2;"],
  ])("are not %s", (_name, text) => {
    expect(commentsOf("a.ts", text)).toEqual([]);
  });
});

describe("The law of plain English", () => {
  it.each([
    [
      "a person without a name in a comment",
      `// Is sent when ${person} applies.`,
      `"${person}" in a comment (name the person or thing)`,
    ],
    ["a participle", "export const keptDays = 90;", "keptDays (name what it contains or does)"],
    ["a private verb", "export async function tellAll() {}", "tellAll (name what it contains or does)"],
  ])("refuses %s", (_name, text, message) => {
    expect(plainnessOf("src/hiring/offers/a.ts", `\n${text}`)).toEqual([
      `src/hiring/offers/a.ts:2: ${message}`,
    ]);
  });

  it.each([
    ["the word in a text", `const a = "${person}";`],
    ["a word that begins alike", "export const heldenDays = 1;\nexport const foundation = 2;"],
    ["a name that the file keeps to itself", "const keptDays = 90;"],
  ])("accepts %s", (_name, text) => {
    expect(plainnessOf("src/hiring/offers/a.ts", text)).toEqual([]);
  });

  it("refuses a person without a name in a document", () => {
    expect(plainPage("docs/operations.md", `# Backups\n\nA file for ${person}.`)).toEqual([
      `docs/operations.md:3: "${person}" (name the person or thing)`,
    ]);
  });
});
