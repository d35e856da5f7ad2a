import type { Tx } from "#kit/db.ts";

/** Notes what a viewer says of the candidate. */
export async function giveFeedback(
  tx: Tx,
  link: { id: number },
  { answer, comment, asOf }: { answer: string; comment: string | null; asOf: Date },
): Promise<void> {
  await tx
    .insertInto("share_link_feedback")
    .values({ link_id: link.id, answer, comment, at: asOf })
    .execute();
}
