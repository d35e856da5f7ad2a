import { sql } from "kysely";
import { type Database, inTransaction, type Tx, transitionAll } from "#kit/db.ts";
import { queueMail } from "#kit/mail.ts";
import { aboutJob } from "#market/jobs/about-job.ts";
import { jobStatus, senStatus } from "#market/jobs/terms.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { deadline, waitedSince } from "../clock-days.ts";
import { hasMessageSince } from "../contributions.ts";
import { noDecision, undecided } from "../mails.ts";
import { responsesDue } from "../notifications.ts";
import { noDecisionReason, undecidedDays } from "../terms.ts";
import { notifyRecruiters, readerOf } from "./notify.ts";
import { recordApplicant } from "./record.ts";
import { showStatus } from "./status.ts";

const noticeAfter = undecidedDays.ends - undecidedDays.notice;
const jobsAtOnce = 50;

/** The number of applications that a run has warned of and ended, for the operator's log. */
export interface UndecidedCounts {
  warned: number;
  ended: number;
}

/**
 * Ends applications that are still active long after their job was closed or expired and that had no activity since, so that
 * their data can be erased (decision 047). The employer is notified a week before. Any activity of the applicant, and opening
 * the job again, restart the time. A second run on the same day does nothing.
 */
export async function endUndecided(database: Database, asOf: Date): Promise<UndecidedCounts> {
  const counts: UndecidedCounts = { warned: 0, ended: 0 };
  for (let after = 0; ; ) {
    const jobs = await idle(database.db, asOf, noticeAfter)
      .select("a.job_id")
      .distinct()
      .where("a.job_id", ">", after)
      .orderBy("a.job_id")
      .limit(jobsAtOnce)
      .execute();
    for (const { job_id: jobId } of jobs)
      await inTransaction(database, async (tx) => {
        counts.ended += await end(tx, jobId, asOf);
        counts.warned += await warn(tx, jobId, asOf);
      });
    const last = jobs.at(-1);
    if (!last) return counts;
    after = last.job_id;
  }
}

/** Selects active applicants of jobs that ended at least `days` days ago, with no activity and no message since then. */
function idle(db: Database["db"] | Tx, asOf: Date, days: number) {
  const before = waitedSince(asOf, days);
  const ended = sql<Date | null>`CASE WHEN j.status = ${jobStatus.closed} THEN j.closed_at
    WHEN j.sen_status = ${senStatus.expired} THEN j.expires_at END`;
  return db
    .selectFrom("jobs as j")
    .innerJoin("applicants as a", "a.job_id", "j.id")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .where(ended, "<", before)
    .where("a.outcome", "=", "active")
    .where("s.kind", "<>", stageKinds.hired)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("activities as t")
            .select("t.id")
            .whereRef("t.applicant_id", "=", "a.id")
            .where("t.at", ">=", before),
        ),
      ),
    )
    .where(({ not }) => not(hasMessageSince(before)));
}

/** Notifies the employer once, and again if the last notice is older than the applicant's last activity. @returns the number of applications */
async function warn(tx: Tx, jobId: number, asOf: Date): Promise<number> {
  const rows = await idle(tx, asOf, noticeAfter)
    .select(["a.id", "j.title"])
    .where("a.job_id", "=", jobId)
    .where((eb) =>
      eb.or([
        eb("a.undecided_warned_at", "is", null),
        eb("a.undecided_warned_at", "<", waitedSince(asOf, noticeAfter)),
      ]),
    )
    .forNoKeyUpdate("a")
    .execute();
  const [first] = rows;
  if (!first) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.updateTable("applicants").set({ undecided_warned_at: asOf }).where("id", "in", ids).execute();
  const ends = deadline(asOf, undecidedDays.notice).toISOString();
  const named = { job: first.title, job_id: jobId };
  await notifyRecruiters(
    tx,
    jobId,
    undecided,
    { props: { ...named, count: ids.length, ends } },
    { kind: responsesDue, about: aboutJob(jobId), props: { ...named, waiting: ids.length }, at: asOf },
  );
  return ids.length;
}

/** Ends the applications of whose end the employer was notified a week ago. @returns their number */
async function end(tx: Tx, jobId: number, asOf: Date): Promise<number> {
  const rows = await idle(tx, asOf, undecidedDays.ends)
    .select(["a.id", "s.kind"])
    .where("a.job_id", "=", jobId)
    .where("a.undecided_warned_at", ">=", waitedSince(asOf, noticeAfter))
    .where("a.undecided_warned_at", "<", waitedSince(asOf, undecidedDays.notice))
    .execute();
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const ended = await transitionAll(tx, "applicants", [...kinds.keys()], {
    from: { outcome: "active" },
    to: { outcome: "rejected" },
    set: { stage_changed_at: asOf },
  });
  const reason = { reason_id: noDecisionReason };
  for (const applicant of ended) {
    await tx
      .insertInto("applicant_rejections")
      .values({ applicant_id: applicant.id, ...reason, rejected_by: null, rejected_at: asOf })
      .execute();
    await recordApplicant(tx, "reject", applicant, { by: null, at: asOf, data: reason });
    // A sourced candidate has not applied and expects no response.
    if (kinds.get(applicant.id) === stageKinds.sourced) continue;
    const reader = await readerOf(tx, applicant.id);
    if (reader.to.account === null) continue;
    await queueMail(tx, noDecision, reader);
    await showStatus(tx, reader, "no_decision", { at: asOf });
  }
  return ended.length;
}
