import { describe, expect, it } from "vitest";
import { cacheOfBytes } from "./cache.ts";

describe("A cache of so many bytes", () => {
  it("tells of each entry that leaves: the least recently used, and one that is deleted", () => {
    const removed: string[] = [];
    const cache = cacheOfBytes<string, string>(
      10,
      (text) => text.length,
      undefined,
      (_, key) => removed.push(key),
    );
    cache.set("a", "12345").set("b", "12345");
    cache.get("a");
    cache.set("c", "12345");
    expect([[...cache.keys()].sort(), removed]).toEqual([["a", "c"], ["b"]]);
    cache.delete("a");
    expect(removed).toEqual(["b", "a"]);
  });
});
