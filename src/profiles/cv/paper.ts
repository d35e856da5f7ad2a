import type { Requester } from "#kit/drawings.ts";
import { drawPdf } from "#platform/files/draw-pdf.ts";

/** The content of a paper of an agency, such as a payment request: a letterhead, facts, lines with amounts, and notes. */
export interface Paper {
  language: "en" | "vi";
  title: string;
  sender: readonly string[];
  /** The sender's logo, a PNG in base64. */
  logo: string | null;
  facts: readonly (readonly [label: string, value: string])[];
  lines: readonly (readonly [text: string, amount: string])[];
  totals: readonly (readonly [label: string, amount: string])[];
  notes: readonly string[];
}

/** Renders a paper as a PDF. @throws Problem 503 */
export const makePaperPdf = (paper: Paper, requester: Requester): Promise<Buffer> =>
  drawPdf(new URL("./paper-pdf.ts", import.meta.url), paper, requester);
