import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlToText, textToHtml } from "./markup.ts";

describe("plain ad text as markup", () => {
  it("makes paragraphs of lines and lists of bulleted lines", () => {
    expect(textToHtml("Mô tả công việc:\n- Bán hàng\n• Chăm sóc khách\n+ Báo cáo")).toBe(
      "<p><strong>Mô tả công việc:</strong></p><ul><li>Bán hàng</li><li>Chăm sóc khách</li><li>Báo cáo</li></ul>",
    );
  });

  it("makes ordered lists of counted lines, and headings of counted lines that own bullets", () => {
    expect(textToHtml("1. Một việc\n2) Hai việc\n3. Ba việc")).toBe(
      "<ol><li>Một việc</li><li>Hai việc</li><li>Ba việc</li></ol>",
    );
    expect(textToHtml("1. Quyền lợi\n- Thưởng\n- Nghỉ phép")).toBe(
      "<p><strong>1. Quyền lợi</strong></p><ul><li>Thưởng</li><li>Nghỉ phép</li></ul>",
    );
  });

  it("finds the list inside one endless line", () => {
    expect(textToHtml("Yêu cầu: - Tốt nghiệp đại học. - Giao tiếp tốt. - Chịu khó")).toBe(
      "<p><strong>Yêu cầu:</strong></p><ul><li>Tốt nghiệp đại học.</li><li>Giao tiếp tốt.</li><li>Chịu khó</li></ul>",
    );
    expect(textToHtml("• Write code • Review code • Ship")).toBe(
      "<ul><li>Write code</li><li>Review code</li><li>Ship</li></ul>",
    );
    expect(textToHtml("1. Lập kế hoạch. 2. Triển khai. 3. Báo cáo.")).toBe(
      "<ol><li>Lập kế hoạch.</li><li>Triển khai.</li><li>Báo cáo.</li></ol>",
    );
    expect(textToHtml("- Nam, nữ từ 20 tuổi.- Tốt nghiệp trung cấp.- Chịu khó")).toBe(
      "<ul><li>Nam, nữ từ 20 tuổi.</li><li>Tốt nghiệp trung cấp.</li><li>Chịu khó</li></ul>",
    );
    expect(textToHtml("Thưởng lễ;. Bảo hiểm đầy đủ;. Du lịch hè.")).toBe(
      "<ul><li>Thưởng lễ</li><li>Bảo hiểm đầy đủ</li><li>Du lịch hè.</li></ul>",
    );
    expect(textToHtml("Làm việc A.. Làm việc B.. Làm việc C.")).toBe(
      "<ul><li>Làm việc A.</li><li>Làm việc B.</li><li>Làm việc C.</li></ul>",
    );
  });

  it("leaves a dash that is only a dash, and hours, alone", () => {
    expect(textToHtml("Thứ 2 - Thứ 6, 8:00 - 17:30")).toBe("<p>Thứ 2 - Thứ 6, 8:00 - 17:30</p>");
  });

  it("joins lines that were broken in mid-sentence", () => {
    expect(textToHtml("As a clerk you will\nanswer the phone.")).toBe(
      "<p>As a clerk you will answer the phone.</p>",
    );
  });

  it("gives sentences and lines back what a program took from them", () => {
    expect(textToHtml("Chấm công hằng ngày.Lập bảng lương.")).toBe(
      "<p>Chấm công hằng ngày. Lập bảng lương.</p>",
    );
    expect(textToHtml("We write Node.js and ASP.NET, see Acme.Web")).toBe(
      "<p>We write Node.js and ASP.NET, see Acme.Web</p>",
    );
    expect(textToHtml("Thưởng quý\\r\\nLương tháng 13")).toBe("<p>Thưởng quý</p><p>Lương tháng 13</p>");
    expect(textToHtml("C:\\new\\reports")).toBe("<p>C:\\new\\reports</p>");
    expect(textToHtml("Bảo hiểm y tế , du lịch")).toBe("<p>Bảo hiểm y tế, du lịch</p>");
  });

  it("parts lines that were glued together", () => {
    expect(textToHtml("You plan routesKeep the books tidyAnswer calls from driversLove maps")).toBe(
      "<ul><li>You plan routes</li><li>Keep the books tidy</li><li>Answer calls from drivers</li><li>Love maps</li></ul>",
    );
    const words = "We use useState and switchMap, combineLatest, debounceTime on iPhone and eBay";
    expect(textToHtml(words)).toBe(`<p>${words}</p>`);
  });

  it("leaves out lines that say nothing: rules, icons, a heading with nothing below it", () => {
    expect(textToHtml("Tư vấn khách\n________\n🎯\n:\n-")).toBe("<p>Tư vấn khách</p>");
    expect(textToHtml("Bán hàng tại quầy\n*** Liên hệ :")).toBe("<p>Bán hàng tại quầy</p>");
    expect(textToHtml("*** Hồ sơ gồm :\n- Đơn xin việc")).toBe(
      "<p><strong>Hồ sơ gồm:</strong></p><ul><li>Đơn xin việc</li></ul>",
    );
    expect(textToHtml("Liên hệ:")).toBe("<p><strong>Liên hệ:</strong></p>");
  });

  it("sees the headings that boards print into a list", () => {
    expect(textToHtml("- Write code\n- Your Skills and Experience\n- Three years of Go")).toBe(
      "<ul><li>Write code</li></ul><p><strong>Your Skills and Experience:</strong></p><ul><li>Three years of Go</li></ul>",
    );
    expect(textToHtml("Top 3 Reasons To Join Us The Job You will build the shop")).toBe(
      "<p><strong>Top 3 Reasons To Join Us:</strong></p><p><strong>The Job:</strong></p><p>You will build the shop</p>",
    );
    expect(textToHtml("Sửa giao diện.. . Bảo trì:.. Vá lỗi.. Nâng cấp.")).toBe(
      "<ul><li>Sửa giao diện.</li></ul><p><strong>Bảo trì:</strong></p><ul><li>Vá lỗi.</li><li>Nâng cấp.</li></ul>",
    );
  });

  it("escapes everything", () => {
    expect(textToHtml("<script>alert('x')</script> & \"y\"")).toBe(
      "<p>&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;y&quot;</p>",
    );
  });

  it("emits no tag but its own, for any input", () => {
    const piece = fc.constantFrom(
      "<b>",
      "</p>",
      "- ",
      "• ",
      "1. ",
      "\n",
      ":",
      "A",
      "..",
      "<img onerror=x>",
      "&lt;",
      "o X",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(text, (raw) => {
        const html = textToHtml(raw);
        const rest = html.replace(/<\/?(?:p|ul|ol|li|strong|br)>/g, "");
        expect(rest).not.toMatch(/[<>"']/);
        expect(rest.replace(/&(?:amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
        for (const tag of ["p", "ul", "ol", "li", "strong"]) {
          expect(html.split(`<${tag}>`).length).toBe(html.split(`</${tag}>`).length);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("goes back to text", () => {
    expect(htmlToText(textToHtml("Việc:\n- A & B\n- C"))).toBe("Việc:\n- A & B\n- C");
    const numbered = "Bước:\n1. A\n2. B\n- C";
    expect(htmlToText(textToHtml("Bước:\n1. A\n2. B"))).toBe("Bước:\n1. A\n2. B");
    expect(htmlToText("<p>Bước:</p><OL><li><p>A</p></li><li>B<ul><li>C</li></ul></li></OL>")).toBe(numbered);
    expect(htmlToText("<ol><li>A<ul><li>B</li></ul></li><li>C</li></ol><li>D")).toBe("1. A\n- B\n2. C\n- D");
    expect(htmlToText("<div>x<br>y</div><script>bad()</script>&#7879;")).toBe("x\ny\nệ");
  });
});
