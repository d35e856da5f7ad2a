import type { Tx } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { findReadable } from "../queries/shared/find.ts";
import { recordApplicant } from "./record.ts";

/** Records the first view of an applicant by a member of the employer; later views change nothing. @throws Problem 404 */
export async function noteView(tx: Tx, actor: HiringActor, input: { id: number; asOf: Date }): Promise<void> {
  const applicant = await findReadable(tx, actor, input.id);
  if (applicant.viewed_at) return;
  const first = await tx
    .updateTable("applicants")
    .set({ viewed_at: input.asOf })
    .where("id", "=", applicant.id)
    .where("viewed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (first) await recordApplicant(tx, "view", applicant, { by: actor, at: input.asOf });
}
