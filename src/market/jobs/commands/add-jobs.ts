import { type Insertable, sql } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { copyPipelines } from "#people/companies/commands/pipelines.ts";
import type { Jobs } from "../../../../db/types.ts";

/**
 * Adds jobs of another source. A job whose `source_ref` is stored already is left out.
 * @returns the ids of the added jobs
 */
export async function addJobs(tx: Tx, rows: readonly Insertable<Jobs>[]): Promise<number[]> {
  await insertMany(tx, "jobs", rows, sql`ON CONFLICT (source_ref) DO NOTHING`);
  const ids = rows.flatMap(({ id }) => id ?? []);
  const written = await tx
    .selectFrom("jobs")
    .select("id")
    .where("id", "in", [0, ...ids])
    .execute();
  const added = written.map(({ id }) => id);
  await copyPipelines(tx, added);
  return added;
}
