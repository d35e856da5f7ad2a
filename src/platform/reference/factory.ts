import type { Reader } from "#kit/db.ts";
import type { LawData } from "./law-rows.ts";
import { referenceRows } from "./seed.ts";

/** Returns the public holidays of the data files. */
export const seededHolidays = (): string[] =>
  referenceRows().law_rows.flatMap(({ kind, from_day }) => (kind === "holidays" ? [from_day] : []));

/** Returns the law on pay of the data files on a day. */
export function seededPayLaw(day: string): LawData["gross_net"] {
  const row = referenceRows().law_rows.findLast(
    ({ kind, from_day }) => kind === "gross_net" && from_day <= day,
  );
  return row?.data as LawData["gross_net"];
}

/** Inserts a public holiday. */
export async function makeHoliday(db: Reader, day: string, name = "Day off"): Promise<void> {
  const data = JSON.stringify({ name, name_vn: "Nghỉ bù" });
  await db
    .insertInto("law_rows")
    .values({ kind: "holidays", from_day: day, to_day: day, data, source: "test" })
    .execute();
}

/** Changes the exchange rate of a currency. @param vnd the dong for one unit */
export async function changeRate(db: Reader, currency: string, vnd: number): Promise<void> {
  await db
    .updateTable("law_rows")
    .set({ data: JSON.stringify({ vnd }) })
    .where("kind", "=", "rates")
    .where("series", "=", currency)
    .execute();
}
