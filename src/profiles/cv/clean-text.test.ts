import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, isBlank } from "./clean-text.ts";

describe("the text of a CV", () => {
  it("is composed, with ligatures and full-width signs undone", () => {
    expect(cleanText("Nguyễn Đức".normalize("NFD"))).toBe("Nguyễn Đức");
    expect(cleanText("scienti\uFB01c ０９０３")).toBe("scientific 0903");
    expect(cleanText("Excel™ ½ m²")).toBe("Excel™ ½ m²");
  });

  it("keeps numbers whole that soft hyphens cut", () => {
    expect(cleanText("0903\u00AD123\u00AD456")).toBe("0903123456");
    expect(cleanText("(909) 555-\u00AD\u20105555")).toBe("(909) 555-5555");
  });

  it("loses controls and hidden marks, keeps lines and tabs", () => {
    expect(cleanText("a\0b\u202Ec\u200Bd\te\r\nf\vg \u00A0\n\n\n\nh\f")).toBe("abcd\te\nf\ng\n\nh");
    expect(cleanText("\uF0B7 Kế toán \uF0E0")).toBe("• Kế toán");
    expect(cleanText("👩‍💻 \ud800")).toBe("👩‍💻 \ufffd");
  });

  it("is cut at 200,000 characters", () => {
    expect(cleanText("ế".normalize("NFD").repeat(250_000)).length).toBeLessThanOrEqual(200_000);
  });

  it("is stable: cleaning twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        expect(once).toBe(once.normalize("NFC"));
      }),
    );
  });

  it("is blank when it holds no letter and no digit", () => {
    expect(isBlank(" •\n–")).toBe(true);
    expect(isBlank("Đ")).toBe(false);
  });
});
