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

/** The id of the rejection reason "Position filled or cancelled" (decisions §8). */
const positionFilled = 10;

/** The act that rejects the remaining applicants of a job (table `job_fills`). */
export interface Fill {
  id: number;
  jobId: number;
  by: Pick<HiringActor, "kind" | "accountId">;
  at: Date;
}

/**
 * Rejects every applicant of a job who is active and not hired, by two statements for any number of applicants.
 * `announceRejections` then writes the log and notifies the candidates.
 * @returns the number of rejected applicants
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
 * Writes the next rejections of a fill into the log, and queues the candidates' notifications with the usual delay. For an
 * applicant who was restored meanwhile, only the log is written.
 * @param after id of the last announced rejection
 * @returns the id of the last rejection that is announced now; null if none was left
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
 * Undoes the rejections of a fill before candidates are notified: restores outcome, response clock and stage.
 * `recordRestored` then writes the log.
 * @returns the number of restored applicants
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
  await cancelAllNotifications(tx, rows, asOf);
  await publish(tx, boardTopic(jobId));
  return restored;
}

/**
 * Writes into the log that rejections of a fill were undone, the last announced rejection first.
 * @param announcedTo id of the last rejection that the log has as valid
 * @returns the next `announcedTo`; null if none was left
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
 * Cancels the waiting mails and notifications about applicants. A mail about a move that the rejection had replaced is queued
 * again, because the candidate was not notified of that move.
 */
async function cancelAllNotifications(
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
