import { type Database, inTransaction } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { invalid } from "#kit/problem.ts";
import { readableJob } from "#market/jobs/queries/shared/readable.ts";
import { reportReasons } from "#market/jobs/terms.ts";
import { openThread } from "#market/support/commands.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { countHit } from "#people/accounts/rate-limit.ts";

export interface JobReport {
  jobId: number;
  reasonId: number;
  note: string | null;
  /** Email address of a visitor for an answer. */
  email: string | null;
  ip: string;
  language: Language;
  asOf: Date;
}

const anonymous = "—";

/**
 * Reports a job to the administrators, as a thread of their inbox.
 * @throws Problem 404, 422 `note_required`, 429 for the fourth report of a job by the same person within a day
 */
export async function reportJob(database: Database, actor: Actor, report: JobReport): Promise<void> {
  const { jobId, asOf, language } = report;
  const reason = reportReasons.find(({ id }) => id === report.reasonId) ?? reportReasons[5];
  if (reason.key === "other" && !report.note) throw invalid("/note", "note_required");
  const job = await readableJob(database.db, jobId);
  const who = actor.kind === "visitor" ? report.ip : `account:${actor.accountId}`;
  await countHit(database.db, `report:${jobId}:${who}`, { max: 3, minutes: 24 * 60 }, asOf);
  const person =
    actor.kind === "visitor"
      ? { accountId: null, name: report.email ?? anonymous, email: report.email ?? "" }
      : { accountId: actor.accountId, name: actor.fullName, email: actor.email };
  await inTransaction(database, (tx) =>
    openThread(tx, {
      kind: "job_report",
      jobId,
      reportReasonId: reason.id,
      ...person,
      subject: `${job.title} – ${job.company}`,
      text: report.note ?? "",
      language,
      asOf,
    }),
  );
}
