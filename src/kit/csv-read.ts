import Papa from "papaparse";
import { z } from "zod";

/** Encodings that a table can have. */
export const csvEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1258"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

export const mostColumns = 60;
/** Maximum characters of a row: the three long texts of a job and its other fields. */
export const mostOfRow = 100_000;

const csvRow = z.object({
  /** Number of the line in the file, from 1. */
  line: z.number().int(),
  cells: z.array(z.string()).max(mostColumns),
});
export type CsvRow = z.infer<typeof csvRow>;

/** The result of reading a table. */
export const csvRead = z.union([
  z.object({ rows: z.array(csvRow), encoding: z.enum(csvEncodings) }),
  z.object({ problem: z.literal("row_too_long"), line: z.number().int() }),
  z.object({ problem: z.enum(["not_text", "too_many_columns"]) }),
]);
export type CsvRead = z.infer<typeof csvRead>;

/**
 * Reads a table written by a spreadsheet, without empty rows and columns. UTF-8 is recognised by being valid,
 * UTF-16 by its mark. All other files are read as Windows-1258, which older spreadsheets in Vietnam write and
 * in which tones are separate characters. A hostile text takes seconds: read files by the inspector
 * (kit/files/inspector).
 * @param most maximum number of rows; one more is returned to show that there are too many
 */
export function readCsv(
  bytes: Uint8Array,
  { most, encoding }: { most: number; encoding?: CsvEncoding | undefined },
): CsvRead {
  const used = encoding ?? encodingOf(bytes);
  const decoded = new TextDecoder(used).decode(bytes);
  if (decoded.includes("\0")) return { problem: "not_text" };
  // A row is at least as long as each of its lines, so a line above the limit means a row above it.
  const longLine = longLineOf(decoded);
  if (longLine !== null) return { problem: "row_too_long", line: longLine };
  const { data } = Papa.parse<string[]>(decoded.normalize("NFC"), {
    preview: most + 1,
    delimitersToGuess: [",", ";", "\t", "|"],
  });
  const long = data.findIndex((cells) => cells.reduce((sum, { length }) => sum + length, 0) > mostOfRow);
  if (long >= 0) return { problem: "row_too_long", line: long + 1 };
  const trimmed = data.map((cells) => cells.map((cell) => cell.trim()));
  const width = trimmed.reduce((most, cells) => Math.max(most, widthOf(cells)), 0);
  if (width > mostColumns) return { problem: "too_many_columns" };
  const rows = trimmed
    .map((cells, index) => ({ line: index + 1, cells: cells.slice(0, width) }))
    .filter(({ cells }) => widthOf(cells) > 0);
  return { rows, encoding: used };
}

const widthOf = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== "") + 1;

/** Returns the number of the first line that is too long for a row, or null. */
function longLineOf(text: string): number | null {
  let line = 1;
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) {
      if (code === 10 || text.charCodeAt(at + 1) !== 10) line += 1;
      length = 0;
    } else if (++length > mostOfRow) return line;
  }
  return null;
}

function encodingOf(bytes: Uint8Array): CsvEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1258";
  }
}

/**
 * Cells that a spreadsheet would calculate: "=…" and "@name", a sign before a function, a cell or another sign,
 * arithmetic, and a call of another program.
 */
const formulas = [
  /^=(?![=>])|^@\w/,
  /^[+-] ?(?:[A-Z][A-Z.]+\((?:[)"\d-]|\$?[A-Z]{1,3}\$?\d)|\$?[A-Z]{1,3}\$?\d+(?:$|[-+*/:^&!])|[=@])/,
  /^[+-] ?\d[\d.,]*(?: ?[-+*/^] ?[\d.,(]+)+\)*$/,
  /^[+-][^|]*\|[^!]*!/,
];
/** Numbers, and phone numbers with a country code. */
const number = /^[+-][\d\s().,-]+$/;

/**
 * Returns whether a spreadsheet would calculate a cell. A list whose items begin with a dash is a text, and
 * so is "=> 20 triệu".
 */
export function isFormula(cell: string): boolean {
  return !number.test(cell) && formulas.some((pattern) => pattern.test(cell));
}

/** Removes the protection of a cell against being read as a formula. */
export function unescaped(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
