import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { PayLaw } from "./gross-net.ts";
import type { Currency, LawKind, VatKind } from "./terms.ts";

/** The values of a row by its kind. */
export interface LawData {
  gross_net: PayLaw;
  vat: { percent: number };
  holidays: { name: string; name_vn: string };
  rates: { vnd: number };
}

/** The line of rows to which a row of a kind belongs. A day has one row in each line. */
export interface LawSeries {
  gross_net: "";
  vat: VatKind;
  holidays: "";
  rates: Currency;
}

/** A row of law that counts on its days. */
export interface LawRow<Kind extends LawKind = LawKind> {
  id: number;
  from_day: string;
  /** The last day; null while no end is known. */
  to_day: string | null;
  data: LawData[Kind];
  source: string;
  source_url: string | null;
}

/** Returns the row of a line that covers a day; null without one. */
export async function lawRowOn<Kind extends LawKind>(
  db: Reader,
  { kind, series }: { kind: Kind; series: LawSeries[Kind] },
  day: string,
): Promise<LawRow<Kind> | null> {
  const { rows } = await sql<LawRow<Kind>>`
    SELECT id, from_day, to_day, data, source, source_url FROM law_rows
    WHERE kind = ${kind} AND series = ${series} AND ended_at IS NULL
      AND from_day <= ${day} AND (to_day IS NULL OR to_day >= ${day})`.execute(db);
  return rows[0] ?? null;
}
