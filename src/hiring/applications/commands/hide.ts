import type { Tx } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { findApplicant } from "../queries/shared/find.ts";
import { recordApplicant } from "./record.ts";

/** Takes an applicant off the board or puts it back (spec §4 "hidden/unhidden"). @throws Problem 404 */
export async function hideApplicant(
  tx: Tx,
  actor: HiringActor,
  { id, hidden, asOf }: { id: number; hidden: boolean; asOf: Date },
): Promise<void> {
  const applicant = await findApplicant(tx, actor, id, true);
  const changed = await tx
    .updateTable("applicants")
    .set({ hidden_at: hidden ? asOf : null })
    .where("id", "=", id)
    .where("hidden_at", hidden ? "is" : "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (changed) await recordApplicant(tx, hidden ? "hide" : "unhide", applicant, { by: actor, at: asOf });
}
