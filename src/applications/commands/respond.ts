import type { HiringActor } from "#accounts/hiring-scope.ts";
import type { ActivityData, ActivityKind } from "#activities/terms.ts";
import type { Tx } from "#kit/db.ts";
import { findApplicant } from "../queries/shared/find.ts";
import { type About, recordApplicant } from "./record.ts";

/**
 * Notes that the employer has turned to the candidate, by a message or an interview: a response, which stops the clock
 * (decisions §4). Its kind must be one of `responses` (undo.ts).
 * @throws Problem 404
 */
export async function noteResponse<K extends ActivityKind>(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; asOf: Date; kind: K; data: ActivityData[K] },
): Promise<void> {
  const applicant = await findApplicant(tx, actor, input.id, true);
  await tx
    .updateTable("applicants")
    .set({ responded_at: input.asOf })
    .where("id", "=", applicant.id)
    .where("outcome", "=", "active")
    .where("responded_at", "is", null)
    .execute();
  const about = { by: actor, at: input.asOf, data: input.data };
  await recordApplicant(tx, input.kind, applicant, about as unknown as About<K>);
}
