import type { Imported } from "../imported.ts";
import { readDoc } from "../read-doc.ts";
import { readDocx } from "../read-docx.ts";
import { readPdfContent } from "../read-pdf.ts";
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

const read = (lines: ReturnType<typeof linesOfPdf>, links: string[]) =>
  lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? extract(lines, links, createVocabulary()) : null;
