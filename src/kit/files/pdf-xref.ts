import { inflateSync } from "node:zlib";
import { type Effort, isBlank, PdfDict, type PdfValue, parsePdf } from "./pdf-parse.ts";

/** Offsets of objects by their ids. */
export type PdfPlaces = Map<number, number | "packed" | "free">;

/** One cross-reference section: the offsets of objects and the trailer dictionary. */
export interface PdfSection {
  dictionary: PdfDict;
  places: PdfPlaces;
}

/**
 * Reads the section at this byte, a table or a stream; null when it is neither, or broken.
 * @throws TooComplex
 */
export function readPdfSection(file: Buffer, at: number, effort: Effort): PdfSection | null {
  if (at < 0 || at >= file.length) return null;
  const start = skipBlanks(file, at);
  if (file.toString("latin1", start, start + 4) === "xref") return readTable(file, start + 4, effort);
  const object = objectAt(file, start);
  return object ? readStream(file, object.end, effort) : null;
}

/** Returns the id of an object that begins at this byte (`12 0 obj`), and the byte after its header. */
export function objectAt(file: Buffer, at: number): { id: number; end: number } | null {
  const row = file.toString("latin1", Math.max(0, at), Math.max(0, at) + 32);
  const found = /^\s{0,4}(\d{1,10})\s{1,8}\d{1,10}\s{1,8}obj(?![A-Za-z0-9])/.exec(row);
  return found && at >= 0 ? { id: Number(found[1]), end: at + found[0].length } : null;
}

/** The first byte of the stream whose dictionary ends at this byte; undefined when none follows. */
export function streamAt(file: Buffer, end: number): number | undefined {
  const at = skipBlanks(file, end);
  if (file.toString("latin1", at, at + 6) !== "stream") return undefined;
  if (file[at + 6] === 10) return at + 7;
  return file[at + 6] === 13 && file[at + 7] === 10 ? at + 8 : at + 6;
}

/** Skips at most 64 white-space bytes: no program writes more between two parts of a table. */
function skipBlanks(file: Buffer, from: number): number {
  let at = from;
  while (at < from + 64 && isBlank(file[at])) at += 1;
  return at;
}

const rowLength = 20;

function readTable(file: Buffer, from: number, effort: Effort): PdfSection | null {
  const places: PdfPlaces = new Map();
  let at = skipBlanks(file, from);
  for (;;) {
    const head = /^(\d{1,10}) (\d{1,7})[ \t]{0,8}(?:\r\n|\n|\r)/.exec(file.toString("latin1", at, at + 40));
    if (!head) break;
    const [first, count] = [Number(head[1]), Number(head[2])];
    at += head[0].length;
    if (at + count * rowLength > file.length) return null;
    effort.spend("objects", count + 1);
    for (let i = 0; i < count; i += 1, at += rowLength) {
      const place = digits(file, at, 10);
      const mark = file[at + 17];
      if (place < 0 || (mark !== 0x6e && mark !== 0x66)) return null;
      places.set(first + i, mark === 0x6e && place > 0 ? place : "free");
    }
    at = skipBlanks(file, at);
  }
  if (file.toString("latin1", at, at + 7) !== "trailer") return null;
  const { value } = parsePdf(file, at + 7, effort);
  return value instanceof PdfDict ? { dictionary: value, places } : null;
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

function readStream(file: Buffer, from: number, effort: Effort): PdfSection | null {
  const { value: dictionary, end } = parsePdf(file, from, effort);
  if (!(dictionary instanceof PdfDict) || dictionary.get("Type") !== "XRef") return null;
  const body = streamAt(file, end);
  const size = dictionary.get("Size");
  const widths = numbersOf(dictionary.get("W"));
  if (body === undefined || typeof size !== "number" || widths.length !== 3) return null;
  if (widths.some((width) => !(width >= 0 && width <= 8))) return null;
  const rows = unpack(file.subarray(body), dictionary, widths[0] + widths[1] + widths[2], size, effort);
  return rows && { dictionary, places: placesOf(rows, dictionary, widths, size, effort) };
}

function placesOf(rows: Buffer, dictionary: PdfDict, widths: number[], size: number, effort: Effort) {
  const [kind = 0, place = 0, rest = 0] = widths;
  const places: PdfPlaces = new Map();
  const ranges = numbersOf(dictionary.get("Index"));
  if (ranges.length === 0) ranges.push(0, size);
  let at = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const first = ranges[range] ?? 0;
    for (let i = 0; i < (ranges[range + 1] ?? 0) && at + kind + place + rest <= rows.length; i += 1) {
      effort.spend("objects", 1);
      const type = kind === 0 ? 1 : bigEndian(rows, at, kind);
      const value = bigEndian(rows, at + kind, place);
      places.set(first + i, type === 1 ? value : type === 2 ? "packed" : "free");
      at += kind + place + rest;
    }
  }
  return places;
}

function bigEndian(rows: Buffer, at: number, width: number): number {
  let value = 0;
  for (let i = at; i < at + width; i += 1) value = value * 256 + (rows[i] ?? 0);
  return value;
}

/** The filter of a stream; null for none, undefined for several or an indirect one. */
export function filterOf(dictionary: PdfDict): string | null | undefined {
  const filter = dictionary.get("Filter") ?? null;
  const one = Array.isArray(filter) && filter.length <= 1 ? (filter[0] ?? null) : filter;
  return one === null || typeof one === "string" ? one : undefined;
}

/** The predictor of a stream, 1 for none. */
export function predictorOf(dictionary: PdfDict): { predictor: number; columns: number } {
  const parameters = dictionary.get("DecodeParms");
  const one = Array.isArray(parameters) ? parameters[0] : parameters;
  const number = (key: string) => {
    const value = one instanceof PdfDict ? one.get(key) : undefined;
    return typeof value === "number" ? value : 1;
  };
  return { predictor: number("Predictor"), columns: number("Columns") };
}

/** Undoes compression and predictor (none or "up", the only ones used in such streams); null for others. */
function unpack(packed: Buffer, dictionary: PdfDict, width: number, size: number, effort: Effort) {
  const filter = filterOf(dictionary);
  if (width === 0 || filter === undefined) return null;
  if (filter === null) return packed;
  if (filter !== "FlateDecode") return null;
  const most = Math.max(1, (size + 16) * (width + 1));
  effort.spend("inflated", most);
  const { predictor, columns } = predictorOf(dictionary);
  let rows: Buffer;
  try {
    rows = inflateSync(packed, { maxOutputLength: most });
  } catch {
    return null;
  }
  if (predictor === 1) return rows;
  if (predictor < 10 || columns !== width) return null;
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

function numbersOf(value: PdfValue | undefined): [number, number, number, ...number[]] | number[] {
  return Array.isArray(value) && value.every((one) => typeof one === "number")
    ? [...(value as number[])]
    : [];
}
