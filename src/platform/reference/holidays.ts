import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Holidays } from "./working-days.ts";

const days = sql<{ day: string; name: string; name_vn: string }>`
  SELECT d.day::date::text AS day, l.data ->> 'name' AS name, l.data ->> 'name_vn' AS name_vn
  FROM law_rows l, generate_series(l.from_day, l.to_day, interval '1 day') AS d (day)
  WHERE l.kind = 'holidays' AND l.ended_at IS NULL`;

/** SQL for the public holidays as a column of another statement. */
export const holidayDays = sql<string[]>`ARRAY(SELECT day FROM (${days}) AS h)`;

export async function holidaysOf(db: Reader): Promise<Holidays> {
  const { rows } = await days.execute(db);
  return new Set(rows.map((row) => row.day));
}

/** Returns the public holidays of a period, one for each day. */
export async function holidaysBetween(db: Reader, from: string, to: string) {
  const { rows } = await sql<{ day: string; name: string; name_vn: string }>`
    SELECT DISTINCT ON (day) day, name, name_vn FROM (${days}) AS h
    WHERE day BETWEEN ${from} AND ${to} ORDER BY day`.execute(db);
  return rows;
}

/** Returns the names of the first public holiday among days; null without one. */
export async function holidayAmong(db: Reader, among: readonly string[]) {
  const { rows } = await sql<{ name: string; name_vn: string }>`
    SELECT name, name_vn FROM (${days}) AS h WHERE day = ANY (${[...among]}) ORDER BY day LIMIT 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
