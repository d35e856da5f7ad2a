import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keywordWords, type Match, tiersOf } from "../keyword.ts";
import { tokensIn } from "./mapping.ts";
import { type Clause, matching } from "./matching.ts";

describe("A match as a query of the cluster", () => {
  it("keeps tokens, beginnings, any and all", () => {
    expect(matching("ke")).toEqual({ term: { words: "ke" } });
    expect(matching({ all: ["ke", "toa*"] })).toEqual({
      bool: { filter: [{ term: { words: "ke" } }, { prefix: { words: "toa" } }] },
    });
    expect(matching({ all: ["1:ke_toan", { any: ["1:ha_noi", "2:ha_noi"] }] })).toEqual({
      bool: {
        filter: [
          { term: { words: "1:ke_toan" } },
          {
            bool: {
              should: [{ term: { words: "1:ha_noi" } }, { term: { words: "2:ha_noi" } }],
              minimum_should_match: 1,
            },
          },
        ],
      },
    });
  });

  it("asks for every token that a keyword is matched by, and for nothing else", () => {
    const tokens = (match: Match): string[] =>
      typeof match === "string" ? [match] : ("all" in match ? match.all : match.any).flatMap(tokens);
    const asked = (clause: Clause): string[] => {
      const { term, prefix, bool } = clause as {
        term?: { words: string };
        prefix?: { words: string };
        bool?: { filter?: Clause[]; should?: Clause[] };
      };
      if (term) return [term.words];
      if (prefix) return [`${prefix.words}*`];
      return (bool!.filter ?? bool!.should!).flatMap(asked);
    };
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.stringMatching(/^(việc làm |kế toán |ha noi |dev |c\+\+ |.net |lý ){1,5}$/),
        ),
        (keyword) => {
          for (const tier of tiersOf(keywordWords(keyword)))
            expect(asked(matching(tier))).toEqual(tokens(tier));
        },
      ),
    );
  });
});

describe("The tokens of a tsvector", () => {
  it("are all found, whatever they hold", () => {
    expect(tokensIn("'0:ke~1_toan~1' '1:c++' 'ke' '.net'")).toBe("0:ke~1_toan~1 1:c++ ke .net");
    expect(tokensIn("")).toBe("");
  });
});
