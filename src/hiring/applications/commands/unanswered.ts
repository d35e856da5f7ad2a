import { day } from "#kit/clock.ts";
import { type Database, inTransaction, type Tx, transitionAll } from "#kit/db.ts";
import { queueMail } from "#kit/mail.ts";
import { aboutJob } from "#market/jobs/about-job.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import type { Holidays } from "#platform/reference/working-days.ts";
import { deadline, hasWaited } from "../clock-days.ts";
import {
  noResponse,
  stillWaiting,
  unansweredLastWarning,
  unansweredNudge,
  unansweredWaiting,
} from "../mails.ts";
import { applicationWaiting, responsesDue } from "../notifications.ts";
import { clockDays, noResponseReason } from "../terms.ts";
import { notifyRecruiters, readerOf } from "./notify.ts";
import { recordApplicant } from "./record.ts";
import { showStatus } from "./status.ts";

/** The number of applications at each step of a run, for the operator's log. */
export interface ClockCounts {
  nudged: number;
  waiting: number;
  warned: number;
  closed: number;
}

const jobsAtOnce = 50;
const steps = [clockDays.closed, clockDays.lastWarning, clockDays.waiting, clockDays.nudge] as const;
type Step = (typeof steps)[number];

/**
 * Runs the response clock (decisions §4): reminds recruiters on the third day, notifies both sides on the seventh, warns
 * recruiters on the thirteenth, and on the fifteenth closes applications without a response as "no response". Each applicant's
 * row stores the last step, so that a second run on a day does nothing, and a run after missed days takes the latest step only.
 */
export async function closeUnanswered(database: Database, asOf: Date): Promise<ClockCounts> {
  const counts: ClockCounts = { nudged: 0, waiting: 0, warned: 0, closed: 0 };
  const holidays = await holidaysOf(database.db);
  for (let after = 0; ; ) {
    const jobs = await database.db
      .selectFrom("applicants")
      .select("job_id")
      .distinct()
      .where("outcome", "=", "active")
      .where("responded_at", "is", null)
      .where("applied_at", "<=", new Date(asOf.getTime() - (clockDays.nudge - 1) * day))
      .where("job_id", ">", after)
      .orderBy("job_id")
      .limit(jobsAtOnce)
      .execute();
    for (const { job_id } of jobs)
      await inTransaction(database, (tx) => readClock(tx, job_id, { asOf, holidays, counts }));
    const last = jobs.at(-1);
    if (!last) return counts;
    after = last.job_id;
  }
}

interface Reading {
  asOf: Date;
  holidays: Holidays;
  counts: ClockCounts;
}

async function readClock(tx: Tx, jobId: number, reading: Reading): Promise<void> {
  const rows = await tx
    .selectFrom("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .select(["a.id", "a.applied_at", "a.clock_step"])
    .where("a.job_id", "=", jobId)
    .where("a.outcome", "=", "active")
    .where("a.responded_at", "is", null)
    // Sourced candidates have not applied and expect no response.
    .where("s.kind", "<>", stageKinds.sourced)
    .orderBy("a.applied_at")
    .execute();
  const due = new Map<Step, number[]>();
  for (const row of rows) {
    const step = steps.find((days) => hasWaited(row.applied_at, reading.asOf, days, reading.holidays));
    if (step && step > row.clock_step) due.set(step, [...(due.get(step) ?? []), row.id]);
  }
  for (const [step, ids] of due) {
    const taken = await take(tx, step, ids, reading.asOf);
    if (taken.length > 0) await runStep(tx, step, taken, reading);
  }
}

/** Stores the step of applicants who still have no response and were not taken by another run. @returns these applicants */
async function take(tx: Tx, step: Step, ids: number[], asOf: Date) {
  const taken = await tx
    .updateTable("applicants")
    .set({ clock_step: step })
    .where("id", "in", ids)
    .where("clock_step", "<", step)
    .where("outcome", "=", "active")
    .where("responded_at", "is", null)
    .returning(["id", "job_id", "company_id", "applied_at"])
    .execute();
  if (step === clockDays.closed)
    await transitionAll(
      tx,
      "applicants",
      taken.map(({ id }) => id),
      {
        from: { outcome: "active" },
        to: { outcome: "rejected" },
        set: { stage_changed_at: asOf },
      },
    );
  return taken;
}

type Taken = Awaited<ReturnType<typeof take>>;

async function runStep(tx: Tx, step: Step, taken: Taken, reading: Reading): Promise<void> {
  const { asOf, counts } = reading;
  if (step === clockDays.closed) {
    for (const applicant of taken) await close(tx, applicant, asOf);
    counts.closed += taken.length;
    return;
  }
  const [first] = taken;
  if (!first) return;
  const closes = (appliedAt: Date) => deadline(appliedAt, clockDays.closed, reading.holidays).toISOString();
  const job = await tx.selectFrom("jobs").select("title").where("id", "=", first.job_id).executeTakeFirst();
  const reminder = {
    [clockDays.nudge]: unansweredNudge,
    [clockDays.waiting]: unansweredWaiting,
    [clockDays.lastWarning]: unansweredLastWarning,
  }[step];
  const oldest = taken.reduce((a, b) => (a.applied_at <= b.applied_at ? a : b));
  const props = { job: job?.title ?? "", job_id: first.job_id };
  await notifyRecruiters(
    tx,
    first.job_id,
    reminder,
    { props: { ...props, count: taken.length, closes: closes(oldest.applied_at) } },
    {
      kind: responsesDue,
      about: aboutJob(first.job_id),
      props: { ...props, waiting: taken.length },
      at: asOf,
    },
  );
  if (step === clockDays.nudge) counts.nudged += taken.length;
  if (step === clockDays.lastWarning) counts.warned += taken.length;
  if (step !== clockDays.waiting) return;
  counts.waiting += taken.length;
  for (const applicant of taken) {
    const reader = await readerOf(tx, applicant.id);
    const props = { ...reader.props, closes: closes(applicant.applied_at) };
    await queueMail(tx, stillWaiting, { ...reader, props });
    if (reader.to.account === null) continue;
    const { job, company, application } = props;
    const notification = { to: [reader.to.account], about: reader.about, at: asOf };
    await notify(tx, applicationWaiting, { ...notification, props: { job, company, application } });
  }
}

async function close(tx: Tx, applicant: Taken[number], asOf: Date): Promise<void> {
  await tx
    .insertInto("applicant_rejections")
    .values({ applicant_id: applicant.id, reason_id: noResponseReason, rejected_by: null, rejected_at: asOf })
    .execute();
  const data = { reason_id: noResponseReason };
  await recordApplicant(tx, "reject", applicant, { by: null, at: asOf, data });
  const reader = await readerOf(tx, applicant.id);
  const props = { ...reader.props, days: clockDays.closed };
  await queueMail(tx, noResponse, { ...reader, props });
  await showStatus(tx, reader, "no_response", { at: asOf });
}
