import { type SqlBool, sql } from "kysely";
import type { Database, Tx } from "#kit/db.ts";
import { indexVersion } from "./document.ts";
import { writeSearchRows } from "./search-row.ts";

export const renewSearchJob = "renew-search";
/** The topic on which a database trigger announces renamed companies. */
export const renamesTopic = "company-renames";

const atOnce = 100;
/** Maximum number of rows that one queued job rewrites, because queued jobs are short; the next one continues. */
const mostInARun = 2000;

/** Queues the rewriting of rows that have an older index version or a company's old name. */
export async function askForRenewal(database: Database): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ due: boolean }>`
      SELECT EXISTS (SELECT FROM job_search_renames)
        OR EXISTS (SELECT FROM job_search WHERE index_version <> ${indexVersion}) AS due`.execute(tx);
    if (rows[0]?.due)
      await database.queueJobs(tx, [{ name: renewSearchJob, data: {}, onceKey: renewSearchJob }]);
  });
}

/** @returns the number of rewritten rows */
export async function renewSearchRows(database: Database): Promise<number> {
  let renewed = 0;
  for (const renewSome of [renewRenamed, renewOld])
    for (;;) {
      const some = await database.db.transaction().execute(renewSome);
      if (some === null) break;
      renewed += some;
      if (renewed < mostInARun) continue;
      await askForRenewal(database);
      return renewed;
    }
  return renewed;
}

/** Rewrites some rows of a renamed company. @returns null when there is none */
async function renewRenamed(tx: Tx): Promise<number | null> {
  const renamed = await tx
    .selectFrom("job_search_renames")
    .selectAll()
    .orderBy("company_id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!renamed) return null;
  const ids = await lockJobs(tx, sql`s.company_id = ${renamed.company_id} AND s.job_id > ${renamed.done_to}`);
  await writeSearchRows(tx, ids);
  const own = sql<SqlBool>`company_id = ${renamed.company_id}`;
  if (ids.length < atOnce) await tx.deleteFrom("job_search_renames").where(own).execute();
  else
    await tx
      .updateTable("job_search_renames")
      .set({ done_to: ids.at(-1)! })
      .where(own)
      .execute();
  return ids.length;
}

/** Rewrites some rows of an older version. @returns null when there is none */
async function renewOld(tx: Tx): Promise<number | null> {
  const ids = await lockJobs(tx, sql`s.index_version <> ${indexVersion}`);
  await writeSearchRows(tx, ids);
  return ids.length || null;
}

async function lockJobs(tx: Tx, which: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT j.id FROM job_search s JOIN jobs j ON j.id = s.job_id WHERE ${which}
    ORDER BY j.id LIMIT ${atOnce} FOR UPDATE OF j`.execute(tx);
  return rows.map(({ id }) => id);
}
