import { type Selectable, sql } from "kysely";
import type { Database, Reader, Tx } from "#kit/db.ts";
import { statusOf } from "#market/jobs/lifecycle.ts";
import { monthlyPay } from "#market/jobs/monthly-pay.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { ratesToday } from "#platform/reference/rates.ts";
import type { Jobs } from "../../../../db/types.ts";
import { attributeNames } from "../text/attribute-names.ts";
import { indexVersion, searchDocument } from "./document.ts";

/** Writes the search rows of jobs, in the transaction that publishes or edits them. */
export async function writeSearchRows(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const rates = await ratesToday(tx);
  const attributesOf = await attributeNames(tx);
  const jobs = await tx
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .selectAll("j")
    .select(shownCompany.name.as("company_name"))
    .where("j.id", "in", [...jobIds])
    .where("c.blocked_at", "is", null)
    .where("j.hidden_at", "is", null)
    .execute();
  if (jobs.length === 0) return;
  const rows = jobs.map((job) => searchRow(job, rates, attributesOf(job)));
  await tx
    .insertInto("job_search")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("job_id").doUpdateSet((eb) => ({
        company_id: eb.ref("excluded.company_id"),
        agency_id: eb.ref("excluded.agency_id"),
        confidential: eb.ref("excluded.confidential"),
        words: eb.ref("excluded.words"),
        index_version: eb.ref("excluded.index_version"),
        category_ids: eb.ref("excluded.category_ids"),
        location_ids: eb.ref("excluded.location_ids"),
        job_type: eb.ref("excluded.job_type"),
        job_level: eb.ref("excluded.job_level"),
        experience: eb.ref("excluded.experience"),
        salary_min_vnd: eb.ref("excluded.salary_min_vnd"),
        salary_max_vnd: eb.ref("excluded.salary_max_vnd"),
        remote: eb.ref("excluded.remote"),
        hot: eb.ref("excluded.hot"),
        approved_at: eb.ref("excluded.approved_at"),
        expires_at: eb.ref("excluded.expires_at"),
        padding: eb.ref("excluded.padding"),
      })),
    )
    .execute();
}

/** Writes the search rows of jobs again that a merge of companies, or its undo, has given to another company. */
export async function moveSearchRows(tx: Tx, companies: readonly number[]): Promise<void> {
  const moved = await tx
    .selectFrom("job_search as s")
    .innerJoin("jobs as j", "j.id", "s.job_id")
    .select("s.job_id")
    .where("s.company_id", "in", [...companies])
    .whereRef("s.company_id", "<>", "j.company_id")
    .execute();
  await writeSearchRows(
    tx,
    moved.map((row) => row.job_id),
  );
}

function searchRow(
  job: Selectable<Jobs> & { company_name: string },
  rates: ReadonlyMap<string, number>,
  attributes: Parameters<typeof searchDocument>[0]["attributes"],
) {
  const pay = monthlyPay(job, rates);
  const words = searchDocument({
    title: job.title,
    company: job.company_name,
    skills: job.skills,
    attributes,
    // Benefits are left out: every company has a "company trip". Districts and towns are only in the address.
    body: [
      job.highlight_description ?? "",
      job.description,
      job.requirement,
      job.location_text ?? "",
      job.address ?? "",
    ],
  });
  return {
    job_id: job.id,
    company_id: job.company_id,
    agency_id: job.agency_id,
    confidential: job.confidential,
    words,
    index_version: indexVersion,
    category_ids: job.category_ids,
    location_ids: job.location_ids,
    job_type: job.job_type,
    job_level: job.job_level,
    experience: job.experience_id,
    salary_min_vnd: pay.min,
    salary_max_vnd: pay.max,
    remote: job.remote || job.job_type === remoteType,
    hot: job.hot,
    approved_at: job.approved_at ?? job.created_at,
    expires_at: job.expires_at,
  };
}

/** The job type "remote" equals the remote flag. */
const remoteType = 9;

export async function removeSearchRows(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  await tx
    .deleteFrom("job_search")
    .where("job_id", "in", [...jobIds])
    .execute();
}

/**
 * Prunes the change log and records the last removed transaction: readers with an older position read
 * everything again. Entries later than a transaction in progress stay, because a reader's position may be
 * before it.
 */
export async function pruneSearchChanges(db: Reader, before: Date): Promise<void> {
  await sql`
    WITH pruned AS (
      DELETE FROM job_search_changes
      WHERE at < ${before} AND xid < pg_snapshot_xmin(pg_current_snapshot()) RETURNING xid
    )
    UPDATE job_search_log SET pruned_to = greatest(pruned_to, (SELECT max(xid) FROM pruned))`.execute(db);
}

/**
 * Rewrites the search rows of all published jobs, a batch per transaction, and removes those of other jobs.
 * @returns the number of jobs in the search
 */
export async function reindexJobs({ db }: Database, batch = 100): Promise<number> {
  let after = 0;
  let count = 0;
  for (;;) {
    const ids = await db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom("jobs")
        .select("id")
        .where("id", ">", after)
        .where("deleted_at", "is", null)
        .where("status", "=", statusOf.published.status)
        .where("sen_status", "=", statusOf.published.sen_status)
        .orderBy("id")
        .limit(batch)
        .forUpdate()
        .execute();
      const found = rows.map((row) => row.id);
      await tx
        .deleteFrom("job_search")
        .where("job_id", ">", after)
        .$if(found.length === batch, (query) => query.where("job_id", "<=", found.at(-1) ?? after))
        .execute();
      await writeSearchRows(tx, found);
      return found;
    });
    count += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < batch) return count;
  }
}
