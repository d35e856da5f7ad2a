import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, slugify } from "./fold.ts";

describe("fold", () => {
  it("makes one of all ways to write a Vietnamese word", () => {
    expect(new Set(["hoà", "hòa", "HOA", "hoà".normalize("NFD")].map(fold))).toEqual(new Set(["hoa"]));
    expect(fold("Đường  Nguyễn\tHuệ")).toBe("duong nguyen hue");
    expect(fold("ﬁnance")).toBe("finance");
  });

  it("changes nothing that it folded already", () => {
    fc.assert(fc.property(fc.string(), (text) => fold(fold(text)) === fold(text)));
  });
});

describe("slugify", () => {
  it("strips diacritics, writes & as vs, removes punctuation, joins by hyphens (spec §2)", () => {
    expect(slugify("Kế toán & Tài chính")).toBe("ke-toan-vs-tai-chinh");
    expect(slugify("  C++ / .NET (Upto $2,000)!  ")).toBe("c-net-upto-2-000");
  });

  it("always is an address", () => {
    fc.assert(fc.property(fc.string(), (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugify(text))));
  });
});
