import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keywordWords, tiersOf } from "../keyword.ts";
import { vectorTexts } from "./mapping.ts";
import { isMarked, matching } from "./matching.ts";

describe("A tsquery as a query of the cluster", () => {
  it("keeps words, phrases, either and both, and what binds closer", () => {
    expect(matching("words", "'ke'")).toEqual({ term: { words: "ke" } });
    expect(matching("words", "'ke' & 'toa':*")).toEqual({
      bool: { filter: [{ term: { words: "ke" } }, { prefix: { words: "toa" } }] },
    });
    expect(matching("title_words", "'ke' <-> 'toan' & ('a' | 'b' <-> 'c')")).toEqual({
      bool: {
        filter: [
          { match_phrase: { title_words: "ke toan" } },
          {
            bool: {
              should: [{ term: { title_words: "a" } }, { match_phrase: { title_words: "b c" } }],
              minimum_should_match: 1,
            },
          },
        ],
      },
    });
  });

  it("looks for words with accents where they are", () => {
    expect(matching("title_words", "'ke~1' <-> 'toan~1'")).toEqual({
      match_phrase: { title_words_marked: "ke~1 toan~1" },
    });
    expect(matching("head_words", "'2:ke_toan'")).toEqual({ term: { head_words: "2:ke_toan" } });
    expect(matching("title_words", "'ke~1' <-> 'toan'")).toHaveProperty("span_near.in_order", true);
  });

  it("understands all that keywords become", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.stringMatching(/^(việc làm |kế toán |ha noi |dev |c\+\+ |.net |lý ){1,5}$/),
        ),
        (keyword) => {
          for (const { column, query } of tiersOf(keywordWords(keyword)))
            expect(Object.keys(matching(column, query))).toHaveLength(1);
        },
      ),
    );
  });

  it("refuses what it would understand by halves", () => {
    for (const wrong of ["", "'a' &", "('a'", "'a' 'b'", "'a' <-> ('b' | 'c')"])
      expect(() => matching("words", wrong), wrong).toThrow();
  });
});

describe("The words of a tsvector as texts", () => {
  it("stand in their order, and at the same place in each text", () => {
    expect(vectorTexts("t", "'ke':1,4 'ke~1':1 'toan':2 'toan~1':2 'va':3", ["marked"])).toEqual({
      t: "ke toan va ke",
      t_marked: "ke~1 toan~1",
    });
    expect(vectorTexts("w", "'b' 'a'", [])).toEqual({ w: "b a" });
  });

  it("knows words with accents from others", () => {
    for (const word of ["ke~1", "đi", "trương", "ê"]) expect(isMarked(word), word).toBe(true);
    for (const word of ["ke", "di", "c++", ".net", "日本"]) expect(isMarked(word), word).toBe(false);
  });
});
