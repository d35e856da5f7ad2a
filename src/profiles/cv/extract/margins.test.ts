import { describe, expect, it } from "vitest";
import { makeDocx } from "#kit/testing/make-files.ts";
import { layoutPdf, type PlacedText } from "../testing/layout-pdf.ts";
import { readCvFields } from "./read-cv.ts";

const contact = "Trần Thị Mai – mai.tran@example.com – 0987 654 321";
const at = (text: string, top: number, size = 10): PlacedText => ({ text, left: 60, top, size });

const firstPage = [
  at("KINH NGHIỆM LÀM VIỆC", 120, 13),
  at("Kế toán trưởng | Công ty TNHH Hoa Mai | 03/2021 – nay", 150),
  ...Array.from({ length: 20 }, (_, i) => at(`- Lập báo cáo số ${i + 1} cho ban giám đốc`, 170 + i * 16)),
];
const secondPage = [
  at("- Lập báo cáo số 21 cho ban giám đốc", 120),
  at("Kế toán viên | Công ty TNHH Sao Việt | 01/2018 – 02/2021", 140),
  at("- Theo dõi công nợ khách hàng", 160),
  at("NGƯỜI THAM CHIẾU", 180, 13),
  at("Lê Văn Bình, Công ty TNHH Hoa Mai", 200),
  at("binh.le@example.com | 0911 222 333", 216),
];

/** Returns a Word file with the same body text and a page header or footer. */
function docxWith(part: "header" | "footer", text: string) {
  const xml = `<w:hdr><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:hdr>`;
  const lines = [...firstPage, ...secondPage].map((line) => line.text);
  return makeDocx(["Trần Thị Mai", ...lines], [{ name: `word/${part}1.xml`, content: xml }]);
}

describe("Contact data in page headers and footers", () => {
  it.each([
    ["header", 40, contact],
    ["header with page numbers", 40, `${contact} – #/2`],
    ["footer", 810, contact],
    ["footer with page numbers", 810, `${contact} – #/2`],
  ])("is read once from a repeated %s of a PDF, and no line is lost", async (_, top, text) => {
    const page = (rows: PlacedText[], number: string) => [...rows, at(text.replace("#", number), top)];
    const first = [at("Trần Thị Mai", 80, 20), ...firstPage];
    const read = (await readCvFields(await layoutPdf([page(first, "1"), page(secondPage, "2")]), "pdf"))!;
    expect(read.fields).toMatchObject({
      full_name: { value: "Trần Thị Mai" },
      email: { value: "mai.tran@example.com", found: { page: 1 } },
      phone: { value: "+84987654321" },
    });
    expect(read.text.match(/mai\.tran@/g)).toHaveLength(1);
    const [job] = read.sections.work_experiences;
    expect(job?.value.description).toMatch(
      /^- Lập báo cáo số 1 .*\n.*- Lập báo cáo số 21 cho ban giám đốc$/su,
    );
    expect(job?.value.description).not.toContain("mai.tran");
  });

  it("is read from the footer of a single page", async () => {
    const page = [at("Trần Thị Mai", 80, 20), ...firstPage, at("mai.tran@example.com | 0987 654 321", 810)];
    const { fields } = (await readCvFields(await layoutPdf([page]), "pdf"))!;
    expect(fields).toMatchObject({
      email: { value: "mai.tran@example.com" },
      phone: { value: "+84987654321" },
    });
  });

  it.each(["header", "footer"] as const)("is read from the page %s of a Word file", async (part) => {
    const { fields } = (await readCvFields(docxWith(part, contact), "docx"))!;
    expect(fields).toMatchObject({
      full_name: { value: "Trần Thị Mai" },
      email: { value: "mai.tran@example.com" },
      phone: { value: "+84987654321" },
    });
  });
});
