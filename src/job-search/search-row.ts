import { statusOf } from "#jobs/lifecycle.ts";
import { monthlyPay } from "#jobs/monthly-pay.ts";
import type { Database, Reader, Tx } from "#kit/db.ts";
import { documentForm, searchDocument } from "./document.ts";
import { factWords } from "./facts-words.ts";

/** What one VND, USD, … is worth in VND. */
export async function currencyRates(db: Reader): Promise<Map<string, number>> {
  const rows = await db.selectFrom("currency_rates").select(["currency", "vnd"]).execute();
  return new Map(rows.map((row) => [row.currency, row.vnd]));
}

/** Writes what the public search reads of published jobs, in the transaction that publishes or edits them. */
export async function writeSearchRows(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const rates = await currencyRates(tx);
  const factsOf = await factWords(tx);
  const jobs = await tx
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .selectAll("j")
    .select("c.name as company_name")
    .where("j.id", "in", [...jobIds])
    .execute();
  const rows = jobs.map((job) => {
    const pay = monthlyPay(job, rates);
    const words = searchDocument({
      title: job.title,
      company: job.company_name,
      skills: job.skills,
      ...factsOf(job),
      body: [job.highlight_description ?? "", job.description, job.requirement, job.benefits],
    });
    return {
      job_id: job.id,
      company_id: job.company_id,
      words,
      form: documentForm,
      category_ids: job.category_ids,
      location_ids: job.location_ids,
      job_type: job.job_type,
      job_level: job.job_level,
      salary_min_vnd: pay.min,
      salary_max_vnd: pay.max,
      remote: job.remote || job.job_type === remoteType,
      hot: job.hot,
      approved_at: job.approved_at ?? job.created_at,
    };
  });
  await tx
    .insertInto("job_search")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("job_id").doUpdateSet((eb) => ({
        company_id: eb.ref("excluded.company_id"),
        words: eb.ref("excluded.words"),
        form: eb.ref("excluded.form"),
        category_ids: eb.ref("excluded.category_ids"),
        location_ids: eb.ref("excluded.location_ids"),
        job_type: eb.ref("excluded.job_type"),
        job_level: eb.ref("excluded.job_level"),
        salary_min_vnd: eb.ref("excluded.salary_min_vnd"),
        salary_max_vnd: eb.ref("excluded.salary_max_vnd"),
        remote: eb.ref("excluded.remote"),
        hot: eb.ref("excluded.hot"),
        approved_at: eb.ref("excluded.approved_at"),
        ballast: eb.ref("excluded.ballast"),
      })),
    )
    .execute();
}

/** "Work remote" of the employment types: it says the same as the remote flag. */
const remoteType = 9;

export async function removeSearchRows(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  await tx
    .deleteFrom("job_search")
    .where("job_id", "in", [...jobIds])
    .execute();
}

/** Removes notes of changes that every reader has seen: who has not looked for an hour reads everything again. */
export async function pruneSearchChanges(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom("job_search_changes").where("at", "<", before).execute();
}

/**
 * Makes the search rows of all published jobs anew, a batch a transaction, and removes those of others.
 * @returns how many jobs are in the search now
 */
export async function reindexJobs({ db }: Database, batch = 500): Promise<number> {
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
