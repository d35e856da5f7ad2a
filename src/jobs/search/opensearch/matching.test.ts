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

  it("looks for words with accents, and words of a weight, where they are", () => {
    expect(matching("title_words", "'ke~1' <-> 'toan~1'")).toEqual({
      match_phrase: { title_words_marked: "ke~1 toan~1" },
    });
    expect(matching("head_words", "'ke':AB <-> 'toan':AB")).toEqual({
      bool: {
        should: [
          { match_phrase: { head_words_a: "ke toan" } },
          { match_phrase: { head_words_b: "ke toan" } },
        ],
        minimum_should_match: 1,
      },
    });
    expect(matching("head_words", "'ke':ABC")).toEqual({ term: { head_words_abc: "ke" } });
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
    for (const wrong of ["", "'a' &", "('a'", "'a' 'b'", "'a' <-> ('b' | 'c')", "'a':A <-> 'b':B"])
      expect(() => matching("words", wrong), wrong).toThrow();
  });
});

describe("The words of a tsvector as texts", () => {
  it("stand in their order, and at the same place in each text", () => {
    expect(vectorTexts("t", "'ke':1,4 'ke~1':1 'toan':2 'toan~1':2 'va':3", ["marked"])).toEqual({
      t: "ke toan va ke",
      t_marked: "ke~1 toan~1",
    });
    expect(vectorTexts("h", "'an':1A,7 'binh':4B,5C", ["a", "b", "c", "d", "abc"])).toEqual({
      h_abc: "an _ _ binh binh",
      h: "an _ _ binh binh _ an",
      h_a: "an",
      h_b: "_ _ _ binh",
      h_c: "_ _ _ _ binh",
      h_d: "_ _ _ _ _ _ an",
    });
    expect(vectorTexts("w", "'b' 'a'", [])).toEqual({ w: "b a" });
  });

  it("knows words with accents from others", () => {
    for (const word of ["ke~1", "đi", "trương", "ê"]) expect(isMarked(word), word).toBe(true);
    for (const word of ["ke", "di", "c++", ".net", "日本"]) expect(isMarked(word), word).toBe(false);
  });
});
