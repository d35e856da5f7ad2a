import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import type { VatKind } from "./terms.ts";

/** A rate of value added tax with the days on which it holds and its source. */
export interface VatRate {
  bps: number;
  from_day: string;
  to_day: string | null;
  source: string;
}

/** Returns the rate of value added tax on a day. @throws Problem 422 at /tax_date for a day without a rate */
export async function vatRateOn(db: Reader, kind: VatKind, day: string): Promise<VatRate> {
  const rate = await db
    .selectFrom("vat_rates")
    .select([
      "bps",
      sql<string>`from_day::text`.as("from_day"),
      sql<string | null>`to_day::text`.as("to_day"),
    ])
    .select("source")
    .where("kind", "=", kind)
    .where("from_day", "<=", day)
    .where((eb) => eb.or([eb("to_day", "is", null), eb("to_day", ">=", day)]))
    .executeTakeFirst();
  if (!rate) throw invalid("/tax_date", "vat_rate_missing");
  return rate;
}
