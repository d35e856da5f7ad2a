import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { jobsPublished } from "../events.ts";
import { jobLife, stateOf } from "../lifecycle.ts";
import { jobPromoted } from "../mails.ts";
import type { Promotion } from "../terms.ts";
import { type JobRow, lockJob, recordJob } from "./job-row.ts";
import { teamOf } from "./take-down.ts";

interface Switch {
  on: boolean;
  /** The reason that the owner and the recruiters read. */
  reason: string;
  asOf: Date;
}

/**
 * Marks a published job as hot, or removes the mark. The mark ends with the publication. Repeating it changes nothing.
 * @throws Problem 404, 409 when it is not published
 */
export async function setHot(
  tx: Tx,
  actor: AdminActor,
  id: number,
  { on: hot, reason, asOf }: Switch,
): Promise<void> {
  const job = await lockPublished(tx, actor, id);
  if (job.hot === hot) return;
  await tx.updateTable("jobs").set({ hot, updated_at: asOf }).where("id", "=", id).execute();
  if (!job.hidden_at) await emit(tx, jobsPublished, { ids: [id] });
  await recordJob(tx, "job_hot", job, { by: actor, at: asOf, data: { hot } });
  await notifyTeam(tx, job, hot ? "hot" : "not_hot", reason);
}

/**
 * Switches the ads of a published job on or off: the feeds for other sites have jobs with ads only. Repeating it changes nothing.
 * @throws Problem 404, 409 when it is not published
 */
export async function setAds(
  tx: Tx,
  actor: AdminActor,
  id: number,
  { on: ads, reason, asOf }: Switch,
): Promise<void> {
  const job = await lockPublished(tx, actor, id);
  if (job.ads === ads) return;
  await tx.updateTable("jobs").set({ ads, updated_at: asOf }).where("id", "=", id).execute();
  await recordJob(tx, "job_ads", job, { by: actor, at: asOf, data: { ads } });
  await notifyTeam(tx, job, ads ? "ads_on" : "ads_off", reason);
}

async function lockPublished(tx: Tx, actor: AdminActor, id: number): Promise<JobRow> {
  const job = await lockJob(tx, actor, "approve", id);
  const state = stateOf(job);
  if (state !== "published") throw conflict(jobLife.refusalOf("edit"), state);
  return job;
}

async function notifyTeam(tx: Tx, job: JobRow, change: Promotion, reason: string): Promise<void> {
  for (const { id, email, full_name, language } of await teamOf(tx, job))
    await queueMail(tx, jobPromoted, {
      language: languageOf(language),
      to: { email, name: full_name, account: id },
      props: { job: job.title, jobId: job.id, change, reason },
    });
}
