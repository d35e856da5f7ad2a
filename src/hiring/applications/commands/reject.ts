import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { invalid, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { candidateStatus, shownOutcome, type Verb } from "../lifecycle.ts";
import { hiringRole } from "../policy.ts";
import { type FoundApplicant, findAllowed, logOf, stagesOf } from "../queries/shared/find.ts";
import { rejectReasons, reopenDays } from "../terms.ts";
import { clockAfter, isUnannounced } from "../undo.ts";
import { whereIs } from "./move.ts";
import { changeOutcome } from "./outcome.ts";
import { recordApplicant } from "./record.ts";
import { notifyCandidate } from "./status.ts";

/**
 * Rejects an applicant, who remains in its stage. The candidate is notified after a delay, unless the applicant is restored.
 * @returns when the candidate gets an email, or null
 * @throws Problem 404, 409 `applicant_state_changed`, 422 at /reason_id
 */
export async function rejectApplicant(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; reasonId: number; note: string | null; words?: string | null; asOf: Date },
): Promise<Date | null> {
  const { asOf, reasonId, note, words = null } = input;
  const reason = rejectReasons.find(({ id, by }) => id === reasonId && by === "employer");
  if (!reason) throw invalid("/reason_id", "reason_required");
  const applicant = await findAllowed(tx, actor, input.id, "reject", true);
  await changeOutcome(tx, by(tx, actor, "reject", applicant), applicant, {
    stage_changed_at: asOf,
    responded_at: applicant.responded_at ?? asOf,
  });
  await tx
    .insertInto("applicant_rejections")
    .values({
      applicant_id: applicant.id,
      reason_id: reasonId,
      note,
      words,
      rejected_by: actor.accountId,
      rejected_at: asOf,
    })
    .execute();
  const data = { reason_id: reasonId, note, from: applicant.kind };
  await recordApplicant(tx, "reject", applicant, { by: actor, at: asOf, data });
  const before = candidateStatus(applicant.kind, "active");
  const now = candidateStatus(applicant.kind, "rejected");
  return notifyCandidate(tx, applicant, { before, now, asOf, reasonId, words });
}

/**
 * Returns a rejected applicant to its stage. If the candidate was not notified of the rejection yet, the mail is cancelled.
 * @returns when the candidate gets an email, or null
 * @throws Problem 404, 409 `applicant_state_changed` or `restore_too_late`
 */
export async function restoreApplicant(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; asOf: Date },
): Promise<Date | null> {
  const { asOf } = input;
  const applicant = await findAllowed(tx, actor, input.id, "restore", true);
  const data = { to: applicant.kind };
  // Restoring counts as a response, unless it undoes a rejection of which the candidate was not notified.
  const clock = clockAfter(
    await logOf(tx, applicant.id),
    { kind: "restore", at: asOf, data },
    applicant.responded_at,
  );
  await changeOutcome(tx, by(tx, actor, "restore", applicant), applicant, {
    ...clock,
    // The application may end again; then the candidate is warned again before the erasure.
    warned_at: null,
  });
  const rejection = await tx
    .updateTable("applicant_rejections")
    .set({ restored_by: actor.accountId, restored_at: asOf })
    .where("applicant_id", "=", applicant.id)
    .where("restored_at", "is", null)
    .returning(["reason_id", "rejected_by", "rejected_at"])
    .executeTakeFirst();
  const stages = await stagesOf(tx, applicant.pipeline_id);
  const byClock = rejection && rejection.rejected_by === null;
  if (byClock && asOf.getTime() - rejection.rejected_at.getTime() > reopenDays * day)
    throw new Problem(409, { code: "restore_too_late", values: { days: reopenDays } });
  await recordApplicant(tx, "restore", applicant, { by: actor, at: asOf, data });
  const now = candidateStatus(applicant.kind, "active");
  const silent = !stages.find(({ id }) => id === applicant.stage_id)?.notify_candidate;
  // Compares times instead of looking for a waiting mail, which is absent if mails are off or a fill is not announced yet.
  const isSecret =
    rejection && isUnannounced({ reasonId: rejection.reason_id, at: rejection.rejected_at }, asOf);
  if (isSecret) return notifyCandidate(tx, applicant, { before: now, now, asOf, silent });
  const before = candidateStatus(applicant.kind, shownOutcome("rejected", rejection?.reason_id ?? null));
  return notifyCandidate(tx, { ...applicant, notified_status: null }, { before, now, asOf, silent });
}

function by(tx: Tx, actor: HiringActor, verb: Verb, applicant: FoundApplicant) {
  const now = async () => whereIs(applicant, await stagesOf(tx, applicant.pipeline_id));
  return { verb, role: hiringRole(actor), now };
}
