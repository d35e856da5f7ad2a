import { brokenUnique, type Tx } from "#kit/db.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { waitsForLook } from "../queries/second-looks.ts";

/**
 * Stores an administrator's second look at a decision of the sample.
 * @throws Problem 404 for other decisions, 422 `note_required` for a disagreement without a note, 409 `second_look_done`
 */
export async function storeSecondLook(
  tx: Tx,
  actor: AdminActor,
  { id, agrees, note, asOf }: { id: number; agrees: boolean; note: string | null; asOf: Date },
): Promise<void> {
  if (!agrees && !note) throw invalid("/note", "note_required");
  const done = await tx
    .selectFrom("second_looks")
    .select("at")
    .where("review_id", "=", id)
    .executeTakeFirst();
  if (done) throw conflict("second_look_done", done.at);
  const review = await tx
    .selectFrom("job_reviews as r")
    .select("r.id")
    .where("r.id", "=", id)
    .where(waitsForLook(actor, asOf))
    .forShare()
    .executeTakeFirst();
  if (!review) throw notFound();
  try {
    await tx
      .insertInto("second_looks")
      .values({ review_id: id, by_id: actor.accountId, agrees, note, at: asOf })
      .execute();
  } catch (error) {
    if (brokenUnique(error) === "second_looks_pkey") throw conflict("second_look_done", null);
    throw error;
  }
}
