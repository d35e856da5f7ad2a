import { describe, expect, it } from "vitest";
import { openShelf, type ReadyPage } from "./shelf.ts";

const page = (size: number, expiresAt = 100): ReadyPage => ({
  body: Buffer.alloc(size / 2),
  smaller: null,
  reads: 0,
  etag: "",
  headers: [],
  expiresAt,
  viewOf: undefined,
});

describe("the shelf of ready pages", () => {
  it("never holds more bytes than it may, and lets the page go that was not asked for the longest", () => {
    const shelf = openShelf(10_000);
    for (const key of ["a", "b", "c"]) shelf.put(key, page(2000));
    shelf.get("a", 0);
    shelf.put("d", page(2000));
    expect(["a", "b", "c", "d"].filter((key) => shelf.get(key, 0))).toEqual(["a", "c", "d"]);
    for (let n = 0; n < 50; n++) {
      shelf.put(`n${n}`, page(n * 300));
      expect(shelf.bytes).toBeLessThanOrEqual(10_000);
    }
  });

  it("counts a page that takes another's place once, and none after it was emptied", () => {
    const shelf = openShelf(10_000);
    shelf.put("a", page(2000));
    const { bytes } = shelf;
    shelf.put("a", page(2000));
    expect(shelf.bytes).toBe(bytes);
    shelf.empty();
    expect(shelf.bytes).toBe(0);
    expect(shelf.get("a", 0)).toBeUndefined();
  });

  it("forgets a page when its time is over", () => {
    const shelf = openShelf(10_000);
    shelf.put("a", page(10, 50));
    expect(shelf.get("a", 49)).toBeDefined();
    expect(shelf.get("a", 50)).toBeUndefined();
    expect(shelf.bytes).toBe(0);
  });
});
