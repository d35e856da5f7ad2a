import { cleanText } from "../clean-text.ts";
import type { PdfContent } from "../read-pdf.ts";
import { blocksOf, linesOf, type Piece, textOf } from "./columns.ts";
import { isContact } from "./contact.ts";
import { findDates, withoutDates } from "./dates.ts";
import { isCapitals, type Line, withoutBullet } from "./line.ts";
import { tidyLine } from "./lines-text.ts";

interface Row {
  text: string;
  bullet: boolean;
  /** True when the row begins with "·", which also separates parts of a line: "Company · Full-time". */
  dot: boolean;
  pieces: Piece[];
  page: number;
  flow: number;
  /** Index of the block of text on its page; all lines of a block end at the same edge. */
  block: number;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
}

/** Minimum gap above a page footer, in letter heights. Gaps between lines, paragraphs and sections are smaller. */
const leastFooterGap = 4;

/** Returns the lines of a PDF in reading order. */
export function linesOfPdf(pages: readonly PdfContent[]): Line[] {
  const rows = pages.flatMap((page, index) => rowsOfPage(page, index + 1));
  const body = mostFrequent(rows, (row) => `${row.font}|${Math.round(row.size * 2)}`);
  const [font = "", size = "20"] = body.split("|");
  const bodySize = Number(size) / 2;
  const kept = withoutMargins(rows, pages.length);
  const ordered = [0, 1].flatMap((flow) => kept.filter((row) => row.flow === flow));
  return joined(ordered).map((row) => {
    const ratio = row.size / bodySize;
    const strong = row.font !== font || ratio > 1.12;
    const shape = `${ratio.toFixed(1)}|${row.font}|${isCapitals(row.text) ? "capitals" : ""}`;
    return { text: row.text, page: row.page, size: ratio, shape, strong, bullet: row.bullet, flow: row.flow };
  });
}

function rowsOfPage(content: PdfContent, page: number): Row[] {
  const pieces = content.items.flatMap((item) => pieceOf(item));
  return blocksOf(pieces).flatMap(({ pieces: block, aside }, index) =>
    linesOf(block).flatMap((line) => rowOf(line, page, aside ? 1 : 0, index) ?? []),
  );
}

function pieceOf(item: PdfContent["items"][number]): Piece[] {
  if (!("str" in item) || item.str.trim() === "") return [];
  const [, , c = 0, d = 0, left = 0, y = 0] = item.transform as number[];
  const size = Math.hypot(c, d) || item.height || 10;
  return [
    {
      text: unspaced(item.str.replace(/^[\uE000-\uF8FF]$/u, "•")),
      left,
      right: left + item.width,
      y,
      size,
      font: item.fontName,
    },
  ];
}

/** Joins letters set apart: "S K I L L S". */
function unspaced(text: string): string {
  const letters = text.trim().split(/\s/u);
  const single = letters.filter((part) => [...part].length === 1).length;
  return letters.length >= 3 && single >= 0.75 * letters.length ? letters.join("") : text;
}

function rowOf(pieces: Piece[], page: number, flow: number, block: number): Row | null {
  const text = tidyLine(cleanText(textOf(pieces)));
  const item = withoutBullet(text);
  const words = item ?? text;
  if (words === "") return null;
  const main = pieces.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const first = pieces.find((piece) => /[\p{L}\p{N}]/u.test(piece.text)) ?? main;
  return {
    text: words,
    bullet: item !== null,
    dot: item !== null && text.startsWith("·"),
    pieces,
    page,
    flow,
    block,
    left: first.left,
    right: Math.max(...pieces.map(({ right }) => right)),
    y: main.y,
    size: first.size,
    font: first.font,
  };
}

/**
 * Removes page numbers and rows that repeat at the edges of pages. Contact data of a page header or footer is
 * kept once, at the top: elsewhere it would interrupt a section.
 */
function withoutMargins(rows: readonly Row[], pages: number): Row[] {
  const pagesOf = new Map<string, Set<number>>();
  const keyOf = new Map<Row, string>();
  const contacts: Row[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const own = rows.filter((row) => row.page === page).sort((a, b) => b.y - a.y);
    for (const row of new Set([own[0], own[1], own.at(-2), own.at(-1)])) {
      if (!row) continue;
      const key = withoutPageNumber(row, pages);
      pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page));
      keyOf.set(row, key);
    }
    contacts.push(...footerOf(own).filter(({ text }) => isContact(text)));
  }
  const seen = new Set<string>();
  const kept = rows.filter((row) => {
    const key = keyOf.get(row);
    if (key === undefined) return true;
    if (/^(?:page |trang )?#(?: ?(?:\/|of) ?#)?$/iu.test(key)) return false;
    if (pagesOf.get(key)!.size < 2) return !contacts.includes(row);
    // A name repeated on each page is kept from the first page; a line with numbers is a footer.
    const isFirst = !seen.has(key);
    seen.add(key);
    if (isFirst && isContact(row.text)) contacts.push(row);
    return isFirst && !isContact(row.text) && !/[#\d]/.test(key);
  });
  const once = new Map(contacts.toReversed().map((row) => [keyOf.get(row)!, { ...row, flow: 0 }]));
  return [...once.values(), ...kept];
}

/** Replaces page number and page count of a row by "#"; other numbers distinguish rows. */
function withoutPageNumber({ text, page }: Row, pages: number): string {
  const numbers = new Set([String(page), String(pages)]);
  return text.replace(/\d+/g, (number) => (numbers.has(number) ? "#" : number)).replaceAll("\t", " ");
}

/** Returns the last rows of a page, when a gap separates them from the text above. */
function footerOf(rows: readonly Row[]): Row[] {
  for (const at of [rows.length - 1, rows.length - 2]) {
    const [above, row] = [rows[at - 1], rows[at]];
    if (above && row && above.y - row.y > leastFooterGap * Math.max(row.size, above.size))
      return rows.slice(at);
  }
  return [];
}

/** Joins lines that were broken only because the next word did not fit. */
function joined(rows: readonly Row[]): Row[] {
  const result: Row[] = [];
  const edge = rightEdges(rows);
  let last: Row | undefined;
  for (const row of rows) {
    const before = result.at(-1);
    if (before && last && continues(last, row, edge(last))) {
      const tab = before.text.indexOf("\t");
      if (tab > 0) {
        before.text = `${before.text.slice(0, tab)} ${row.text}${before.text.slice(tab)}`;
        last = row;
        continue;
      }
      const isCut = (/\p{L}-$/u.test(before.text) && /^\p{Ll}/u.test(row.text)) || isCutEmail(before, row);
      before.text += `${isCut ? "" : row.dot ? " · " : " "}${row.text}`;
    } else result.push({ ...row });
    last = row;
  }
  return result;
}

function continues(before: Row, row: Row, edge: number): boolean {
  if (row.bullet && !(row.dot && !before.bullet)) return false;
  if (row.page !== before.page || row.block !== before.block) return false;
  if (Math.abs(row.size - before.size) > 0.3 || row.font !== before.font) return false;
  if (row.text.includes("\t")) return false;
  if (isCutEmail(before, row)) return true;
  // Addresses, numbers and labels have their own lines, however narrow the column is.
  if (isFact(before.text) || isFact(row.text)) return false;
  const step = before.y - row.y;
  if (step <= 0 || step > 2 * row.size) return false;
  if (Math.abs(row.left - before.left) > 3) return false;
  const word = row.text.split(" ", 1)[0]!.length;
  const letter = (row.right - row.left) / row.text.length;
  if (before.text.includes("\t")) return isTitleCut(before, (word + 2.5) * letter);
  // Programs with balanced lines break lines slightly before the edge.
  if (before.right + (word + 2.5) * letter > edge || /[·|,&]$/u.test(before.text)) return true;
  return /^\p{Ll}/u.test(row.text) && before.right - before.left > 0.7 * (edge - before.left);
}

/** An email address broken in a narrow column: "hongdao.nguyen@" and "example.com". */
const isCutEmail = (before: Pick<Row, "text">, row: Row) =>
  /[\p{L}\p{N}_-]@$/u.test(before.text) && /^[a-z0-9-]+(?:\.[a-z0-9-]+){1,3}$/i.test(row.text);

const isFact = (text: string) =>
  text.includes("@") || /^[^:]{2,30}: /u.test(text) || /^\+?\d[\d ()-]{7,20}$/.test(text);

/** Returns whether a title was broken because it did not fit beside its date. */
function isTitleCut({ pieces, text }: Row, needed: number): boolean {
  const beside = text.slice(text.indexOf("\t") + 1);
  if (withoutDates(beside, findDates(beside)) !== "") return false;
  const at = pieces.findIndex((piece, i) => i > 0 && piece.left - pieces[i - 1]!.right > 1.3 * piece.size);
  return at > 0 && pieces[at - 1]!.right + needed > pieces[at]!.left;
}

/** Returns the right edge of a column, from rows that begin at nearly the same position. */
function rightEdges(rows: readonly Row[]): (row: Row) => number {
  const edges = new Map<string, number>();
  const key = (row: Row) => `${row.page}|${row.block}`;
  for (const row of rows) edges.set(key(row), Math.max(edges.get(key(row)) ?? 0, row.right));
  return (row) => edges.get(key(row)) ?? 0;
}

function mostFrequent(rows: readonly Row[], keyOf: (row: Row) => string): string {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.text.length);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0] as [string, number])[0];
}
