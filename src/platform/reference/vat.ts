import type { Reader } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import { lawRowOn } from "./law-rows.ts";
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
  const row = await lawRowOn(db, { kind: "vat", series: kind }, day);
  if (!row) throw invalid("/tax_date", "vat_rate_missing");
  const { from_day, to_day, source } = row;
  return { bps: Math.round(row.data.percent * 100), from_day, to_day, source };
}
