import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";

const otherReason = 6;

/**
 * Takes the person out of all applications of a candidate who leaves: employers keep that somebody applied, when and how it
 * ended; not who. Applications that still ran are withdrawn.
 */
export async function anonymizeApplications(
  tx: Tx,
  candidateId: number,
  gone: { full_name: string; email: string; phone: null; asOf: Date },
): Promise<void> {
  const { asOf, ...person } = gone;
  const running = await tx
    .updateTable("applicants")
    .set({ outcome: "withdrawn" })
    .where("candidate_id", "=", candidateId)
    .where("outcome", "=", "active")
    .returning("id")
    .execute();
  if (running.length > 0)
    await tx
      .insertInto("applicant_withdrawals")
      .values(running.map(({ id }) => ({ applicant_id: id, reason_id: otherReason, withdrawn_at: asOf })))
      .onConflict((conflict) => conflict.column("applicant_id").doNothing())
      .execute();
  await tx
    .updateTable("applicants")
    .set({ ...person, cover_letter: null, answers: sql`'[]'::jsonb`, consent_at: null, owner_id: null })
    .where("candidate_id", "=", candidateId)
    .execute();
}
