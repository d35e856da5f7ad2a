import type { CandidateActor } from "#accounts/actor.ts";
import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import { candidateStatus, leadsTo, may, type Outcome, positionOf } from "../lifecycle.ts";
import { applicationWithdrawn } from "../mails.ts";
import { findOwn } from "../queries/find.ts";
import { withdrawReasons } from "../terms.ts";
import { record } from "./record.ts";
import { tellNothing, tellRecruiters } from "./tell.ts";

/**
 * Withdraws a candidate's own application. @throws Problem 404, 409 `application_state_changed`
 */
export async function withdrawApplication(
  tx: Tx,
  actor: CandidateActor,
  input: { id: number; reasonId: number; note: string | null; asOf: Date },
): Promise<void> {
  const { asOf, reasonId, note } = input;
  const applicant = await findOwn(tx, actor, input.id, true);
  const outcome = applicant.outcome as Outcome;
  if (!may("withdraw", "candidate", { position: positionOf(applicant.kind), outcome }))
    throw conflict("application_state_changed", candidateStatus(applicant.kind, outcome));
  await tx
    .insertInto("applicant_withdrawals")
    .values({ applicant_id: applicant.id, reason_id: reasonId, note, withdrawn_at: asOf })
    .execute();
  await tx
    .updateTable("applicants")
    .set({ outcome: leadsTo.withdraw, stage_changed_at: asOf })
    .where("id", "=", applicant.id)
    .execute();
  const data = { reason_id: reasonId, note, from: applicant.kind };
  await record(tx, applicant, { kind: "withdraw", doer: actor, at: asOf, data });
  await tellNothing(tx, applicant.id);
  await tellRecruiters(tx, applicant.job_id, applicationWithdrawn, {
    props: {
      candidate: applicant.full_name,
      job: applicant.job_title,
      company_id: applicant.company_id,
      applicant: applicant.id,
      reason: withdrawReasons.find(({ id }) => id === reasonId)?.key ?? "other",
      note,
    },
  });
}
