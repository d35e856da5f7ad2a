import { type NotNull, sql } from "kysely";
import { day } from "#kit/clock.ts";
import { type Database, inTransaction, type Tx, transitionAll } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { aboutJob } from "../about-job.ts";
import { jobsUnpublished } from "../events.ts";
import { statusOf } from "../lifecycle.ts";
import { jobExpiring } from "../mails.ts";
import { jobExpires } from "../notifications.ts";
import { expiryWarnings } from "../terms.ts";
import { recordJob } from "./job-row.ts";

const batch = 500;

/**
 * Expires published jobs that are past their expiry, and notifies their owners five days and one day before. Runs hourly;
 * a second run changes nothing and repeats no email.
 */
export async function expireJobs(
  database: Database,
  asOf: Date,
): Promise<{ expired: number; warned: number }> {
  let expired = 0;
  for (let done = batch; done === batch; expired += done)
    done = await inTransaction(database, (tx) => expireBatch(tx, asOf));
  let warned = 0;
  for (const [index, days] of expiryWarnings.entries()) {
    const nearer = expiryWarnings[index + 1] ?? 0;
    for (let done = batch; done === batch; warned += done)
      done = await inTransaction(database, (tx) => warnBatch(tx, { days, nearer, asOf }));
  }
  return { expired, warned };
}

async function expireBatch(tx: Tx, asOf: Date): Promise<number> {
  const due = await tx
    .selectFrom("jobs")
    .select("id")
    .where("status", "=", statusOf.published.status)
    .where("sen_status", "=", statusOf.published.sen_status)
    .where("expires_at", "<=", asOf)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .limit(batch)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const jobs = await transitionAll(
    tx,
    "jobs",
    due.map((job) => job.id),
    {
      from: statusOf.published,
      to: statusOf.expired,
      set: { hot: false, hidden_at: null, updated_at: asOf },
    },
  );
  const ids = jobs.map((job) => job.id);
  await emit(tx, jobsUnpublished, { ids });
  for (const job of jobs) await recordJob(tx, "job_expire", job, { by: null, at: asOf });
  return jobs.length;
}

/**
 * Sends the warning of `days` before expiry. A job that was approved for fewer days than that gets no warning: its author
 * has just chosen the date.
 */
async function warnBatch(
  tx: Tx,
  { days, nearer, asOf }: { days: number; nearer: number; asOf: Date },
): Promise<number> {
  const onceKey = sql<string>`'job_expiring:' || j.id || ':' || ${days}::int || ':' || extract(epoch FROM j.expires_at)::bigint`;
  const jobs = await tx
    .selectFrom("jobs as j")
    .innerJoin("accounts as o", "o.id", "j.owner_id")
    .select(["j.id", "j.company_id", "j.title", "j.expires_at"])
    .select(["o.id as owner_id", "o.email", "o.full_name", "o.language"])
    .select(onceKey.as("once_key"))
    .where("j.status", "=", statusOf.published.status)
    .where("j.sen_status", "=", statusOf.published.sen_status)
    .where("j.deleted_at", "is", null)
    .where("j.expires_at", ">", new Date(asOf.getTime() + nearer * day))
    .where("j.expires_at", "<=", new Date(asOf.getTime() + days * day))
    .where(sql<boolean>`j.approved_at <= j.expires_at - make_interval(days => ${days}::int)`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("mails as m").select("m.id").where("m.once_key", "=", onceKey))),
    )
    .orderBy("j.id")
    .limit(batch)
    .$narrowType<{ expires_at: NotNull }>()
    .execute();
  for (const job of jobs) {
    await queueMail(tx, jobExpiring, {
      language: languageOf(job.language),
      to: { email: job.email, name: job.full_name, account: job.owner_id },
      props: {
        job: job.title,
        jobId: job.id,
        expiresAt: job.expires_at.toISOString(),
        days,
      },
      onceKey: job.once_key,
    });
    await notify(tx, jobExpires, {
      to: [job.owner_id],
      about: aboutJob(job.id),
      props: { job: job.title, job_id: job.id, days },
      at: asOf,
    });
  }
  return jobs.length;
}
