import PDFDocument from "pdfkit";
import { fontPath } from "../online/fonts.ts";

/** A text on a page of a test CV: points from the upper left corner, `top` is its baseline. */
export interface PlacedText {
  text: string;
  left: number;
  top: number;
  size: number;
}

/** Creates a PDF with one text object per entry, as LaTeX and word processors write them. */
export function layoutPdf(pages: readonly (readonly PlacedText[])[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A4", margin: 0, autoFirstPage: false });
  const parts: Uint8Array[] = [];
  const whole = new Promise<Buffer>((done) => pdf.on("end", () => done(Buffer.concat(parts))));
  pdf.on("data", (part) => parts.push(part));
  for (const page of pages) {
    pdf.addPage().font(fontPath("Roboto", "400Regular"));
    for (const { text, left, top, size } of page)
      pdf.fontSize(size).text(text, left, top, { lineBreak: false, baseline: "alphabetic" });
  }
  pdf.end();
  return whole;
}
