import type { AnswerOf } from "#kit/contract.ts";
import type { applicantDetail } from "../../contract.ts";

/** An applicant from the API. */
export type Applicant = AnswerOf<typeof applicantDetail>["data"]["attributes"];
export type Activity = Applicant["activities"][number];

/** A line of a CV's text, with the way in which it is rendered. */
export type TextBlock = { key: number; kind: "heading" | "item" | "line" | "gap"; text: string };

/** The marks before an item of a list: the mark that the CV reader adds, and the marks in the CV itself. */
const bullet = /^\s*(?:[-–—•●▪■◦○*·➢✓❖]\s+)+/u;
/** Letters of icon fonts, which no other font has. */
const icons = /[\uE000-\uF8FF]/g;

/**
 * Returns the lines of a CV's text as blocks: lines with a list mark become items, and short lines in capitals headings, as
 * CVs without styles mark them.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const raw of text.split(/\r?\n/)) {
    const key = blocks.length;
    const line = raw.replace(icons, "").trim();
    if (!line) {
      if (blocks.length > 0 && blocks.at(-1)?.kind !== "gap") blocks.push({ key, kind: "gap", text: "" });
    } else if (bullet.test(line)) {
      blocks.push({ key, kind: "item", text: line.replace(bullet, "") });
    } else {
      blocks.push({ key, kind: isHeading(line) ? "heading" : "line", text: line });
    }
  }
  if (blocks.at(-1)?.kind === "gap") blocks.pop();
  return blocks;
}

function isHeading(line: string): boolean {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 4 && line.length <= 60 && line === line.toUpperCase() && !/[@\d]{2}/.test(line);
}

/** Returns a Vietnamese phone number in groups of digits; other numbers unchanged. */
export function spacedPhone(phone: string): string {
  const digits = /^(?:\+84|0)(\d{2,3})(\d{3})(\d{4}|\d{3})$/.exec(phone.replace(/[\s.-]/g, ""));
  return digits ? `0${digits[1]} ${digits[2]} ${digits[3]}` : phone;
}
