import { type NotNull, sql } from "kysely";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { jobStatus, savedReminderDays, senStatus } from "#market/jobs/terms.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { addDays, dayOf, endOf } from "#platform/reference/calendar.ts";
import { hasApplied } from "../contributions.ts";
import { savedExpiring } from "../mails.ts";
import { savedJobsClose } from "../notifications.ts";

const batch = 200;

/**
 * Reminds candidates of saved jobs that expire in three days, in the time zone Asia/Ho_Chi_Minh: one mail per
 * candidate with all of them, and each job only once. Jobs that the candidate has applied for, or saved later
 * than that, are left out.
 */
export async function remindOfSaved(
  database: Database,
  asOf: Date,
): Promise<{ candidates: number; jobs: number }> {
  const did = { candidates: 0, jobs: 0 };
  for (let after = 0; ; ) {
    const candidates = await dueCandidates(database, after, asOf);
    if (candidates.length > 0)
      await inTransaction(database, async (tx) => {
        for (const id of candidates) {
          const jobs = await remind(tx, id, asOf);
          if (jobs > 0) did.candidates += 1;
          did.jobs += jobs;
        }
      });
    if (candidates.length < batch) return did;
    after = candidates.at(-1) ?? after;
  }
}

/** SQL for the due reminders, with the aliases `saved_jobs AS s` and `jobs AS j`. */
const due = (asOf: Date) => sql`
  j.status = ${jobStatus.published}::int AND j.sen_status = ${senStatus.approved}::int
  AND j.hidden_at IS NULL AND j.deleted_at IS NULL
  AND j.expires_at > ${asOf} AND j.expires_at < ${endOf(addDays(dayOf(asOf), savedReminderDays))}
  AND s.saved_at <= j.expires_at - make_interval(days => ${savedReminderDays}::int)
  AND NOT EXISTS (SELECT 1 FROM saved_job_reminders r WHERE r.candidate_id = s.candidate_id AND r.job_id = s.job_id)
  AND NOT ${hasApplied()}`;

async function dueCandidates({ db }: Database, after: number, asOf: Date): Promise<number[]> {
  const { rows } = await sql<{ candidate_id: number }>`
    SELECT DISTINCT s.candidate_id FROM jobs j JOIN saved_jobs s ON s.job_id = j.id
    WHERE ${due(asOf)} AND s.candidate_id > ${after}
    ORDER BY s.candidate_id LIMIT ${batch}`.execute(db);
  return rows.map((row) => row.candidate_id);
}

/** The row that records the reminder also claims it: of two concurrent runs, only one sends the mail. */
async function remind(tx: Tx, candidateId: number, asOf: Date): Promise<number> {
  const { rows } = await sql<{ job_id: number }>`
    INSERT INTO saved_job_reminders (candidate_id, job_id, reminded_at)
    SELECT s.candidate_id, s.job_id, ${asOf} FROM saved_jobs s
    JOIN jobs j ON j.id = s.job_id JOIN companies c ON c.id = j.company_id
    WHERE s.candidate_id = ${candidateId} AND c.blocked_at IS NULL AND ${due(asOf)}
    ON CONFLICT DO NOTHING RETURNING job_id`.execute(tx);
  if (rows.length === 0) return 0;
  const reader = await tx
    .selectFrom("candidates as k")
    .innerJoin("accounts as o", "o.id", "k.account_id")
    .select(["o.id", "o.email", "o.full_name", "o.language"])
    .where("k.id", "=", candidateId)
    .where("o.blocked_at", "is", null)
    .where("o.closes_at", "is", null)
    .executeTakeFirst();
  if (!reader) return 0;
  const jobs = await tx
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select(["j.title", "j.slug", "j.expires_at", shownCompany.name.as("company")])
    .where(
      "j.id",
      "in",
      rows.map((row) => row.job_id),
    )
    .orderBy("j.expires_at")
    .orderBy("j.id")
    .$narrowType<{ expires_at: NotNull }>()
    .execute();
  await queueMail(tx, savedExpiring, {
    language: languageOf(reader.language),
    to: { email: reader.email, name: reader.full_name, account: reader.id },
    props: {
      jobs: jobs.map(({ expires_at, ...job }) => ({ ...job, expiresAt: expires_at.toISOString() })),
    },
  });
  await notify(tx, savedJobsClose, {
    to: [reader.id],
    about: "saved_jobs",
    props: { jobs: jobs.length, job: jobs[0]?.title ?? "" },
    at: asOf,
  });
  return jobs.length;
}
