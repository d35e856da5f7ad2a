import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { email, fullName, optionalText, text } from "./fields.ts";

const tag = /<\/?[a-z][^>]*>/i;
const clean = (value: string) => optionalText(5000).parse(value) ?? "";

describe("A field of plain text", () => {
  it.each([
    ["Kế toán <b>trưởng</b>", "Kế toán trưởng"],
    ["<<b>script>alert(1)<</b>/script>", "alert(1)"],
    ["<scr<i>ipt>x", "ipt>x"],
    ["<<<a>b>c>d", "d"],
    ["<\u200bscript>x</\u00adscript>", "x"],
    ["<\u212abd>Kelvin</\u212abd>", "Kelvin"],
    ["a < b > c, 3 <5, <3, x<y", "a < b > c, 3 <5, <3, x<y"],
    ["lương > 20 triệu <thỏa thuận", "lương > 20 triệu <thỏa thuận"],
    ["e<b>\u0301", "é"],
    ["<img src=x\nonerror=alert(1)>ảnh", "ảnh"],
  ])("keeps no tag of %j", (given, kept) => {
    expect(clean(given)).toBe(kept);
  });

  it("has nothing left that looks like a tag, is composed, and does not change when cleaned again", () => {
    const pieces = fc.array(
      fc.constantFrom("<", ">", "/", "a", "B", " ", "\u200b", "\u0338", "\u0301", "ế"),
      {
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(pieces, (list) => {
        const cleaned = clean(list.join(""));
        expect(cleaned).not.toMatch(tag);
        expect(cleaned).toBe(cleaned.normalize("NFC"));
        expect(clean(cleaned)).toBe(cleaned);
      }),
    );
  });

  it("removes the same as before where tags stand apart", () => {
    const word = fc.constantFrom("kế toán", "<b>", "</b>", "<br/>", " ", "1 < 2", '<a href="x">');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        const whole = words.join(" ");
        expect(clean(whole)).toBe(whole.replace(new RegExp(tag, "gi"), "").trim());
      }),
    );
  });

  it("of a megabyte takes no time, whatever it is made of", () => {
    const unkind = ["<a", "<", "<a>", "</", "<<b>", "\u200b", "\u0301", " ", "é<", "a@"].flatMap((piece) => {
      const much = piece.repeat(Math.floor(1_000_000 / piece.length));
      return [much, `${much}>`, much.slice(0, 90_000)];
    });
    for (const schema of [text(255), text(20_000), optionalText(20_000), fullName, email])
      for (const value of unkind) {
        const start = process.cpuUsage();
        const { success } = schema.safeParse(value);
        const { user, system } = process.cpuUsage(start);
        expect((user + system) / 1000, `${value.slice(0, 6)}… × ${value.length}`).toBeLessThan(100);
        if (value.length > 90_000) expect(success).toBe(false);
      }
  });

  it("that is too long is said to be so, before and after cleaning", () => {
    const code = (value: string) => text(255).safeParse(value).error?.issues[0]?.message;
    expect(code("a".repeat(256))).toBe("length_range");
    expect(code("a".repeat(900_000))).toBe("length_range");
    expect(code(`${"<b></b>".repeat(100)}kế toán`)).toBeUndefined();
  });

  it("takes rows of combining marks in its stride: composing sorts them in quadratic time", () => {
    for (const gap of ["", "\u200b"]) {
      const before = process.cpuUsage().user;
      text(5000).safeParse(`a${`\u0301\u0323${gap}`.repeat(29_000 / (2 + gap.length))}`);
      expect((process.cpuUsage().user - before) / 1000).toBeLessThan(200);
    }
  });
});
