import { stat } from "node:fs/promises";
import { type Inspection, inspect } from "#kit/files/sniff.ts";
import { readCvText } from "./read-text.ts";
import { type CvKind, type CvProblem, cvKinds } from "./terms.ts";

/** `macros`: readable, but not to be handed on as it is. */
export type CvCheck = { kind: CvKind; pages?: number; macros?: true } | { problem: CvProblem };

/**
 * May this file be kept as a CV? Its content decides and its name must agree. A healthy PDF or DOCX is judged in process;
 * a reader in a guarded child is asked only where nothing else can tell: locked or broken PDFs, and every DOC.
 */
export async function checkCv(path: string, originalName: string, maxBytes: number): Promise<CvCheck> {
  const { size } = await stat(path);
  if (size === 0) return { problem: "cv_empty" };
  if (size > maxBytes) return { problem: "cv_too_large" };
  const named = kindOfName(originalName);
  if (!named) return { problem: "cv_wrong_type" };
  const seen = await inspect(path);
  const verdict = judge(seen, named);
  if (verdict !== "ask_reader") return verdict;
  const read = await readCvText(path, named);
  if ("problem" in read) return read;
  const macros = seen.container === "ole" && seen.ole === "macros" ? { macros: true as const } : {};
  return { kind: named, ...(read.pages === undefined ? {} : { pages: read.pages }), ...macros };
}

function kindOfName(name: string): CvKind | undefined {
  return cvKinds.find((kind) => name.trim().toLowerCase().endsWith(`.${kind}`));
}

function judge(seen: Inspection, named: CvKind): CvCheck | "ask_reader" {
  switch (seen.container) {
    case "pdf":
      if (named !== "pdf") return { problem: "cv_wrong_type" };
      if (!seen.pdf.sound || seen.pdf.encrypted) return "ask_reader";
      return seen.pdf.pages === undefined ? { kind: "pdf" } : { kind: "pdf", pages: seen.pdf.pages };
    case "zip":
      return judgeZip(seen.docx, named);
    case "ole":
      return judgeOle(seen.ole, named);
    default:
      return { problem: "cv_wrong_type" };
  }
}

function judgeZip(verdict: Extract<Inspection, { container: "zip" }>["docx"], named: CvKind): CvCheck {
  if (verdict === "other" || named !== "docx") return { problem: "cv_wrong_type" };
  if (verdict === "docx") return { kind: "docx" };
  return { problem: verdict === "macros" || verdict === "password" ? `cv_${verdict}` : "cv_unreadable" };
}

function judgeOle(
  verdict: Extract<Inspection, { container: "ole" }>["ole"],
  named: CvKind,
): CvCheck | "ask_reader" {
  // A .docx with a password is such a container too.
  if (verdict === "password" && named !== "pdf") return { problem: "cv_password" };
  if (verdict === "other" || named !== "doc") return { problem: "cv_wrong_type" };
  return verdict === "doc" || verdict === "macros" ? "ask_reader" : { problem: "cv_unreadable" };
}
