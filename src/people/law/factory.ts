import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { seededPayLaw } from "#platform/reference/factory.ts";
import type { LawKind } from "#platform/reference/terms.ts";

/** Inserts a holiday, or splits the open row of another kind on 1 March of a year. */
export async function makeFutureRow(db: Reader, kind: LawKind, year: number) {
  const from_day = `${year}-03-01`;
  const series = { gross_net: "", vat: "export_0", holidays: "", rates: "SGD" }[kind];
  const data = {
    gross_net: seededPayLaw("2026-07-01"),
    vat: { percent: 0 },
    holidays: { name: "Day off", name_vn: "Nghỉ bù" },
    rates: { vnd: 20_000 },
  }[kind];
  if (kind !== "holidays")
    await sql`UPDATE law_rows SET to_day = ${`${year}-02-28`} WHERE kind = ${kind} AND series = ${series}
      AND ended_at IS NULL AND to_day IS NULL`.execute(db);
  return db
    .insertInto("law_rows")
    .values({
      kind,
      series,
      from_day,
      to_day: kind === "holidays" ? from_day : null,
      data: JSON.stringify(data),
      source: "Decree 1/2031/NĐ-CP",
    })
    .returning(["id", "from_day", "to_day"])
    .executeTakeFirstOrThrow();
}

/** Returns a row that has begun and counts; of several, the first. */
export const rowInForce = (db: Reader, kind: LawKind) =>
  db
    .selectFrom("law_rows")
    .select(["id", "version", "series", "from_day", "to_day"])
    .where("kind", "=", kind)
    .where("series", "in", ["", "standard", "USD"])
    .where("ended_at", "is", null)
    .orderBy("from_day")
    .limit(1)
    .executeTakeFirstOrThrow();
