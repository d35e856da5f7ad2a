import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textToHtml } from "./markup.ts";
import { languageNumberOf, richText, snippetOf, textLength } from "./rich-text.ts";

/** Generates markup with nested lists, paragraphs in items, and empty elements. */
const listed = fc
  .array(
    fc.constantFrom(
      "<ul>",
      "</ul>",
      "<ol>",
      "<li>",
      "</li>",
      "<p>",
      "</p>",
      "<br>",
      "<h2>",
      "</h2>",
      " ",
      "từ",
    ),
  )
  .map((parts) => parts.join(""));

describe("The text of an ad", () => {
  it("keeps paragraphs, lists, bold, links; everything else goes", () => {
    expect(richText('<p onclick="x()">Xin <b>chào</b> <script>alert(1)</script><i>bạn</i></p>')).toBe(
      "<p>Xin <strong>chào</strong> <em>bạn</em></p>",
    );
    expect(richText("<ul><li>Một</li></ul><table><tr><td>Hai</td></tr></table>")).toBe(
      "<ul><li>Một</li></ul><p>Hai</p>",
    );
    expect(richText("<h1>Mô tả</h1><div>A</div><div>B</div>")).toBe("<h3>Mô tả</h3><p>A</p><p>B</p>");
  });

  it("takes what editors make: items of paragraphs, and places where nothing was written", () => {
    expect(
      richText("<ul><li><p>Một</p><ul><li><p>Hai</p></li></ul></li><li><p>Ba</p><p>Bốn</p></li></ul><p></p>"),
    ).toBe("<ul><li>Một<ul><li>Hai</li></ul></li><li><p>Ba</p><p>Bốn</p></li></ul>");
    expect(richText("<h3></h3><p>A</p><ol><li><p>B</p></li><li><p><br></p></li></ol>")).toBe(
      "<p>A</p><ol><li>B</li></ol>",
    );
    expect(textLength("<ul><li><p>Một</p></li></ul>")).toBe("- Một".length);
  });

  it("keeps its emphasis when a form that shows only text sends it back", () => {
    const stored = "<h3>Bạn sẽ</h3><ul><li>Thu <strong>ngân</strong></li><li>Giao ca</li></ul>";
    expect(richText("Bạn sẽ\r\n- Thu ngân\r\n- Giao ca", stored)).toBe(stored);
    expect(richText("Bạn sẽ\n- Thu ngân", stored)).toBe("<p>Bạn sẽ</p><ul><li>Thu ngân</li></ul>");
    expect(richText("<p>Bạn sẽ</p><ul><li>Thu ngân</li><li>Giao ca</li></ul>", stored)).not.toContain(
      "strong",
    );
    expect(richText("", stored)).toBe("");
    const steps = "<p>Các bước</p><ol><li>Gọi</li><li><strong>Gặp</strong></li></ol>";
    expect(richText("Các bước\n1. Gọi\n2. Gặp", steps)).toBe(steps);
    expect(richText("Các bước\n1. Gọi\n2. Gặp\n3. Ký", steps)).toMatch(/<ol>(<li>\p{L}+<\/li>){3}<\/ol>$/u);
  });

  it("keeps links to the web and to an address, and no others", () => {
    expect(richText('<p><a href="https://sen.test" target="_blank" onmouseover="x">Sen</a></p>')).toBe(
      '<p><a href="https://sen.test" rel="noopener nofollow">Sen</a></p>',
    );
    for (const href of [
      "javascript:alert(1)",
      "//evil.test",
      "data:text/html,x",
      "JaVaScRiPt:x",
      " vbscript:x",
    ])
      expect(richText(`<p><a href="${href}">x</a></p>`)).not.toMatch(/script:|evil|data:/i);
  });

  it("makes paragraphs and lists of plain text, in NFC", () => {
    const written = "Yêu cầu:\n- Kế toán\n- Tiếng Anh";
    expect(richText(written.normalize("NFD"))).toBe(textToHtml(written));
    expect(richText("1 < 2 & 3 > 2")).toBe("<p>1 &lt; 2 &amp; 3 &gt; 2</p>");
  });

  it("is empty without words", () => {
    for (const nothing of [
      "",
      "  \n ",
      "<p></p>",
      "<p>&nbsp;</p><p><br></p>",
      "<script>x</script>",
      "<ul><li><p></p></li></ul>",
    ])
      expect(richText(nothing)).toBe("");
  });

  it("is the same when it is cleaned again, whatever was written", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.boolean(),
        listed,
        (text, tagged, list) => {
          const once = richText(tagged ? `${list}<p>${text}</p><div><b>${text}` : text);
          expect(once).not.toMatch(/<(?!\/?(p|ul|ol|li|strong|em|h3|br|a)\b)/);
          expect(richText(once)).toBe(once);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is measured as it is read", () => {
    expect(textLength("<p>Năm <strong>chữ</strong></p><ul><li>Một</li></ul>")).toBe("Năm chữ\n- Một".length);
    expect(snippetOf(`<p>${"từ ".repeat(200)}</p>`)).toMatch(/^(từ ){20,66}từ…$/);
    expect(snippetOf("")).toBeNull();
    expect(snippetOf("<ul><li>Bán hàng</li><li>Kiểm kho.</li><li>Giao ca</li></ul>")).toBe(
      "Bán hàng; Kiểm kho. Giao ca",
    );
  });

  it("is told to be Vietnamese or not", () => {
    expect(languageNumberOf("Kế toán tổng hợp lương cao")).toBe(1);
    expect(languageNumberOf("Senior accountant at a café in Hà Nội, five years of experience")).toBe(0);
  });
});
