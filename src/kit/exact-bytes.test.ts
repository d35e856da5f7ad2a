import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { brotlied, exactBytes, gzipped, occupiedBytes } from "./exact-bytes.ts";

describe("Bytes that a cache stores", () => {
  it.each([10, 1400, 70_000, 1_000_000])("occupy exactly their size: %i bytes", async (length) => {
    const content = Buffer.from(Array.from({ length }, (_, n) => "việc làm"[n % 8]).join(""));
    for (const packed of [await gzipped(content), await brotlied(content)])
      expect(occupiedBytes(packed)).toBe(packed.length);
    expect(gunzipSync(await gzipped(content)).equals(content)).toBe(true);
  });

  it("are copied only where they are a view of more", () => {
    const view = Buffer.from("Kế toán");
    expect(occupiedBytes(view)).toBeGreaterThan(view.length);
    expect(exactBytes(view).equals(view)).toBe(true);
    expect(occupiedBytes(exactBytes(view))).toBe(view.length);
    const whole = Buffer.alloc(100_000);
    expect(exactBytes(whole)).toBe(whole);
  });
});
