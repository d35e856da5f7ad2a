import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseKeyword } from "../text/keyword.ts";
import type { Query } from "../text/query.ts";
import { termsIn } from "./mapping.ts";
import { type Clause, toClause } from "./query-dsl.ts";

describe("A query in OpenSearch's DSL", () => {
  it("keeps terms, prefixes, and, or", () => {
    expect(toClause("ke")).toEqual({ term: { words: "ke" } });
    expect(toClause({ and: ["ke", "toa*"] })).toEqual({
      bool: { filter: [{ term: { words: "ke" } }, { prefix: { words: "toa" } }] },
    });
    expect(toClause("1:ke_toan&1:toan_truong")).toEqual({
      bool: { filter: [{ term: { words: "1:ke_toan" } }, { term: { words: "1:toan_truong" } }] },
    });
    expect(toClause({ and: ["1:ke_toan", { or: ["1:ha_noi", "2:ha_noi"] }] })).toEqual({
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

  it("asks for every term that a keyword is matched by, and for nothing else", () => {
    const terms = (query: Query): string[] =>
      typeof query === "string" ? query.split("&") : ("and" in query ? query.and : query.or).flatMap(terms);
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
          const { ways, looser, related } = parseKeyword(keyword);
          for (const query of [
            ...ways.flatMap(({ accented, tiers }) => [...accented, ...tiers]),
            ...looser,
            ...related.flatMap(({ tiers }) => tiers),
          ])
            expect(asked(toClause(query))).toEqual(terms(query));
        },
      ),
    );
  });
});

describe("The terms of a tsvector", () => {
  it("are all found, whatever they hold", () => {
    expect(termsIn("'0:ke~1_toan~1' '1:c++' 'ke' '.net'")).toBe("0:ke~1_toan~1 1:c++ ke .net");
    expect(termsIn("")).toBe("");
  });
});
