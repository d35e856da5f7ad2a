import Papa from "papaparse";
import { attachmentHeaders } from "./files/download.ts";

/** Spreadsheets read UTF-8 only with this mark before it. */
const mark = "\uFEFF";

/** Rows as CSV for spreadsheets; a cell that they would take for a formula is escaped. */
export function csvText(fields: readonly string[], data: readonly (readonly unknown[])[]): string {
  return (
    mark + Papa.unparse({ fields: [...fields], data: data.map((row) => [...row]) }, { escapeFormulae: true })
  );
}

/** A CSV file as a download. */
export function csvReply(name: string, text: string) {
  return {
    stream: text,
    headers: { ...attachmentHeaders(name, "text/csv"), "Cache-Control": "private, no-store" },
  };
}
