import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import { lawRowOn } from "./law-rows.ts";
import type { Currency } from "./terms.ts";

/** Returns the value of one unit of each currency in VND today, for statements that have no day. */
export async function ratesToday(db: Reader): Promise<Map<string, number>> {
  const { rows } = await sql<{ currency: string; vnd: number }>`
    SELECT currency, vnd FROM currency_rates`.execute(db);
  return new Map(rows.map((row) => [row.currency, row.vnd]));
}

/** Returns the value of one unit of a currency in VND on a day. @throws Problem 422 at /rate for a day without one */
export async function rateOn(db: Reader, currency: Currency, day: string): Promise<number> {
  const row = await lawRowOn(db, { kind: "rates", series: currency }, day);
  if (!row) throw invalid("/rate", "exchange_rate_missing");
  return row.data.vnd;
}
