import { realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runSandboxed } from "#kit/files/run-sandboxed.ts";
import { isBlank } from "./clean-text.ts";
import { type Imported, imported } from "./imported.ts";
import { type CvSummary, cvSummary } from "./summary.ts";
import { type CvKind, cvTextMaxLength } from "./terms.ts";

export interface CvText {
  /** The text of the CV in NFC, with the lines of the document, at most 200,000 characters. */
  text: string;
  /** Number of pages, known for PDF files only. */
  pages?: number;
  /** True when the file opens but has no text: a scan. */
  empty: boolean;
  /** The scripts of a PDF: `onOpen` runs automatically, `onRequest` in forms. */
  active?: "onRequest" | "onOpen";
  /** The summary of the CV; only background reads set it. */
  summary?: CvSummary;
}

const memoryMb = 450;
/**
 * Processor time for one CV, more than double the need of any regular one; a busy machine does not need more of it.
 */
const cpuSeconds = 3;
const timeMs = 10_000;
/** Background reads run at a low priority, so they have higher limits: a busy machine must not fail a regular file. */
const backgroundCpuSeconds = 10;
const backgroundTimeMs = 60_000;

/**
 * Reads the text of a CV in a sandboxed child process; a file that crashes the reader or exceeds its limits
 * is `unreadable`.
 * @param options.background no request waits for the result
 */
export async function readCvText(
  path: string,
  kind: CvKind,
  { background = false } = {},
): Promise<CvText | { problem: "password" | "unreadable" }> {
  return understand(await askChild(path, kind, background ? "summary" : "text", background));
}

/**
 * Reads the fields of a CV in a sandboxed child process: null for a file without text.
 * @param path a file that was accepted as a CV
 */
export async function readCvFields(
  path: string,
  kind: CvKind,
): Promise<{ fields: Imported | null } | { problem: "password" | "unreadable" }> {
  const answer = await askChild(path, kind, "fields", false);
  if (typeof answer === "object" && answer !== null && "fields" in answer) {
    if (answer.fields === null) return { fields: null };
    const read = imported.safeParse(answer.fields);
    if (read.success) return { fields: read.data };
  }
  const isLocked =
    typeof answer === "object" && answer !== null && "problem" in answer && answer.problem === "password";
  return { problem: isLocked ? "password" : "unreadable" };
}

async function askChild(
  path: string,
  kind: CvKind,
  what: "text" | "summary" | "fields",
  background: boolean,
): Promise<unknown> {
  const file = await realpath(path);
  return runSandboxed({
    script: fileURLToPath(new URL("./reader-child.ts", import.meta.url)),
    args: [file, kind, what],
    mayRead: [file],
    memoryMb,
    cpuSeconds: background ? backgroundCpuSeconds : cpuSeconds,
    timeMs: background ? backgroundTimeMs : timeMs,
    background,
  });
}

/** The child has read a hostile file, so its answer is untrusted input. */
function understand(answer: unknown): CvText | { problem: "password" | "unreadable" } {
  if (typeof answer !== "object" || answer === null) return { problem: "unreadable" };
  if ("problem" in answer && answer.problem === "password") return { problem: "password" };
  if (!("text" in answer) || typeof answer.text !== "string") return { problem: "unreadable" };
  const text = answer.text.slice(0, cvTextMaxLength);
  const pages = "pages" in answer && Number.isSafeInteger(answer.pages) ? Number(answer.pages) : undefined;
  const active = "active" in answer && isActive(answer.active) ? answer.active : undefined;
  const summary = "summary" in answer ? cvSummary.safeParse(answer.summary).data : undefined;
  return {
    text,
    empty: isBlank(text),
    ...(pages === undefined ? {} : { pages }),
    ...(active && { active }),
    ...(summary && { summary }),
  };
}

const isActive = (value: unknown) => value === "onRequest" || value === "onOpen";
