import { type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";

/** In SQL, for `job_search AS s`: not expired. */
export const isOpen = (asOf: Date) => sql<SqlBool>`(s.expires_at IS NULL OR s.expires_at > ${asOf})`;

/** The next moment at which a job expires, and with it lists and counts change. */
export async function nextExpiry(db: Reader, asOf: Date): Promise<Date | null> {
  const row = await db
    .selectFrom("job_search")
    .select(({ fn }) => fn.min("expires_at").as("at"))
    .where("expires_at", ">", asOf)
    .executeTakeFirst();
  return row?.at ?? null;
}
