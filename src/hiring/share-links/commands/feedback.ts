import { hour } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { Problem } from "#kit/problem.ts";
import { recipientAnswered } from "../events.ts";
import { type feedbackAnswers, mostFeedback } from "../terms.ts";

interface Verdict {
  answer: (typeof feedbackAnswers)[number];
  comment: string | null;
  asOf: Date;
}

/**
 * Records a viewer's feedback on the candidate. @throws Problem 429 when the link got too much feedback in an
 * hour
 */
export async function giveFeedback(
  tx: Tx,
  link: { id: number; applicant_id: number | null },
  { answer, comment, asOf }: Verdict,
): Promise<void> {
  // Locks the link, so that two concurrent calls cannot both be the last allowed one.
  await tx.selectFrom("share_links").select("id").where("id", "=", link.id).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom("share_link_feedback")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("link_id", "=", link.id)
    .where("at", ">", new Date(asOf.getTime() - hour))
    .executeTakeFirstOrThrow();
  if (count >= mostFeedback) throw new Problem(429, "too_many_requests", { retryAfterSeconds: hour / 1000 });
  await tx
    .insertInto("share_link_feedback")
    .values({ link_id: link.id, answer, comment, at: asOf })
    .execute();
  const { id: linkId, applicant_id: applicantId } = link;
  if (applicantId !== null) await emit(tx, recipientAnswered, { linkId, applicantId, answer, comment, asOf });
}
