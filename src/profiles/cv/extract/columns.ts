import { findDates, withoutDates } from "./dates.ts";
import { partOfHeading } from "./headings.ts";

/** A piece of text and its position on a page, in points from the lower left corner. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
}

/** Pieces of text that are read together, from top to bottom. */
export interface Block {
  pieces: Piece[];
  /** The block is beside the main column. */
  aside: boolean;
}

const deepest = 4;
/** Above this number of pieces, which no CV has on a page, columns are not detected. */
const mostPieces = 4000;
const leastRows = 4;
const leastGutter = 6;

/**
 * Divides a page into blocks that are read one after the other: columns, and the text above and below them.
 */
export function blocksOf(pieces: Piece[], aside = false, depth = 0): Block[] {
  if (pieces.length === 0) return [];
  const cut = depth < deepest && pieces.length <= mostPieces ? bestCut(pieces) : null;
  if (!cut) return [{ pieces, aside }];
  const { above, left, right, below } = cut;
  const isLeftMain = weight(left) >= weight(right);
  return [
    ...blocksOf(above, aside, depth + 1),
    ...blocksOf(left, aside || !isLeftMain, depth + 1),
    ...blocksOf(right, aside || isLeftMain, depth + 1),
    ...blocksOf(below, aside, depth + 1),
  ];
}

const weight = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + piece.text.length, 0);

interface Cut {
  above: Piece[];
  left: Piece[];
  right: Piece[];
  below: Piece[];
}

/** Finds the highest part of the page that an empty vertical line divides into two columns. */
function bestCut(pieces: readonly Piece[]): Cut | null {
  const sorted = [...pieces].sort((a, b) => b.y - a.y);
  const cuts = edgesOf(pieces)
    .map((x) => cutAt(sorted, x))
    .filter((cut) => cut !== null)
    .sort((a, b) => b.score - a.score);
  return cuts.find(areColumns) ?? null;
}

/** Returns positions where several pieces begin, which indicate an aligned column. */
function edgesOf(pieces: readonly Piece[]): number[] {
  const counts = new Map<number, number>();
  for (const { left } of pieces) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= 3).map(([edge]) => edge - 1);
}

function cutAt(sorted: readonly Piece[], x: number): (Cut & { score: number }) | null {
  let best: { from: number; to: number; score: number } | null = null;
  let from = 0;
  for (let at = 0; at <= sorted.length; at += 1) {
    const piece = sorted[at];
    if (piece && !(piece.left < x && piece.right > x - leastGutter)) continue;
    const stretch = sorted.slice(from, at);
    const score = Math.min(
      rows(stretch.filter(({ left }) => left < x)),
      rows(stretch.filter(({ left }) => left >= x)),
    );
    if (score >= leastRows && (!best || score > best.score)) best = { from, to: at, score };
    from = at + 1;
  }
  if (!best) return null;
  // Text above or below both columns belongs to no column.
  const stretch = sorted.slice(best.from, best.to);
  const left = stretch.filter((piece) => piece.left < x);
  const right = stretch.filter((piece) => piece.left >= x);
  return { above: sorted.slice(0, best.from), left, right, below: sorted.slice(best.to), score: best.score };
}

const rows = (pieces: readonly Piece[]) => linesOf(pieces).length;

/** Dates, labels or headings beside their text are not a column. */
function areColumns({ left, right }: Cut): boolean {
  const [narrow, wide] = weight(left) < weight(right) ? [left, right] : [right, left];
  const texts = linesOf(narrow).map(textOf);
  const headings = texts.filter((text) => partOfHeading(text) !== null).length;
  if (headings > 0 && linesOf(wide).some((line) => partOfHeading(textOf(line)) !== null)) {
    return headings < 0.6 * texts.length;
  }
  const dated = texts.filter((text) => withoutDates(text, findDates(text)).length < 4).length;
  const others = linesOf(wide).map(yOf);
  const beside = linesOf(narrow).filter((line) => others.some((y) => Math.abs(y - yOf(line)) < 2)).length;
  return headings < 0.6 * texts.length && dated < 0.4 * texts.length && beside < 0.5 * texts.length;
}

const yOf = (line: readonly Piece[]) => line[0]!.y;

/** Pieces with the same baseline, from left to right. */
export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: { pieces: Piece[]; largest: Piece }[] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (!line || !sharesBaseline(line.largest, piece)) lines.push({ pieces: [piece], largest: piece });
    else {
      line.pieces.push(piece);
      if (piece.size > line.largest.size) line.largest = piece;
    }
  }
  return lines.map((line) => line.pieces.sort((a, b) => a.left - b.left));
}

/**
 * Compares by the smaller of two fonts, so that a large name does not include the line under it. Superscript
 * letters ("1st") touch their word.
 */
function sharesBaseline(a: Piece, b: Piece): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  const distance = Math.abs(a.y - b.y);
  if (distance < 0.45 * small.size) return true;
  const touches = Math.abs(small.left - large.right) < 0.2 * large.size;
  return touches && small.text.length <= 3 && distance < 0.45 * large.size;
}

/** Joins the pieces of a line; gaps as wide as letters become separators. */
export function textOf(line: readonly Piece[]): string {
  let text = "";
  let right = Number.NEGATIVE_INFINITY;
  for (const piece of line) {
    const gap = piece.left - right;
    if (text !== "" && gap > 1.3 * piece.size) text += "\t";
    else if (text !== "" && gap > 0.12 * piece.size) text += " ";
    text += piece.text;
    right = Math.max(right, piece.right);
  }
  return text;
}
