import { readFile } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { type DocxVerdict, inspectDocx } from "./docx.ts";
import { inspectOle, type OleVerdict, oleMagic } from "./ole.ts";
import { inspectPdf, type PdfFacts } from "./pdf.ts";

export type FileKind = "pdf" | "docx" | "doc" | "png" | "jpeg";

/** A zip with something in it, and an empty one. */
const zipMagics = ["PK\x03\x04", "PK\x05\x06"];

/** A file looked at by its content, with what the look has shown. The name it came with plays no part. */
export type Inspection =
  | { container: "pdf"; pdf: PdfFacts }
  | { container: "zip"; docx: DocxVerdict }
  | { container: "ole"; ole: OleVerdict }
  | { container: "image"; kind: "png" | "jpeg" }
  | { container: "unknown" };

/** Looks at a file that somebody uploaded: which kind is it, is it whole, does it hide something? Runs nothing of it. */
export async function inspect(path: string): Promise<Inspection> {
  const file = await readFile(path);
  if (file.subarray(0, 8).equals(oleMagic)) return { container: "ole", ole: inspectOle(file) };
  if (zipMagics.includes(file.toString("latin1", 0, 4)))
    return { container: "zip", docx: await inspectDocx(file) };
  const pdf = inspectPdf(file);
  if (pdf) return { container: "pdf", pdf };
  const type = await fileTypeFromBuffer(file.subarray(0, 4100)).catch(() => undefined);
  if (type?.mime === "image/png") return { container: "image", kind: "png" };
  if (type?.mime === "image/jpeg") return { container: "image", kind: "jpeg" };
  return { container: "unknown" };
}

/** The kind of a file by its content; null for every other kind, and for containers that are no document of that kind. */
export async function sniff(path: string): Promise<FileKind | null> {
  const seen = await inspect(path);
  if (seen.container === "pdf") return "pdf";
  if (seen.container === "image") return seen.kind;
  if (seen.container === "zip") return seen.docx === "docx" ? "docx" : null;
  if (seen.container === "ole") return seen.ole === "doc" || seen.ole === "macros" ? "doc" : null;
  return null;
}
