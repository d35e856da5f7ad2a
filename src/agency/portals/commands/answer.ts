import { answerSubmission } from "#agency/introductions/commands/answer.ts";
import type { ClientAnswer } from "#agency/introductions/terms.ts";
import { applicantOf } from "#agency/shares/code.ts";
import type { Tx } from "#kit/db.ts";
import { conflict, notFound } from "#kit/problem.ts";
import { personInPortal } from "../queries/people.ts";
import type { PortalRow } from "../queries/rows.ts";
import { mailVerdict } from "./mail.ts";

interface Answer {
  code: string;
  verdict: ClientAnswer;
  reason: string | null;
  /** The version of the answer that the contact has read. */
  version?: number | undefined;
  asOf: Date;
}

/**
 * Stores the answer of a portal's contact about a person, and notifies the AM at once. The person gets no message and stays in the
 * stage. An answer that equals the stored one changes nothing.
 * @throws Problem 404 for a person who is not in the portal, 409 `portal_answer_changed` when another answer came in between
 */
export async function answerPerson(tx: Tx, portal: PortalRow, answer: Answer): Promise<void> {
  const { code, verdict, reason, version, asOf } = answer;
  const { job_id: jobId, contact_id: contactId } = portal;
  // Answers about one person are stored one after the other, and each is compared with the one before.
  await tx
    .selectFrom("applicants")
    .select("id")
    .where("id", "=", applicantOf(code) ?? 0)
    .where("job_id", "=", jobId)
    .forNoKeyUpdate()
    .execute();
  const person = await personInPortal(tx, portal, code, asOf);
  if (!person) throw notFound();
  if (person.verdict === verdict && person.answer_reason === reason) return;
  if (version !== undefined && version !== person.version) {
    const now = { verdict: person.verdict, reason: person.answer_reason, version: person.version };
    throw conflict("portal_answer_changed", now);
  }
  await answerSubmission(tx, { applicantId: person.id, answer: verdict, reason, contactId, asOf });
  await mailVerdict(tx, portal, { id: person.id, name: person.full_name, verdict, reason });
}
