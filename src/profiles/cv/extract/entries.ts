import { fold } from "#kit/fold.ts";
import { type FoundDates, findDates, withoutDates } from "./dates.ts";
import type { Line } from "./line.ts";
import { isOneSchool } from "./words.ts";

/** A job, school or project: the parts of its head, its dates, and the text below. */
export interface Entry {
  /** Parts of the head in order, without dates. */
  parts: { text: string; strong: boolean }[];
  dates: FoundDates | null;
  body: Line[];
  head: Line[];
}

/** The kind of a section's entries. */
export interface EntryKind {
  /** Returns whether a head has all its parts. */
  isComplete: (parts: Entry["parts"]) => boolean;
  /** Returns whether texts with a dash between them are one name. */
  isOneName: (texts: readonly string[]) => boolean;
}
/** Kinds whose head has two names: employer and title, project and kind. */
const namesTwo: EntryKind = { isComplete: (parts) => parts.length >= 2, isOneName: isOneSchool };

const longestHead = 110;
const mostHeadLines = 4;

/**
 * Divides a section into entries. The head of each entry has a date; in sections without dates, text above
 * list items is a head.
 */
export function entriesOf(section: readonly Line[], kind: EntryKind = namesTwo): Entry[] {
  const lines = section.filter((line) => !isTableHeader(line.text)).flatMap(withoutDateColumn);
  const dated = lines.flatMap((line, at) => (isAnchor(line) ? [at] : []));
  const heads = dated.filter((at) => !lines[at]!.bullet);
  const anchors = heads.length > 0 ? heads : dated;
  if (anchors.length === 0) return undated(lines, kind);
  const lead = headsAbove(lines, anchors);
  const starts = anchors.map((anchor, i) => startOf(lines, anchor, (anchors[i - 1] ?? -1) + 1, lead));
  const entries: Entry[] = [];
  for (const [i, anchor] of anchors.entries()) {
    const start = i === 0 ? Math.min(starts[0]!, anchor) : starts[i]!;
    const end = starts[i + 1] ?? lines.length;
    entries.push(entryOf(lines.slice(i === 0 ? Math.max(0, start) : start, end), anchor - start, kind));
  }
  return entries;
}

/** Moves a date from a right column, which was joined to the first list item, to the head. */
function withoutDateColumn(line: Line): Line[] {
  const tab = line.text.lastIndexOf("\t");
  const last = line.text.slice(tab + 1);
  if (!line.bullet || tab < 0 || withoutDates(last, findDates(last)) !== "") return [line];
  const date = { ...line, text: last, bullet: false, strong: false };
  return [date, { ...line, text: line.text.slice(0, tab) }];
}

/** Returns whether a line is a date, or short with a date at its beginning or end. */
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

/**
 * Returns how many lines of a head are above its date, judged by the first entry, which begins where the
 * section does.
 */
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
    line.text.length <= 2 * longestHead &&
    line.text.split(separators).every((part) => part.length <= longestHead) &&
    !/[.;:]$/u.test(line.text.replace(/(?:inc|ltd|corp|co|jsc|gmbh)\.$/iu, ""))
  );
}

function startOf(lines: readonly Line[], anchor: number, first: number, lead: number): number {
  let start = anchor;
  while (start > first && anchor - start < lead && isHead(lines[start - 1]!)) start -= 1;
  return start;
}

function entryOf(lines: readonly Line[], anchor: number, kind: EntryKind): Entry {
  const dated = lines[anchor]!;
  const dates = findDates(dated.text)[0] ?? null;
  const head = lines.slice(0, anchor + 1);
  let at = anchor + 1;
  // Lists below show where the head ends; without lists it ends after two names.
  const item = lines.findIndex((line, index) => index > anchor && line.bullet);
  const isListed = item > 0 && item - anchor <= 3;
  while (at < lines.length && head.length < mostHeadLines) {
    const line = lines[at]!;
    if (line.bullet || !isHead(line)) break;
    if (!isListed && kind.isComplete(partsOf(head, kind))) break;
    if (isListed && at >= item) break;
    head.push(line);
    at += 1;
  }
  // A narrow column may break a date into two lines: "03/2021 –" and "Present".
  const isCurrent = dates?.single === true && head.some(({ text }) => text.split("\t").some(isNow));
  const span = isCurrent ? { ...dates, from: dates.to, to: null, current: true, single: false } : dates;
  return { parts: partsOf(head, kind), dates: span, head, body: lines.slice(at) };
}

function undated(lines: readonly Line[], kind: EntryKind): Entry[] {
  const entries: Entry[] = [];
  const heads = lines.some((line) => !line.bullet);
  let isOpen = false;
  for (const line of lines) {
    const starts = heads ? !line.bullet && isHead(line) : true;
    const entry = entries.at(-1);
    if (starts && !(isOpen && entry && partsOf(entry.head, kind).length < 2)) {
      entries.push({ parts: [], dates: null, head: [line], body: [] });
      isOpen = true;
    } else if (starts && entry) entry.head.push(line);
    else {
      entry?.body.push(line);
      isOpen = false;
    }
  }
  for (const entry of entries) entry.parts = partsOf(entry.head, kind);
  return entries;
}

const set = (list: string) => new Set(list.split(","));
/** Column names of tables, folded. */
const columnNames = set(
  "stt,no,thoi gian,tu,den,tu den,nam,noi lam viec,noi cong tac,don vi,don vi cong tac,co quan,cong ty,ten cong ty,chuc vu,vi tri,chuc danh,cong viec,mo ta,mo ta cong viec,nhiem vu,truong,ten truong,noi hoc,noi dao tao,co so dao tao,nganh,nganh hoc,chuyen nganh,bang cap,trinh do,van bang,he dao tao,loai hinh dao tao,hinh thuc dao tao,xep loai,time,period,date,dates,from,to,year,years,company,employer,organization,organisation,workplace,position,title,job title,role,responsibilities,duties,description,school,institution,university,major,field of study,degree,grade,gpa",
);
/** Returns whether a row has the column names of a table: "Thời gian ⇥ Nơi làm việc". */
const isTableHeader = (text: string) => {
  const cells = text.split(/\t|\s[|•·]\s/u).map((cell) =>
    fold(cell)
      .replace(/[^a-z]+/g, " ")
      .trim(),
  );
  return cells.length > 1 && cells.every((cell) => columnNames.has(cell));
};

const label =
  /^(?:vị trí(?: công việc)?|chức vụ|chức danh|công ty|tên công ty|đơn vị|nơi làm việc|trường|position|job title|title|role|company|employer|organi[sz]ation|school|thời gian|time|period|dates?)\s?[:：]\s*/iu;
/** Words of a period besides its dates, folded. */
const dateWords = set("tu,den,from,to,since,until,thoi gian,time,period,date,dates");
const isNow = (text: string) =>
  /^(?:(?:to |den )?(?:present|current|now|today|nay|hien nay|hien tai|ongoing))$/.test(
    fold(text).replace(/^\W+/, ""),
  );

const separators = /\t|\s[|•·●@]\s|\s(?:at|tại)\s/u;
const graduation = /^(?:expected\s)?(?:graduation|graduated|tốt nghiệp(?:\snăm)?|năm tốt nghiệp)$/iu;
const duration = /^\(?(?:\d{1,2}\+?\s?(?:years?|yrs?|năm|months?|mos?|tháng)[\s,]*){1,2}\)?$/iu;

function partsOf(head: readonly Line[], { isOneName }: EntryKind): { text: string; strong: boolean }[] {
  return head.flatMap((line) =>
    withoutDates(line.text, findDates(line.text))
      .split(separators)
      .flatMap((text) => splitAtDash(text, isOneName))
      .map((text) =>
        text
          .trim()
          .replace(/^[,|–—:●-]+\s*/u, "")
          .replace(label, "")
          .replace(/(?<![,|–—:-])[,|–—:-]+$/u, "")
          .trim(),
      )
      .filter((text) => /[\p{L}\p{N}]/u.test(text) && !duration.test(text) && !graduation.test(text))
      .filter((text) => !dateWords.has(fold(text)) && !isNow(text))
      .map((text) => ({ text, strong: line.strong })),
  );
}

/** Splits a text at dashes: "Analyst – Bank of Egypt" are two names, "School of Arts – National University" is one. */
function splitAtDash(text: string, isOneName: EntryKind["isOneName"]): string[] {
  const parts = text.split(/ [–—-] /u);
  return parts.length > 1 && isOneName(parts) ? [text] : parts;
}

/** Returns the lines below a head as text; list items keep their marker. */
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
