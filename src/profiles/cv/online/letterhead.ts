import { box, type CvNode, mark, type Page, text } from "./nodes.ts";
import type { Theme } from "./theme.ts";

/** The head of a CV that a third party presents, such as an agency to its client. */
export interface Letterhead {
  /** The lines of the sender; the first one is its name. */
  lines: readonly string[];
  /** The sender's logo, a PNG in base64. It is read when the CV is shown, and is not stored with it. */
  logo?: string | null;
  /** The sender's words about the candidate. */
  note: { label: string; text: string } | null;
}

/** A CV of a third party as a file: it has no metadata, and each page names its recipient. */
export interface Presented {
  letterhead: Letterhead;
  /** The text across each page; null for the file that is only checked. */
  watermark: string | null;
}

/** Returns a page of a template of one column with a letterhead above the CV. */
export function withLetterhead(page: Page, letterhead: Letterhead | null, theme: Theme): Page {
  if (!letterhead) return page;
  const [name = "", ...lines] = letterhead.lines;
  const small = { size: theme.body * 0.95, leading: theme.leading };
  const { note, logo } = letterhead;
  const said: CvNode[] = note
    ? [
        text(
          "p",
          { ...small, bold: true, color: theme.soft, margin: [theme.space * 2, 0, 0, 0] },
          note.label,
        ),
        ...note.text
          .split(/\n+/)
          .map((line) => text("p", { size: theme.body, leading: theme.leading, color: theme.ink }, line)),
      ]
    : [];
  const head = box({ margin: [0, 0, theme.space * 3, 0] }, [
    logo ? { type: "logo", png: logo, height: 34, maxWidth: 180, margin: [0, 0, theme.space, 0] } : null,
    text("p", { size: theme.body * 1.25, leading: theme.leading, bold: true, color: theme.ink }, name),
    ...lines.map((line) => text("p", { ...small, color: theme.soft }, line)),
    mark({ height: 0.7, background: theme.hairline, margin: [theme.space, 0, 0, 0] }),
    ...said,
  ]);
  return { ...page, children: [head, ...page.children] };
}
