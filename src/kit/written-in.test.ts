import { describe, expect, it } from "vitest";
import { writtenIn } from "./written-in.ts";

describe("The language of a text", () => {
  it.each([
    ["Chúng tôi phát triển phần mềm kế toán cho doanh nghiệp nhỏ.", "vi"],
    ["<p>Đội ngũ <strong>trẻ</strong> tại Marketing &amp; Sales.</p>", "vi"],
    ["Chúng tôi".normalize("NFD"), "vi"],
    ["<p>We build accounting software for the small shops of Đà Nẵng and Huế.</p>", "en"],
    ["People first: the customer is always part of our day.", "en"],
  ])("is told by its words: %s", (text, language) => {
    expect(writtenIn(text)).toBe(language);
  });

  it.each([
    "",
    "FPT Software",
    "<p>Logistics</p>",
    "Cong ty chung toi tuyen nhan vien an toan tai Ha Noi",
    "私たちは東京の会社です。",
    "Wir bauen Maschinen für die Welt",
    "Nous sommes une équipe à Hanoï",
  ])("is not claimed where they do not tell: %s", (text) => {
    expect(writtenIn(text)).toBeNull();
  });
});
