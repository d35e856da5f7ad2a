import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Holidays } from "./working-days.ts";

/** SQL for the public holidays as a column of another statement. */
export const holidayDays = sql<string[]>`ARRAY(SELECT day::text FROM holidays)`;

export async function holidaysOf(db: Reader): Promise<Holidays> {
  const rows = await db.selectFrom("holidays").select("day").execute();
  return new Set(rows.map((row) => row.day));
}
