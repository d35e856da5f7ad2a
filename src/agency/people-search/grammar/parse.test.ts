import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "./parse.ts";
import { printQuery, type QueryNode, queryFields } from "./tree.ts";

const printed = (query: string) => {
  const { tree, place } = parseQuery(query);
  return tree ? printQuery(tree) : { place };
};

describe("A query of people", () => {
  it.each([
    ["java", "java"],
    ["  kế toán   trưởng ", "kế toán trưởng"],
    ["java AND kotlin", "java kotlin"],
    ["java OR kotlin spring", "java OR kotlin spring"],
    ["(java OR kotlin) spring", "(java OR kotlin) spring"],
    ["java NOT php -python", "java -php -python"],
    ["NOT (php OR python) java", "-(php OR python) java"],
    ["“data   engineer” c++", '"data engineer" c++'],
    ["devel* node.js part-time", "devel* node.js part-time"],
    ["title: java Skill:(kotlin OR sql)", "title:java skill:(kotlin OR sql)"],
    ["-company:fpt place:(-hue)", "-company:fpt -place:hue"],
    ["((java)) ((a OR b) OR c)", "java (a OR b OR c)"],
    ["title:(title)", "title:title"],
    ["or not and", "or not and"],
  ])("reads %s", (query, expected) => {
    expect(printed(query)).toBe(expected);
  });

  it.each([
    ["", ""],
    ["java OR", "OR"],
    ["OR java", "OR java"],
    ["java (kotlin", "(kotlin"],
    ["java) kotlin", ") kotlin"],
    ['java "data engineer', '"data engineer'],
    ['""', '""'],
    ["ja*", "ja*"],
    ["java *", "*"],
    ["node.js*", "node.js*"],
    ["java title:ͺ", "ͺ"],
    ['-"ﹰ"', '"ﹰ"'],
    ["ͺͺͺ*", "ͺͺͺ*"],
    ["titel:java", "titel:java"],
    ["title:", "title:"],
    ["title:(java skill:sql)", "skill:sql)"],
    ["NOT -java", "-java"],
    ["-(-java)", "-(-java)"],
    ["research & development", "& development"],
    ["a ()", ")"],
    ["((((((java))))))", "(java))))))"],
    ["java ".repeat(31), "java"],
    [`${"a".repeat(500)} bcd`, "bcd"],
  ])("cannot read %j", (query, place) => {
    expect(printed(query)).toEqual({ place });
  });

  it("refuses 40 brackets, however they stand", () => {
    for (const query of ["(".repeat(40), ")".repeat(40), `${"(".repeat(40)}a${")".repeat(40)}`])
      expect(parseQuery(query).tree).toBeNull();
  });

  it("prints back as the same tree", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const text = printQuery(tree);
        const read = parseQuery(text);
        expect({ text, tree: read.tree }).toEqual({ text, tree });
      }),
    );
  });

  it("reads what it prints, and never throws", () => {
    const pieces = fc.constantFrom(
      ...'(())""“”--**  :: a bc OR NOT AND title: skill: kế c++ .net'.split(" "),
      " ",
      "-",
    );
    const garbage = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(pieces, { maxLength: 40 }).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(garbage, (query) => {
        const { tree, place } = parseQuery(query);
        expect((place ?? "").length).toBeLessThanOrEqual(30);
        const text = tree && printQuery(tree);
        expect({ text, tree: text && parseQuery(text).tree }).toEqual({ text, tree });
      }),
    );
  });
});

/** Trees within the limits: at most 27 terms, four brackets deep, in 500 characters. */
const trees: fc.Arbitrary<QueryNode> = fc
  .integer({ min: 0, max: 2 })
  .chain((depth) => treeOf(depth, true, null));

const words = fc.constantFrom("java", "kế", "c++", ".net", "ab");
const fields = fc.option(fc.constantFrom(...queryFields));

function termOf(withField: boolean) {
  const field = withField ? fields : fc.constant(null);
  return fc.oneof(
    fc.record({ kind: fc.constant("word" as const), field, text: words }),
    fc.record({
      kind: fc.constant("phrase" as const),
      field,
      text: fc.constantFrom("data engineer", "OR", "a (b) * -c:"),
    }),
    fc.record({ kind: fc.constant("prefix" as const), field, text: fc.constantFrom("dev", "kếto") }),
  );
}

function treeOf(depth: number, withField: boolean, around: "and" | "or" | null): fc.Arbitrary<QueryNode> {
  const term = termOf(withField);
  if (depth === 0) return fc.oneof(term, fc.record({ kind: fc.constant("not" as const), of: term }));
  return fields.chain((some) => {
    const field = withField ? some : null;
    const kinds = (["and", "or"] as const).filter((kind) => field !== null || kind !== around);
    return fc.constantFrom(...kinds).chain((kind) => {
      const inside = withField && field === null;
      const part = fc.oneof(termOf(inside), treeOf(depth - 1, inside, kind));
      const group = fc.record({
        kind: fc.constant(kind),
        field: fc.constant(field),
        of: fc.array(part, { minLength: 2, maxLength: 3 }),
      });
      // A negation keeps a group apart from one of the same operator.
      return fc.oneof(group, fc.record({ kind: fc.constant("not" as const), of: group }));
    });
  });
}
