import { type FoundDates, findDates, withoutDates } from "./dates.ts";
import type { Line } from "./line.ts";
import { schoolScore } from "./words.ts";

/** One job, school or project: what its head says in parts, its dates, and the text below. */
export interface Entry {
  /** Parts of the head in their order, without dates. */
  parts: { text: string; strong: boolean }[];
  dates: FoundDates | null;
  body: Line[];
  head: Line[];
}

export type IsComplete = (parts: Entry["parts"]) => boolean;
/** An employer and a title, a project and its kind. */
const namesTwo: IsComplete = (parts) => parts.length >= 2;

const longestHead = 110;
const mostHeadLines = 4;

/** Cuts a section into entries. Each has a date in its head; where none has, a head is what stands above list items. */
export function entriesOf(section: readonly Line[], isComplete: IsComplete = namesTwo): Entry[] {
  const lines = section.flatMap(withoutDateColumn);
  const dated = lines.flatMap((line, at) => (isAnchor(line) ? [at] : []));
  const heads = dated.filter((at) => !lines[at]!.bullet);
  const anchors = heads.length > 0 ? heads : dated;
  if (anchors.length === 0) return undated(lines);
  const lead = headsAbove(lines, anchors);
  const starts = anchors.map((anchor, i) => startOf(lines, anchor, (anchors[i - 1] ?? -1) + 1, lead));
  const entries: Entry[] = [];
  for (const [i, anchor] of anchors.entries()) {
    const start = i === 0 ? Math.min(starts[0]!, anchor) : starts[i]!;
    const end = starts[i + 1] ?? lines.length;
    entries.push(entryOf(lines.slice(i === 0 ? Math.max(0, start) : start, end), anchor - start, isComplete));
  }
  return entries;
}

/** The date of a column at the right that fell beside the first list item belongs to the head. */
function withoutDateColumn(line: Line): Line[] {
  const tab = line.text.lastIndexOf("\t");
  const last = line.text.slice(tab + 1);
  if (!line.bullet || tab < 0 || withoutDates(last, findDates(last)) !== "") return [line];
  const date = { ...line, text: last, bullet: false, strong: false };
  return [date, { ...line, text: line.text.slice(0, tab) }];
}

/** A line that is a date, or a short one with a date at its beginning or end. */
function isAnchor(line: Line): boolean {
  const dates = findDates(line.text);
  const date = dates[0];
  if (!date || line.text.length > longestHead + 30) return false;
  const rest = withoutDates(line.text, dates);
  if (line.bullet && (date.single || rest.length > 60)) return false;
  const alone =
    rest === "" || date.start < 3 || line.text.length - dates.at(-1)!.end < 3 || /\t/.test(line.text);
  if (date.single && /[.!?;]$/u.test(line.text) && rest.length > 30) return false;
  return alone && rest.length <= longestHead;
}

/** How many lines of a head stand above its date: as in the first entry, which begins where the section does. */
function headsAbove(lines: readonly Line[], anchors: readonly number[]): number {
  const first = anchors[0]!;
  const above = lines.slice(0, first);
  if (above.length > mostHeadLines - 1 || above.some((line) => !isHead(line))) {
    return isHeadAlone(lines[first]!) ? 1 : 0;
  }
  return above.length;
}

const isHeadAlone = (line: Line) => withoutDates(line.text, findDates(line.text)).length < 3;

function isHead(line: Line): boolean {
  return (
    !line.bullet &&
    line.text.length <= longestHead &&
    !/[.;:]$/u.test(line.text.replace(/(?:inc|ltd|corp|co|jsc|gmbh)\.$/iu, ""))
  );
}

function startOf(lines: readonly Line[], anchor: number, first: number, lead: number): number {
  let start = anchor;
  while (start > first && anchor - start < lead && isHead(lines[start - 1]!)) start -= 1;
  return start;
}

function entryOf(lines: readonly Line[], anchor: number, isComplete: IsComplete): Entry {
  const dated = lines[anchor]!;
  const dates = findDates(dated.text)[0] ?? null;
  const head = lines.slice(0, anchor + 1);
  let at = anchor + 1;
  // Lists below say where the head ends; without them it ends when it names two things.
  const item = lines.findIndex((line, index) => index > anchor && line.bullet);
  const isListed = item > 0 && item - anchor <= 3;
  while (at < lines.length && head.length < mostHeadLines) {
    const line = lines[at]!;
    if (line.bullet || !isHead(line)) break;
    if (!isListed && isComplete(partsOf(head))) break;
    if (isListed && at >= item) break;
    head.push(line);
    at += 1;
  }
  return { parts: partsOf(head), dates, head, body: lines.slice(at) };
}

function undated(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  const heads = lines.some((line) => !line.bullet);
  let isOpen = false;
  for (const line of lines) {
    const starts = heads ? !line.bullet && isHead(line) : true;
    const entry = entries.at(-1);
    if (starts && !(isOpen && entry && partsOf(entry.head).length < 2)) {
      entries.push({ parts: [], dates: null, head: [line], body: [] });
      isOpen = true;
    } else if (starts && entry) entry.head.push(line);
    else {
      entry?.body.push(line);
      isOpen = false;
    }
  }
  for (const entry of entries) entry.parts = partsOf(entry.head);
  return entries;
}

const separators = /\t|\s[|•·●@]\s|\s(?:at|tại)\s/u;
const graduation = /^(?:expected\s)?(?:graduation|graduated|tốt nghiệp(?:\snăm)?|năm tốt nghiệp)$/iu;
const duration = /^\(?(?:\d{1,2}\+?\s?(?:years?|yrs?|năm|months?|mos?|tháng)[\s,]*){1,2}\)?$/iu;

function partsOf(head: readonly Line[]): { text: string; strong: boolean }[] {
  return head.flatMap((line) =>
    withoutDates(line.text, findDates(line.text))
      .split(separators)
      .flatMap(splitAtDash)
      .map((text) =>
        text
          .trim()
          .replace(/^[,|–—:-]+\s*/u, "")
          .replace(/(?<![,|–—:-])[,|–—:-]+$/u, "")
          .trim(),
      )
      .filter((text) => /[\p{L}\p{N}]/u.test(text) && !duration.test(text) && !graduation.test(text))
      .map((text) => ({ text, strong: line.strong })),
  );
}

/** "Analyst – Bank of Egypt" names two things, "School of Arts – National University" one. */
function splitAtDash(text: string): string[] {
  const parts = text.split(/ [–—-] /u);
  return parts.length > 1 && parts.every((part) => schoolScore(part) > 0) ? [text] : parts;
}

/** The lines below a head as text: list items keep a mark. */
export function bodyText(lines: readonly Line[]): string {
  return lines
    .map((line) => {
      const text = line.text
        .split("\t")
        .filter((part) => !duration.test(part))
        .join(" ");
      return line.bullet && text !== "" ? `- ${text}` : text;
    })
    .filter((text) => text !== "")
    .join("\n");
}
