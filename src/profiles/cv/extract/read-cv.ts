import type { Imported } from "../imported.ts";
import { readDoc } from "../read-doc.ts";
import { readDocx } from "../read-docx.ts";
import { readPdfContent } from "../read-pdf.ts";
import { type CvSummary, summaryOf } from "../summary.ts";
import type { CvKind } from "../terms.ts";
import { extract } from "./extract.ts";
import { linesOfPdf } from "./lines-pdf.ts";
import { linesOfText } from "./lines-text.ts";
import { createVocabulary } from "./vocabulary.ts";

/** Reads the fields of a CV file; null when it has no text. Only the sandboxed child calls it: the file is hostile. */
export async function readCvFields(file: Buffer, kind: CvKind): Promise<Imported | null> {
  if (kind === "pdf") {
    const pages = await readPdfContent(file);
    const links = pages.flatMap((page) => page.links);
    return read(linesOfPdf(pages), links);
  }
  return read(linesOfText(kind === "docx" ? await readDocx(file) : await readDoc(file)), []);
}

/** Returns the summary of a CV from its text alone; null when it finds nothing. */
export function summaryOfText(text: string, asOf: Date): CvSummary | null {
  const found = read(linesOfText(text), []);
  if (!found) return null;
  const values = <T>(rows: readonly { value: T }[]) => rows.map(({ value }) => value);
  const { fields, sections } = found;
  return summaryOf(
    {
      job_title: fields.job_title?.value ?? null,
      work_experiences: values(sections.work_experiences),
      skills: values(sections.skills),
    },
    asOf,
  );
}

const read = (lines: ReturnType<typeof linesOfPdf>, links: string[]) =>
  lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? extract(lines, links, createVocabulary()) : null;
