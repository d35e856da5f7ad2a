import { getSchema } from "@tiptap/core";
import { DOMSerializer, DOMParser as Reader } from "@tiptap/pm/model";
import { Window } from "happy-dom";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { richText } from "#kit/rich-text.ts";
import { hrefOf } from "./links.ts";
import { cleanedPaste } from "./paste.ts";
import { safeHtml } from "./safe-html.ts";
import { extensions } from "./schema.ts";

// Browser globals for these functions, in this file only: other tests share the process.
const window = new Window();
beforeAll(() => {
  vi.stubGlobal("DOMParser", window.DOMParser);
  vi.stubGlobal("NodeFilter", window.NodeFilter);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

const schema = getSchema(extensions);
/** Returns the stored form of pasted markup: prepared, read by the editor's schema, sent, sanitized. */
function stored(clipboard: string): string {
  const { body } = new DOMParser().parseFromString(cleanedPaste(clipboard), "text/html");
  const { content } = Reader.fromSchema(schema).parse(body);
  const { ownerDocument } = body;
  const sent = ownerDocument.createElement("div");
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document: ownerDocument }, sent);
  return richText(sent.innerHTML);
}

const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoListParagraph {mso-style-priority:34; margin-left:.5in;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;}
-->
</style></head>
<body lang=VI style='tab-interval:.5in'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const wordItem = (level: number, mark: string, text: string) => `
<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 0.5}in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
lang=VI style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span lang=VI>${text}<o:p></o:p></span></p>`;

describe("What is pasted from Word", () => {
  it("keeps paragraphs, bold, italic, headings and links, and nothing of Word's own", () => {
    expect(
      stored(
        word(`<h1><span lang=VI style='mso-fareast-font-family:"Times New Roman"'>Mô tả công việc<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=VI>Kế toán
trưởng</span></b><span style='color:red;mso-themecolor:accent1'> làm việc <i>toàn thời gian</i> tại <a
href="https://sen.vn/"><span class=MsoHyperlink>Sen</span></a></span><a name="_Toc1"></a></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>`),
      ),
    ).toBe(
      "<h3>Mô tả công việc</h3><p><strong>Kế toán trưởng</strong> làm việc <em>toàn thời gian</em> tại " +
        '<a href="https://sen.vn/" rel="noopener nofollow">Sen</a></p>',
    );
  });

  it("makes lists of its paragraphs, in their levels, bulleted and numbered", () => {
    const items = [
      wordItem(1, "·", "Lập <b>báo cáo</b> tài chính"),
      wordItem(2, "o", "Hằng tháng"),
      wordItem(2, "o", "Hằng quý"),
      wordItem(1, "·", "Theo dõi công nợ"),
    ];
    const numbers = [wordItem(1, "1.", "Một"), wordItem(1, "2.", "Hai")];
    const between = "<p class=MsoNormal><span lang=VI>Quy trình<o:p></o:p></span></p>";
    expect(stored(word(items.join("") + between + numbers.join("")))).toBe(
      "<ul><li>Lập <strong>báo cáo</strong> tài chính<ul><li>Hằng tháng</li><li>Hằng quý</li></ul></li>" +
        "<li>Theo dõi công nợ</li></ul><p>Quy trình</p><ol><li>Một</li><li>Hai</li></ol>",
    );
    expect(stored(word([...items, ...numbers].join("")))).toMatch(
      /<\/ul><ol><li>Một<\/li><li>Hai<\/li><\/ol>$/,
    );
  });

  it("makes lists of items whose mark was typed, and leaves other dashes", () => {
    const line = (text: string) => `<p class=MsoNormal><span lang=VI>${text}<o:p></o:p></span></p>`;
    expect(
      stored(
        word(["Quyền lợi:", "- Lương tháng 13", "-&nbsp;Thưởng 1 - 2 tháng", "-5 độ"].map(line).join("")),
      ),
    ).toBe("<p>Quyền lợi:</p><ul><li>Lương tháng 13</li><li>Thưởng 1 - 2 tháng</li></ul><p>-5 độ</p>");
  });

  it("makes lists of items whose marker is not styled", () => {
    const item = (mark: string, text: string, level = 1) =>
      `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><span>${mark}</span><span>&nbsp;&nbsp;&nbsp; </span>${text}</p>`;
    const items = [item("·", "Báo cáo"), item("o", "Hằng tháng", 2), item("·", "Công nợ"), item("1.", "Một")];
    expect(stored(word(items.join("")))).toBe(
      "<ul><li>Báo cáo<ul><li>Hằng tháng</li></ul></li><li>Công nợ</li></ul><ol><li>Một</li></ol>",
    );
    expect(stored("<p>· Báo cáo thuế</p><p>·&nbsp;Công nợ</p><p>o tô</p><p>1. Một</p>")).toBe(
      "<ul><li>Báo cáo thuế</li><li>Công nợ</li></ul><p>o tô</p><p>1. Một</p>",
    );
  });

  it("separates the cells of tables, and keeps lists in them", () => {
    const cell = (text: string) => `<td><p class=MsoNormal>${text}</p></td>`;
    const rows = [
      `<tr>${cell("<b>Lương</b>")}${cell("20 triệu")}</tr>`,
      `<tr>${cell("Thứ")}${cell("Ca")}${cell("&nbsp;")}${cell("Giờ")}</tr>`,
      `<tr><td>Quyền lợi</td><td><ul><li>Lương tháng 13</li><li>Bảo hiểm</li></ul></td></tr>`,
    ];
    expect(stored(word(`<p>Trước</p><table><tbody>${rows.join("")}</tbody></table><p>Sau</p>`))).toBe(
      "<p>Trước</p><p><strong>Lương</strong>: 20 triệu</p><p>Thứ – Ca – Giờ</p><p>Quyền lợi</p>" +
        "<ul><li>Lương tháng 13</li><li>Bảo hiểm</li></ul><p>Sau</p>",
    );
  });

  it("joins the lists of Word for the web", () => {
    const item = (tag: string, n: number, text: string) =>
      `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="ListStyle1 SCXW1" role="list" start="${n}"><li data-aria-level="1" class="OutlineElement Ltr"><p class="Paragraph SCXW1" paraid="1"><span data-contrast="auto" class="TextRun" style="font-weight: bold;"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;
    expect(stored(item("ol", 1, "Một") + item("ol", 2, "Hai") + item("ul", 1, "Ba"))).toBe(
      "<ol><li><strong>Một</strong></li><li><strong>Hai</strong></li></ol><ul><li><strong>Ba</strong></li></ul>",
    );
  });
});

describe("What is pasted from Google Docs", () => {
  const span = (text: string, weight = 400) =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:${weight};font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${text}</span>`;
  const item = (text: string) =>
    `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${text}</p></li>`;
  const docs = (body: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2f1c">${body}</b><br class="Apple-interchange-newline">`;

  it("keeps what is bold and what is not, headings, lists and lists in lists", () => {
    const inner = `<ul style="margin-top:0;padding-inline-start:48px;">${item(span("Hằng quý"))}</ul>`;
    expect(
      stored(
        docs(
          `<h2 dir="ltr" style="line-height:1.38;">${span("Yêu cầu", 400)}</h2><p dir="ltr">${span("Ba năm ")}${span("kinh nghiệm", 700)}</p><br />` +
            `<ul style="margin-top:0;">${item(span("Báo cáo", 700))}${inner}${item(span("Công nợ"))}</ul>`,
        ),
      ),
    ).toBe(
      "<h3>Yêu cầu</h3><p>Ba năm <strong>kinh nghiệm</strong></p>" +
        "<ul><li><strong>Báo cáo</strong><ul><li>Hằng quý</li></ul></li><li>Công nợ</li></ul>",
    );
  });
});

describe("What is shown before it is cleaned", () => {
  it("holds the tags of an ad without attributes, and links to the web", () => {
    expect(
      safeHtml(
        '<p onclick="x()" style="color:red">A<img src=x onerror=x()><b>B</b></p><script>x</script><svg><p>C</p></svg>' +
          '<a href="javascript:x()">D</a><a href="https://sen.vn" target=_top>E</a>',
      ),
    ).not.toMatch(/on\w+=|style|script:|<(?!\/?(p|a|br)\b)|target/);
    expect(safeHtml("<ul><li><em>A</em></li></ul><h3>B</h3>")).toBe("<ul><li><em>A</em></li></ul><h3>B</h3>");
  });
});

describe("An address that somebody types", () => {
  it.each([
    ["sen.vn/viec-lam", "https://sen.vn/viec-lam"],
    [" http://sen.vn ", "http://sen.vn"],
    ["lan@example.com", "mailto:lan@example.com"],
    ["mailto:lan@example.com", "mailto:lan@example.com"],
    ["javascript:alert(1.5)", null],
    ["sen", null],
    ["hai từ.vn", null],
    ["", null],
  ])("%s leads to %s", (typed, href) => {
    expect(hrefOf(typed)).toBe(href);
  });
});
