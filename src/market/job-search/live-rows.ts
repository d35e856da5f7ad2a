import { type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";

/** SQL condition for `job_search AS s`: the job has not expired. */
export const isOpen = (asOf: Date) => sql<SqlBool>`(s.expires_at IS NULL OR s.expires_at > ${asOf})`;

/** Returns the next time at which a job expires, which changes lists and counts. */
export async function nextExpiry(db: Reader, asOf: Date): Promise<Date | null> {
  const row = await db
    .selectFrom("job_search")
    .select(({ fn }) => fn.min("expires_at").as("at"))
    .where("expires_at", ">", asOf)
    .executeTakeFirst();
  return row?.at ?? null;
}
