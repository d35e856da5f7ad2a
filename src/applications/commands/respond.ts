import type { HiringActor } from "#accounts/hiring-scope.ts";
import type { Tx } from "#kit/db.ts";
import { findApplicant } from "../queries/find.ts";
import { recordApplicant } from "./record.ts";

/**
 * Notes that the employer has written to the candidate: a response, which stops the clock (decisions §4).
 * @throws Problem 404
 */
export async function noteMessage(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; asOf: Date },
): Promise<void> {
  await noteResponse(tx, actor, "message", input);
}

/** The same of an email. @throws Problem 404 */
export async function noteEmail(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; asOf: Date },
): Promise<void> {
  await noteResponse(tx, actor, "email", input);
}

async function noteResponse(
  tx: Tx,
  actor: HiringActor,
  kind: "message" | "email",
  input: { id: number; asOf: Date },
): Promise<void> {
  const applicant = await findApplicant(tx, actor, input.id, true);
  await tx
    .updateTable("applicants")
    .set({ responded_at: input.asOf })
    .where("id", "=", applicant.id)
    .where("outcome", "=", "active")
    .where("responded_at", "is", null)
    .execute();
  await recordApplicant(tx, kind, applicant, { by: actor, at: input.asOf });
}
