import { stat } from "node:fs/promises";
import type { Inspection } from "#kit/files/inspect.ts";
import type { Inspector } from "#kit/files/inspector.ts";
import { readCvText } from "./read-text.ts";
import { type CvKind, type CvProblem, cvKinds } from "./terms.ts";

/** `macros`: readable, but the original must not be handed on because of its macros or scripts (decision 011). */
export type CvCheck = { kind: CvKind; pages?: number; macros?: true } | { problem: CvProblem };

/**
 * Decides whether a file is accepted as a CV, by its content; its name must agree. The inspector judges a regular PDF
 * or DOCX. A reader in a separate process is needed only for locked or broken PDFs and for every DOC.
 * @throws Problem 503 when too many files are waiting
 */
export async function checkCv(
  inspector: Inspector,
  path: string,
  originalName: string,
  maxBytes: number,
): Promise<CvCheck> {
  const { size } = await stat(path);
  if (size === 0) return { problem: "cv_empty" };
  if (size > maxBytes) return { problem: "cv_too_large" };
  const named = kindOfName(originalName);
  if (!named) return { problem: "cv_wrong_type" };
  const seen = await inspector.inspect(path);
  const verdict = judge(seen, named);
  if (verdict !== "ask_reader") return verdict;
  const read = await readCvText(path, named);
  if ("problem" in read) return read;
  if (read.active === "onOpen") return { problem: "cv_scripts" };
  const isActive = read.active === "onRequest" || holdsMacros(seen);
  return {
    kind: named,
    ...(read.pages === undefined ? {} : { pages: read.pages }),
    ...(isActive ? { macros: true as const } : {}),
  };
}

function holdsMacros(seen: Inspection): boolean {
  if (seen.container === "pdf") return seen.pdf.active === "onRequest";
  return seen.container === "ole" && seen.ole === "macros";
}

function kindOfName(name: string): CvKind | undefined {
  return cvKinds.find((kind) => name.trim().toLowerCase().endsWith(`.${kind}`));
}

function judge(seen: Inspection, named: CvKind): CvCheck | "ask_reader" {
  switch (seen.container) {
    case "pdf":
      return named === "pdf" ? judgePdf(seen) : { problem: "cv_wrong_type" };
    case "zip":
      return judgeZip(seen.docx, named);
    case "ole":
      return judgeOle(seen.ole, named);
    case "infected":
      return { problem: "cv_infected" };
    case "damaged":
      return { problem: "cv_unreadable" };
    default:
      return { problem: "cv_wrong_type" };
  }
}

function judgePdf(seen: Extract<Inspection, { container: "pdf" }>): CvCheck | "ask_reader" {
  const { sound, encrypted, active, pages } = seen.pdf;
  if (active === "onOpen") return { problem: "cv_scripts" };
  if (!sound || encrypted) return "ask_reader";
  if (active === "unknown") return { problem: "cv_unreadable" };
  return {
    kind: "pdf",
    ...(pages === undefined ? {} : { pages }),
    ...(holdsMacros(seen) ? { macros: true as const } : {}),
  };
}

function judgeZip(verdict: Extract<Inspection, { container: "zip" }>["docx"], named: CvKind): CvCheck {
  if (verdict === "infected") return { problem: "cv_infected" };
  if (verdict === "other" || named !== "docx") return { problem: "cv_wrong_type" };
  if (verdict === "docx") return { kind: "docx" };
  if (verdict === "damaged" || verdict === "too_big") return { problem: "cv_unreadable" };
  return { problem: `cv_${verdict}` };
}

function judgeOle(
  verdict: Extract<Inspection, { container: "ole" }>["ole"],
  named: CvKind,
): CvCheck | "ask_reader" {
  // A .docx with a password is also such a container.
  if (verdict === "password" && named !== "pdf") return { problem: "cv_password" };
  if (verdict === "other" || named !== "doc") return { problem: "cv_wrong_type" };
  return verdict === "doc" || verdict === "macros" ? "ask_reader" : { problem: "cv_unreadable" };
}
