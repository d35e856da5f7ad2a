import { stat } from "node:fs/promises";
import type { Inspection } from "#kit/files/inspect.ts";
import type { Inspector } from "#kit/files/inspector.ts";
import { type DocumentKind, documentTypes } from "./terms.ts";

export type DocumentProblem =
  | "empty"
  | "too_large"
  | "wrong_type"
  | "password"
  | "unreadable"
  | "macros"
  | "scripts"
  | "external"
  | "infected";

/**
 * The result of checking a document. `macros` marks a readable document whose original must not be served, because
 * of its macros or scripts (decision 011).
 */
export type DocumentCheck =
  | { kind: DocumentKind; pages?: number; macros?: true }
  | { problem: DocumentProblem };

/** Reads a document in a separate process; `active` are the scripts of a PDF as its reader finds them. */
type DocumentReader = (
  path: string,
  kind: DocumentKind,
) => Promise<{ pages?: number; active?: "onRequest" | "onOpen" } | { problem: "password" | "unreadable" }>;

/**
 * Decides whether a file is a document, by its content; its name must agree. The inspector judges a regular PDF or DOCX. The
 * reader is needed only for locked or broken PDFs and for every DOC.
 * @throws Problem 503 when too many files are waiting
 */
export async function checkDocument(
  inspector: Inspector,
  read: DocumentReader,
  file: { path: string; name: string },
  maxBytes: number,
): Promise<DocumentCheck> {
  const { size } = await stat(file.path);
  if (size === 0) return { problem: "empty" };
  if (size > maxBytes) return { problem: "too_large" };
  const named = kindOfName(file.name);
  if (!named) return { problem: "wrong_type" };
  const seen = await inspector.inspect(file.path);
  const verdict = judge(seen, named);
  if (verdict !== "ask_reader") return verdict;
  const found = await read(file.path, named);
  if ("problem" in found) return found;
  if (found.active === "onOpen") return { problem: "scripts" };
  const isActive = found.active === "onRequest" || holdsMacros(seen);
  return {
    kind: named,
    ...(found.pages === undefined ? {} : { pages: found.pages }),
    ...(isActive ? { macros: true as const } : {}),
  };
}

function holdsMacros(seen: Inspection): boolean {
  if (seen.container === "pdf") return seen.pdf.active === "onRequest";
  return seen.container === "ole" && seen.ole === "macros";
}

function kindOfName(name: string): DocumentKind | undefined {
  const kinds = Object.keys(documentTypes) as DocumentKind[];
  return kinds.find((kind) => name.trim().toLowerCase().endsWith(`.${kind}`));
}

function judge(seen: Inspection, named: DocumentKind): DocumentCheck | "ask_reader" {
  switch (seen.container) {
    case "pdf":
      return named === "pdf" ? judgePdf(seen) : { problem: "wrong_type" };
    case "zip":
      return judgeZip(seen.docx, named);
    case "ole":
      return judgeOle(seen.ole, named);
    case "infected":
      return { problem: "infected" };
    case "damaged":
      return { problem: "unreadable" };
    default:
      return { problem: "wrong_type" };
  }
}

function judgePdf(seen: Extract<Inspection, { container: "pdf" }>): DocumentCheck | "ask_reader" {
  const { sound, encrypted, active, pages } = seen.pdf;
  if (active === "onOpen") return { problem: "scripts" };
  if (!sound || encrypted) return "ask_reader";
  if (active === "unknown") return { problem: "unreadable" };
  return {
    kind: "pdf",
    ...(pages === undefined ? {} : { pages }),
    ...(holdsMacros(seen) ? { macros: true as const } : {}),
  };
}

function judgeZip(
  verdict: Extract<Inspection, { container: "zip" }>["docx"],
  named: DocumentKind,
): DocumentCheck {
  if (verdict === "infected") return { problem: "infected" };
  if (verdict === "other" || named !== "docx") return { problem: "wrong_type" };
  if (verdict === "docx") return { kind: "docx" };
  if (verdict === "damaged" || verdict === "too_big") return { problem: "unreadable" };
  return { problem: verdict };
}

function judgeOle(
  verdict: Extract<Inspection, { container: "ole" }>["ole"],
  named: DocumentKind,
): DocumentCheck | "ask_reader" {
  // A .docx with a password is also an OLE2 container.
  if (verdict === "password" && named !== "pdf") return { problem: "password" };
  if (verdict === "other" || named !== "doc") return { problem: "wrong_type" };
  return verdict === "doc" || verdict === "macros" ? "ask_reader" : { problem: "unreadable" };
}
