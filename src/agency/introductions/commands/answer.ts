import { recordApplicant } from "#hiring/applications/commands/record.ts";
import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { clientAnswered } from "../notifications.ts";
import { clientOf } from "../queries/shared/client.ts";
import { submissionOf } from "../queries/shared/submission.ts";
import type { ClientAnswer } from "../terms.ts";

/**
 * Stores the verdict of a client on an applicant who was introduced to it. The client may change the verdict while the application is
 * active; the last one counts, and the same one twice is stored once. The AM and the consultant who submitted are notified, the
 * candidate is not. The caller has checked that the contact may answer about the applicant, and the length of the reason
 * (`introductionCaps`).
 * @param input.contactId null for an answer by a link without a contact
 * @throws Problem 409 `submission_ended` when the applicant was not introduced, or when the application has ended
 */
export async function answerSubmission(
  tx: Tx,
  input: {
    applicantId: number;
    answer: ClientAnswer;
    reason: string | null;
    contactId: number | null;
    asOf: Date;
  },
): Promise<void> {
  const { applicantId, answer, reason, contactId, asOf } = input;
  const applicant = await tx
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select(["a.id", "a.job_id", "a.company_id", "a.full_name", "a.outcome", "a.erased_at", "j.title"])
    .where("a.id", "=", applicantId)
    .forNoKeyUpdate("a")
    .executeTakeFirst();
  const submission = await submissionOf(tx, applicantId);
  const isOpen = applicant?.outcome === "active" && applicant.erased_at === null;
  if (!isOpen || !submission) throw conflict("submission_ended", applicant?.outcome);
  const { id, client_answer, answer_reason, by_id } = submission;
  if (client_answer === answer && answer_reason === reason) return;
  await tx
    .updateTable("submissions")
    .set({ client_answer: answer, answer_reason: reason, answered_at: asOf, answered_by: contactId })
    .where("id", "=", id)
    .execute();
  const data = { submission: id, answer };
  await recordApplicant(tx, "submission_answer", applicant, { by: null, at: asOf, data });
  const client = await clientOf(tx, applicant.job_id);
  const to = [client?.am_id ?? client?.owner_id, by_id].filter((person) => person != null);
  const props = {
    candidate: applicant.full_name,
    job: applicant.title,
    client: client?.name ?? "",
    applicant: applicantId,
    answer,
  };
  await notify(tx, clientAnswered, { to, about: aboutSubmission(id), props, at: asOf });
}

/** The subject under which notifications about a submission are stored. */
export const aboutSubmission = (id: number) => `submission:${id}`;
