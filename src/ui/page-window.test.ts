import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

describe("the page numbers of a list", () => {
  it("show the ends, the neighbours, and gaps of more than one page", () => {
    expect(pageWindow(5, 20)).toEqual([1, null, 4, 5, 6, null, 20]);
    expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(1, 1)).toEqual([1]);
  });
  it("always rise, hold the current page and never exceed nine places", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pages] = a <= b ? [a, b] : [b, a];
        const shown = pageWindow(page, pages);
        const numbers = shown.filter((n) => n !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        expect(numbers).toContain(page);
        expect(shown.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
