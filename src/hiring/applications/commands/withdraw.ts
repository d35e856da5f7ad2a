import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { candidateWithdrew } from "../events.ts";
import { candidateStatus, type Outcome, shownOutcome } from "../lifecycle.ts";
import { applicationWithdrawn } from "../mails.ts";
import { applicantWithdrew } from "../notifications.ts";
import { findOwn } from "../queries/shared/find.ts";
import { hidingName } from "../queries/shared/hidden.ts";
import { withdrawReasons } from "../terms.ts";
import { aboutApplicant, notifyRecruiters } from "./notify.ts";
import { changeOutcome } from "./outcome.ts";
import { recordApplicant } from "./record.ts";
import { cancelNotification } from "./status.ts";

/** Withdraws a candidate's own application. @throws Problem 404, 409 `application_state_changed` */
export async function withdrawApplication(
  tx: Tx,
  actor: CandidateActor,
  input: { id: number; reasonId: number; note: string | null; asOf: Date },
): Promise<void> {
  const { asOf, reasonId } = input;
  const applicant = await findOwn(tx, actor, input.id, asOf);
  // After a withdrawal a hidden identity is never revealed, so the note must not contain the name.
  const note = input.note && (await hidingName(tx, applicant))(input.note);
  const now = async () =>
    candidateStatus(applicant.kind, shownOutcome(applicant.outcome as Outcome, applicant.reason_id));
  const { unannounced } = applicant;
  await changeOutcome(tx, { verb: "withdraw", role: "candidate", now, unannounced }, applicant, {
    stage_changed_at: asOf,
  });
  // The withdrawal replaces a rejection of which the candidate was not notified yet.
  if (unannounced)
    await tx
      .updateTable("applicant_rejections")
      .set({ restored_at: asOf })
      .where("applicant_id", "=", applicant.id)
      .where("restored_at", "is", null)
      .execute();
  await tx
    .insertInto("applicant_withdrawals")
    .values({ applicant_id: applicant.id, reason_id: reasonId, note, withdrawn_at: asOf })
    .execute();
  const data = { reason_id: reasonId, note, from: applicant.kind };
  await recordApplicant(tx, "withdraw", applicant, { by: actor, at: asOf, data });
  await cancelNotification(tx, applicant.id);
  await emit(tx, candidateWithdrew, { applicantId: applicant.id, asOf });
  const about = aboutApplicant(applicant.id);
  const props = {
    candidate: applicant.full_name,
    job: applicant.job_title,
    applicant: applicant.id,
  };
  const reason = withdrawReasons.find(({ id }) => id === reasonId)?.key ?? "other";
  await notifyRecruiters(
    tx,
    applicant.job_id,
    applicationWithdrawn,
    { about, props: { ...props, reason, note } },
    { kind: applicantWithdrew, about, props, at: asOf },
  );
}
