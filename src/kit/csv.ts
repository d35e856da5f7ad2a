import { Readable } from "node:stream";
import Papa from "papaparse";
import { attachmentHeaders } from "./files/download.ts";

/** The byte order mark. Without it, spreadsheets do not read a file as UTF-8. */
const mark = "\uFEFF";

/**
 * Cells that a spreadsheet could calculate. A phone number with spaces ("+65 9123 4567") is none: spreadsheets read it as
 * text, and show the apostrophe of an escaped cell.
 */
const escaping = { escapeFormulae: /^(?![+]\d{1,3} [\d ]+$)[=+\-@\t\r]/ };

/** Returns rows as CSV for spreadsheets; cells that look like formulas are escaped. */
export function csvText(fields: readonly string[], data: readonly (readonly unknown[])[]): string {
  return mark + Papa.unparse({ fields: [...fields], data: data.map((row) => [...row]) }, escaping);
}

/**
 * Returns rows as CSV in pieces, one per batch, so that a long table neither blocks the event loop nor fills
 * the memory.
 */
export async function* csvPieces(
  fields: readonly string[],
  batches: Iterable<readonly (readonly unknown[])[]> | AsyncIterable<readonly (readonly unknown[])[]>,
): AsyncGenerator<string> {
  yield mark + Papa.unparse([[...fields]], escaping);
  for await (const rows of batches)
    yield `\r\n${Papa.unparse(
      rows.map((row) => [...row]),
      escaping,
    )}`;
}

/** A CSV file as a download. */
export function csvReply(name: string, text: string | AsyncIterable<string>) {
  return {
    stream: typeof text === "string" ? text : Readable.from(text, { objectMode: false }),
    headers: attachmentHeaders(name, "text/csv"),
  };
}
