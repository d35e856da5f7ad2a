import { answerSubmission } from "#agency/introductions/commands/answer.ts";
import { submissionOf } from "#agency/introductions/queries/shared/submission.ts";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import type { feedbackAnswers } from "#hiring/share-links/terms.ts";
import type { Tx } from "#kit/db.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { shareAnswer } from "../notifications.ts";
import { agencyLinks } from "../queries/shared/rows.ts";
import { topicOf } from "./topic.ts";

interface Verdict {
  linkId: number;
  applicantId: number;
  answer: (typeof feedbackAnswers)[number];
  comment: string | null;
  asOf: Date;
}

/**
 * Takes a recipient's verdict as the client's answer to the submission. Without a live submission, as for an applicant who was moved
 * back, the account manager and the lead are notified alone. The candidate is never notified.
 */
export async function takeVerdict(
  tx: Tx,
  { linkId, applicantId, answer, comment, asOf }: Verdict,
): Promise<void> {
  const row = await agencyLinks(tx)
    .select(["a.full_name", "a.job_id", "a.company_id", "o.title", "l.recipient_name"])
    .select(["c.am_id", "j.owner_id", "l.created_by", "l.contact_id"])
    .where("l.id", "=", linkId)
    .executeTakeFirstOrThrow();
  if (await submissionOf(tx, applicantId)) {
    const { contact_id: contactId } = row;
    return answerSubmission(tx, { applicantId, answer, reason: comment, contactId, asOf });
  }
  const recipient = row.recipient_name ?? "";
  const { job_id, company_id } = row;
  const data = { recipient, answer };
  await recordApplicant(
    tx,
    "cv_share_answer",
    { id: applicantId, job_id, company_id },
    { by: null, at: asOf, data },
  );
  const to = [row.am_id, row.owner_id ?? row.created_by].filter((id) => id !== null);
  const props = { candidate: row.full_name, job: row.title, recipient, answer, applicant: applicantId };
  await notify(tx, shareAnswer, { to, about: topicOf(linkId), props, at: asOf });
}
