import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initials, tintOf } from "./initials.ts";

describe("an avatar without a picture", () => {
  it("shows the first letters of the first and the last word", () => {
    expect(initials("Nguyễn Thị Ánh")).toBe("NÁ");
    expect(initials("đặng")).toBe("Đ");
    expect(initials("Công ty TNHH (ABC)")).toBe("CA");
    expect(initials("  ")).toBe("");
    expect(initials("#12")).toBe("?");
  });
  it("reads composed and decomposed names alike", () => {
    expect(initials("Ánh".normalize("NFD"))).toBe("Á");
    expect(tintOf("Ánh".normalize("NFD"), 5)).toBe(tintOf("Ánh", 5));
  });
  it("never has more than two letters before upper-casing, and a tint inside the set", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 9 }), (name, count) => {
        expect(tintOf(name, count)).toBeLessThan(count);
        expect([...initials(name)].length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
