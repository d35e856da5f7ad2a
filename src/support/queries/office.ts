import type { Reader } from "#kit/db.ts";

/** Public holidays, for office hours. */
export async function holidaysOf(db: Reader): Promise<Set<string>> {
  const rows = await db.selectFrom("holidays").select("day").execute();
  return new Set(rows.map(({ day }) => String(day)));
}
