import Papa from "papaparse";

/** How the text of a table was written. */
export const csvEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1258"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

export interface CsvRow {
  /** Its number in the file, from 1. */
  line: number;
  cells: string[];
}

/**
 * The rows of a table that a spreadsheet has written, without empty ones. UTF-8 is told by being valid, UTF-16 by its mark; the
 * rest is taken for Windows-1258, which older spreadsheets write in Vietnam and in which tones are characters of their own.
 * @param most how many rows are read; one more tells that there are too many
 * @returns null for a file that is no text
 */
export function readCsv(
  bytes: Uint8Array,
  { most, encoding }: { most: number; encoding?: CsvEncoding | undefined },
): { rows: CsvRow[]; encoding: CsvEncoding } | null {
  const used = encoding ?? encodingOf(bytes);
  const text = new TextDecoder(used).decode(bytes).normalize("NFC");
  if (text.includes("\0")) return null;
  const { data } = Papa.parse<string[]>(text, {
    preview: most + 1,
    delimitersToGuess: [",", ";", "\t", "|"],
  });
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  return { rows, encoding: used };
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

/** What a spreadsheet calculates: a function, a cell, another sign, arithmetic, and a call of another program. */
const formulas = [
  /^=(?![=>])|^@\w/,
  /^[+-] ?(?:[A-Z][A-Z.]+\((?:[)"\d-]|\$?[A-Z]{1,3}\$?\d)|\$?[A-Z]{1,3}\$?\d+(?:$|[-+*/:^&!])|[=@])/,
  /^[+-] ?\d[\d.,]*(?: ?[-+*/^] ?[\d.,(]+)+\)*$/,
  /^[+-][^|]*\|[^!]*!/,
];
/** Cells of numbers, and of telephone numbers with the sign of their country. */
const number = /^[+-][\d\s().,-]+$/;

/** Whether a spreadsheet would calculate a cell. A list whose items begin with a dash is a text, as "=> 20 triệu" is. */
export function isFormula(cell: string): boolean {
  return !number.test(cell) && formulas.some((pattern) => pattern.test(cell));
}

/** A cell as it was before it was protected from being taken for a formula. */
export function unescaped(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
