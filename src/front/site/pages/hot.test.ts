import { describe, expect, it } from "vitest";
import { hotQuery, queryOfHot, readHot } from "./hot.ts";

describe("What narrows the hot jobs of the home page", () => {
  it.each(["", "?hot=category", "?hot=salary", "?hot=place-22", "?hot=salary-20000000"])("%s", (query) => {
    expect(hotQuery(readHot(new URLSearchParams(query)))).toBe(query);
  });

  it.each([
    "?hot=<script>",
    "?hot=place-",
    "?hot=-22",
    "?hot=age-3",
    "?hot=place-22-27",
    "?hot=place-99999999999",
  ])("%s narrows nothing", (query) => {
    expect(readHot(new URLSearchParams(query))).toEqual({ kind: "place", value: null });
  });

  it("is a filter of the search", () => {
    expect(queryOfHot({ kind: "salary", value: 5 })).toEqual({ salary_min: 5 });
    expect(queryOfHot({ kind: "category", value: 6 })).toEqual({ category_id: 6 });
    expect(queryOfHot({ kind: "place", value: null })).toEqual({});
  });
});
