import { inflateSync } from "node:zlib";

/** One cross-reference section: where each object stands, and the trailer's dictionary as text. */
export interface PdfSection {
  dictionary: string;
  places: Map<number, number | "packed" | "free">;
}

const mostObjects = 500_000;

/** Reads the section at this byte, an old table or a newer stream; null when it is neither, or broken. */
export function readPdfSection(file: Buffer, at: number): PdfSection | null {
  if (at < 0 || at >= file.length) return null;
  const start = at + skipBlanks(file, at);
  const row = pdfRow(file, start, 40);
  if (row.startsWith("xref")) return readTable(file, start + 4);
  return /^\d+\s+\d+\s+obj\b/.test(row) ? readStream(file, start) : null;
}

/** A few bytes as text. */
export function pdfRow(file: Buffer, at: number, length: number): string {
  return file.toString("latin1", at, Math.min(at + length, file.length));
}

function skipBlanks(file: Buffer, at: number): number {
  return /^\s*/.exec(pdfRow(file, at, 64))?.[0].length ?? 0;
}

const rowLength = 20;

function readTable(file: Buffer, from: number): PdfSection | null {
  const places: PdfSection["places"] = new Map();
  let at = from + skipBlanks(file, from);
  for (;;) {
    const head = /^(\d{1,10}) (\d{1,7})[ \t]*(?:\r\n|\n|\r)/.exec(pdfRow(file, at, 40));
    if (!head) break;
    const [first, count] = [Number(head[1]), Number(head[2])];
    at += head[0].length;
    if (at + count * rowLength > file.length || places.size + count > mostObjects) return null;
    for (let i = 0; i < count; i += 1, at += rowLength) {
      const place = digits(file, at, 10);
      const mark = file[at + 17];
      if (place < 0 || (mark !== 0x6e && mark !== 0x66)) return null;
      places.set(first + i, mark === 0x6e && place > 0 ? place : "free");
    }
    at += skipBlanks(file, at);
  }
  if (!pdfRow(file, at, 7).startsWith("trailer")) return null;
  const end = file.indexOf("startxref", at);
  return end < 0 ? null : { dictionary: pdfRow(file, at, Math.min(end - at, 16_384)), places };
}

function digits(file: Buffer, at: number, length: number): number {
  let value = 0;
  for (let i = at; i < at + length; i += 1) {
    const digit = (file[i] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function readStream(file: Buffer, at: number): PdfSection | null {
  const head = pdfRow(file, at, 16_384);
  const opening = /\bstream(\r\n|\n)/.exec(head);
  if (!opening) return null;
  const dictionary = head.slice(0, opening.index);
  const length = numberOf(dictionary, "Length");
  const size = numberOf(dictionary, "Size");
  const widths = numbersOf(dictionary, "W");
  if (!/\/Type\s*\/XRef\b/.test(dictionary) || length === undefined || size === undefined) return null;
  if (widths.length !== 3 || widths.some((width) => width > 8) || size > mostObjects) return null;
  const width = widths.reduce((sum, one) => sum + one, 0);
  const body = at + opening.index + opening[0].length;
  const rows = unpack(file.subarray(body, body + length), dictionary, width, size);
  return rows && { dictionary, places: placesOf(rows, dictionary, widths as [number, number, number], size) };
}

function placesOf(rows: Buffer, dictionary: string, widths: [number, number, number], size: number) {
  const places: PdfSection["places"] = new Map();
  const ranges = numbersOf(dictionary, "Index");
  if (ranges.length === 0) ranges.push(0, size);
  const width = widths[0] + widths[1] + widths[2];
  let at = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const first = ranges[range] ?? 0;
    for (let i = 0; i < (ranges[range + 1] ?? 0) && at + width <= rows.length; i += 1, at += width) {
      const type = widths[0] === 0 ? 1 : bigEndian(rows, at, widths[0]);
      const value = bigEndian(rows, at + widths[0], widths[1]);
      places.set(first + i, type === 1 ? value : type === 2 ? "packed" : "free");
    }
  }
  return places;
}

function bigEndian(rows: Buffer, at: number, width: number): number {
  let value = 0;
  for (let i = at; i < at + width; i += 1) value = value * 256 + (rows[i] ?? 0);
  return value;
}

/** Undoes the compression and the row filter (none or "up", the only ones seen in such streams); null for others. */
function unpack(packed: Buffer, dictionary: string, width: number, size: number): Buffer | null {
  if (width === 0) return null;
  const filter = /\/Filter\s*\[?\s*\/(\w+)/.exec(dictionary)?.[1];
  if (filter === undefined) return packed;
  if (filter !== "FlateDecode") return null;
  const predictor = numberOf(dictionary, "Predictor") ?? 1;
  let rows: Buffer;
  try {
    rows = inflateSync(packed, { maxOutputLength: (size + 16) * (width + 1) });
  } catch {
    return null;
  }
  if (predictor === 1) return rows;
  if (predictor < 10 || numberOf(dictionary, "Columns") !== width) return null;
  const count = Math.floor(rows.length / (width + 1));
  const plain = Buffer.alloc(count * width);
  for (let row = 0; row < count; row += 1) {
    const source = row * (width + 1);
    const filtered = rows[source];
    if (filtered !== 0 && filtered !== 2) return null;
    for (let i = 0; i < width; i += 1) {
      const above = filtered === 2 && row > 0 ? (plain[(row - 1) * width + i] ?? 0) : 0;
      plain[row * width + i] = ((rows[source + 1 + i] ?? 0) + above) & 0xff;
    }
  }
  return plain;
}

function numberOf(dictionary: string, key: string): number | undefined {
  const found = new RegExp(`/${key}\\s+(\\d{1,10})\\b(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1];
  return found === undefined ? undefined : Number(found);
}

function numbersOf(dictionary: string, key: string): number[] {
  const found = new RegExp(`/${key}\\s*\\[([\\d\\s]{1,4000})\\]`).exec(dictionary)?.[1] ?? "";
  return (found.match(/\d+/g) ?? []).map(Number);
}
