import { sql } from "kysely";
import { publish, type Tx, transitionWhere } from "#kit/db.ts";
import { cancelMails } from "#kit/mail.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { cancelNotifications } from "#people/notifications/commands/notify.ts";
import { responseKinds } from "../contributions.ts";
import { candidateStatus } from "../lifecycle.ts";
import type { CandidateStatus } from "../terms.ts";
import { aboutApplicant } from "./notify.ts";
import { boardTopic, recordApplicant } from "./record.ts";
import { notifyCandidate, queueNotification } from "./status.ts";

/** "Position filled or cancelled" (decisions §8). */
const positionFilled = 10;

/** The act that rejects the remaining applicants of a job (table `job_fills`). */
export interface Fill {
  id: number;
  jobId: number;
  by: Pick<HiringActor, "kind" | "accountId">;
  at: Date;
}

/**
 * Rejects every applicant of a job who is active and not hired, in two statements however many they are. The log and the
 * candidates follow by `announceRejections`.
 * @returns how many were rejected
 */
export async function rejectOthers(tx: Tx, { id, jobId, by, at }: Fill): Promise<number> {
  await sql`
    INSERT INTO applicant_rejections (applicant_id, reason_id, rejected_by, rejected_at, fill_id, stood_since)
    SELECT a.id, ${positionFilled}, ${by.accountId}, ${at}, ${id}, a.stage_changed_at
    FROM applicants a JOIN pipeline_stages s ON s.id = a.stage_id
    WHERE a.job_id = ${jobId} AND a.outcome = 'active' AND s.kind <> ${stageKinds.hired}
    ORDER BY a.id FOR NO KEY UPDATE OF a`.execute(tx);
  const rejected = await transitionWhere(tx, "applicants", applicantsOf(id), {
    from: { outcome: "active" },
    to: { outcome: "rejected" },
    set: { stage_changed_at: at, responded_at: sql<Date>`coalesce(responded_at, ${at})` as never },
  });
  await publish(tx, boardTopic(jobId));
  return rejected;
}

/**
 * Writes the next rejections of a fill into the log and queues what candidates read of them after the usual delay. An
 * applicant who was restored meanwhile gets the entry in the log only.
 * @param after the last rejection that is announced
 * @returns the last one that is announced now; null when none was left
 */
export async function announceRejections(
  tx: Tx,
  { id, by, at }: Fill,
  { after, limit }: { after: number; limit: number },
): Promise<number | null> {
  const rows = await rejectionsOf(tx, id)
    .select("r.restored_at")
    .where("r.id", ">", after)
    .orderBy("r.id")
    .limit(limit)
    .forNoKeyUpdate("r")
    .execute();
  for (const { restored_at, kind, ...applicant } of rows) {
    const data = { reason_id: positionFilled, note: null, from: kind };
    await recordApplicant(tx, "reject", applicant, { by, at, data });
    if (restored_at) continue;
    const [before, now] = [candidateStatus(kind, "active"), candidateStatus(kind, "rejected")];
    await notifyCandidate(tx, applicant, { before, now, asOf: at, reasonId: positionFilled });
  }
  return rows.at(-1)?.rejection_id ?? null;
}

/**
 * Takes back the rejections of a fill before candidates learn of them: outcome, response clock and place are as they were.
 * The log follows by `recordRestored`.
 * @returns how many applicants were restored
 */
export async function restoreOthers(
  tx: Tx,
  { id, jobId, at }: Fill,
  { by, asOf }: { by: HiringActor; asOf: Date },
): Promise<number> {
  await sql`SELECT FROM applicants WHERE id = any(${applicantsOf(id)}) ORDER BY id FOR NO KEY UPDATE`.execute(
    tx,
  );
  const answered = sql`(SELECT min(t.at) FROM activities t WHERE t.applicant_id = applicants.id AND t.kind = any(${responseKinds()}))`;
  const restored = await transitionWhere(tx, "applicants", applicantsOf(id), {
    from: { outcome: "rejected" },
    to: { outcome: "active" },
    set: {
      stage_changed_at: sql<Date>`(SELECT r.stood_since FROM applicant_rejections r
        WHERE r.applicant_id = applicants.id AND r.fill_id = ${id} AND r.restored_at IS NULL)` as never,
      responded_at: sql<Date>`CASE WHEN responded_at = ${at} THEN ${answered} ELSE responded_at END` as never,
    },
  });
  const rows = await tx
    .updateTable("applicant_rejections as r")
    .from("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .set({ restored_by: by.accountId, restored_at: asOf })
    .whereRef("a.id", "=", "r.applicant_id")
    .where("r.fill_id", "=", id)
    .where("r.restored_at", "is", null)
    .returning(["a.id", "a.notified_status", "s.kind", "s.notify_candidate"])
    .execute();
  await callOffAll(tx, rows, asOf);
  await publish(tx, boardTopic(jobId));
  return restored;
}

/**
 * Writes into the log that rejections of a fill were taken back, the last announced one first.
 * @param announcedTo the last rejection that is in the log as valid
 * @returns what `announcedTo` is afterwards; null when none was left
 */
export async function recordRestored(
  tx: Tx,
  { id, by, at }: Fill,
  announcedTo: number,
  limit: number,
): Promise<number | null> {
  const rows = await rejectionsOf(tx, id)
    .where("r.id", "<=", announcedTo)
    .where("r.restored_at", "=", at)
    .orderBy("r.id", "desc")
    .limit(limit)
    .execute();
  for (const { kind, ...applicant } of rows)
    await recordApplicant(tx, "restore", applicant, { by, at, data: { to: kind } });
  const last = rows.at(-1);
  return last ? last.rejection_id - 1 : null;
}

/**
 * Cancels what waits about applicants. A mail about a move that the rejection had replaced is queued again, for the candidate
 * does not know of that move.
 */
async function callOffAll(
  tx: Tx,
  applicants: readonly {
    id: number;
    kind: number;
    notified_status: string | null;
    notify_candidate: boolean;
  }[],
  asOf: Date,
) {
  const topics = new Map(applicants.map((applicant) => [aboutApplicant(applicant.id), applicant]));
  await cancelNotifications(tx, ...topics.keys());
  for (const { topic, props } of await cancelMails(tx, ...topics.keys())) {
    const applicant = topics.get(topic ?? "");
    const notified = props.notified as CandidateStatus | undefined;
    if (!applicant || !notified) continue;
    const now = candidateStatus(applicant.kind, "active");
    await queueNotification(tx, applicant, { notified, now, asOf, silent: !applicant.notify_candidate });
  }
}

const applicantsOf = (fill: number) =>
  sql`(ARRAY(SELECT r.applicant_id FROM applicant_rejections r WHERE r.fill_id = ${fill} AND r.restored_at IS NULL))`;

function rejectionsOf(tx: Tx, fill: number) {
  return tx
    .selectFrom("applicant_rejections as r")
    .innerJoin("applicants as a", "a.id", "r.applicant_id")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .select(["r.id as rejection_id", "a.id", "a.job_id", "a.company_id", "a.notified_status", "s.kind"])
    .where("r.fill_id", "=", fill);
}
