import { readFileSync } from "node:fs";
import { cleanText } from "./clean-text.ts";
import type { CvKind } from "./terms.ts";

/**
 * Runs in a sandboxed process (read-text.ts): reads the text of one file with its summary, or its fields, and
 * sends the result.
 */
async function main(path: string, kind: CvKind, what: string): Promise<object> {
  const file = readFileSync(path);
  try {
    if (what === "fields")
      return { fields: await (await import("./extract/read-cv.ts")).readCvFields(file, kind) };
    const read = await textOf(file, kind);
    if (what !== "summary") return read;
    return { ...read, summary: (await import("./extract/read-cv.ts")).summaryOfText(read.text, new Date()) };
  } catch (error) {
    const needsPassword = error instanceof Error && error.name === "PasswordException";
    return { problem: needsPassword ? "password" : "unreadable" };
  }
}

async function textOf(file: Buffer, kind: CvKind): Promise<{ text: string }> {
  if (kind === "pdf") {
    const { text, ...facts } = await (await import("./read-pdf.ts")).readPdf(file);
    return { text: cleanText(text), ...facts };
  }
  if (kind === "docx") return { text: cleanText(await (await import("./read-docx.ts")).readDocx(file)) };
  return { text: cleanText(await (await import("./read-doc.ts")).readDoc(file)) };
}

// The child ends with its parent.
process.on("disconnect", () => process.exit(1));
const [path = "", kind = "", what = "text"] = process.argv.slice(2);
process.send?.(await main(path, kind as CvKind, what));
