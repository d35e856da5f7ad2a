import { idsOfData } from "../other-tables.ts";

/** Translates an id of a table; null when the table has no such row. */
export type TranslateId = (table: string, id: number) => number | null;

/**
 * Returns the data of an activity with translated ids. An id without a row becomes null, so that data never refers to a row of another
 * agency.
 */
export function translateData(kind: unknown, data: unknown, translate: TranslateId): unknown {
  if (Array.isArray(data)) return data.map((each) => translateData(kind, each, translate));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const isPerson = kind === "ownership_reassign" && (key === "from" || key === "to");
      const table = isPerson ? "accounts" : idsOfData[key];
      if (table && typeof value === "number") return [key, translate(table, value)];
      return [key, translateData(kind, value, translate)];
    }),
  );
}
