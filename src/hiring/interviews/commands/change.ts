import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { hiringRole } from "#hiring/applications/policy.ts";
import { type Tx, transition } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { interviewLife, openInterviews } from "../lifecycle.ts";
import {
  factsAt,
  findInterview,
  findManagedOrHeld,
  type InterviewRow,
  interviews,
  lockInterview,
} from "../queries/shared.ts";
import { notifyAll, type TokenOf } from "./notify.ts";

/** Returns the refusal of a stale change, whose `meta.now` is the present status. */
const now = (row: InterviewRow) => ({ code: "interview_state_changed", now: async () => row.status });

/** Cancels an interview with a reason. @throws Problem 404, 409 `interview_state_changed` */
export async function cancelInterview(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; reasonId: number; note: string | null; asOf: Date; tokenOf: TokenOf },
): Promise<void> {
  const { interview } = await findInterview(tx, actor, input.id);
  await endInterview(tx, interview, { ...input, by: actor });
}

/** Cancels an interview for an employer, or for the system (`by` is null) when its application ends. */
export async function endInterview(
  tx: Tx,
  row: InterviewRow,
  options: { reasonId: number; note: string | null; asOf: Date; tokenOf: TokenOf; by: HiringActor | null },
): Promise<void> {
  const { reasonId, note, asOf, by } = options;
  const role = by ? hiringRole(by) : "system";
  const to = interviewLife.check("cancel", role, row.status, factsAt(row, asOf));
  const set = {
    cancel_reason_id: reasonId,
    cancel_note: note,
    sequence: row.sequence + 1,
    edited_by: by?.accountId ?? null,
    edited_at: asOf,
    proposed_at: null,
  };
  await transition(
    tx,
    "interviews",
    row.id,
    { from: { status: row.status }, to: { status: to }, set },
    now(row),
  );
  const data = { interview: row.id, reason_id: reasonId, note };
  await recordApplicant(tx, "interview_cancel", applicantOf(row), { by, at: asOf, data });
  await notifyAll(tx, row.id, "canceled", { asOf, tokenOf: options.tokenOf });
}

/**
 * Stores whether the candidate came to an interview. Its interviewers may call this too.
 * @throws Problem 404, 409 `interview_state_changed`
 */
export async function storeOutcome(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; verb: "complete" | "no_show"; asOf: Date },
): Promise<void> {
  const { verb, asOf } = input;
  const row = await findManagedOrHeld(tx, actor, input.id);
  const to = interviewLife.check(verb, hiringRole(actor), row.status, factsAt(row, asOf));
  await transition(tx, "interviews", row.id, { from: { status: row.status }, to: { status: to } }, now(row));
  const data = { interview: row.id };
  const kind = verb === "complete" ? "interview_complete" : "interview_no_show";
  await recordApplicant(tx, kind, applicantOf(row), { by: actor, at: asOf, data });
}

export const applicantOf = (row: InterviewRow) => ({
  id: row.applicant_id,
  job_id: row.job_id,
  company_id: row.company_id,
});

/** Cancels the future interviews of an applicant whose application has ended, and returns their number. */
export async function endInterviewsOf(
  tx: Tx,
  applicantId: number,
  options: { reasonId: number; asOf: Date; tokenOf: TokenOf },
): Promise<number> {
  const rows = await interviews(tx)
    .where("i.applicant_id", "=", applicantId)
    .where("i.status", "in", openInterviews)
    .where("i.starts_at", ">", options.asOf)
    .execute();
  for (const row of rows) {
    await lockInterview(tx, row.id);
    await endInterview(tx, row, { ...options, note: null, by: null });
  }
  return rows.length;
}
