import { hour } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import { mostFeedback } from "../terms.ts";

/**
 * Records a viewer's feedback on the candidate. @throws Problem 429 when the link got too much feedback in an
 * hour
 */
export async function giveFeedback(
  tx: Tx,
  link: { id: number },
  { answer, comment, asOf }: { answer: string; comment: string | null; asOf: Date },
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
}
