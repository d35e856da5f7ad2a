import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { makeDoc, makeDocx, makePdf } from "#kit/testing/make-files.ts";
import type { CvFile } from "./steps.ts";

const folder = join(import.meta.dirname, "../../../shared/data/cvs");

export const types = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
} as const;
type Kind = keyof typeof types;

const made = {
  pdf: () => makePdf(["John Doe", "Kế toán tổng hợp, năm năm kinh nghiệm"]),
  docx: () => makeDocx(["Ahmed Hassan", "Kế toán tổng hợp, năm năm kinh nghiệm"]),
  doc: () => makeDoc(["Unknown Coder", "Kế toán tổng hợp, năm năm kinh nghiệm"]),
} satisfies Record<Kind, () => Buffer>;
const madeNames: Record<Kind, string> = { pdf: "John Doe", docx: "Ahmed Hassan", doc: "Unknown Coder" };

/**
 * Beginning of the preferred file's name, by kind. The older Word file of the collection has macros, which the
 * product refuses.
 */
const preferred: Record<Kind, string> = { pdf: "en-", docx: "en-ahmed", doc: "vi-" };

/** Returns a real CV where the collection exists, and a generated one elsewhere. */
export function cvOf(kind: Kind, wanted = preferred[kind]): { file: CvFile; name: string } {
  const list = existsSync(join(folder, "manifest.json"))
    ? (JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")).files as {
        file: string;
        kind: string;
        expected: { name: string | null } | null;
      }[])
    : [];
  const real = list.find(
    (entry) =>
      /^cv(-derived)?$/.test(entry.kind) &&
      entry.expected?.name &&
      entry.file.endsWith(`.${kind}`) &&
      entry.file.startsWith(wanted),
  );
  if (!real?.expected?.name)
    return {
      file: { name: `CV.${kind}`, mimeType: types[kind], buffer: made[kind]() },
      name: madeNames[kind],
    };
  return {
    file: { name: real.file, mimeType: types[kind], buffer: readFileSync(join(folder, real.file)) },
    name: real.expected.name,
  };
}

/** Returns a PDF that needs a password. */
export function lockedPdf(): Promise<Buffer> {
  const options = { size: "A4", margin: 50, userPassword: "sen" } as const;
  const pdf = new PDFDocument(options);
  const parts: Uint8Array[] = [];
  const whole = new Promise<Buffer>((done) => pdf.on("end", () => done(Buffer.concat(parts))));
  pdf.on("data", (part) => parts.push(part));
  pdf.end();
  return whole;
}
