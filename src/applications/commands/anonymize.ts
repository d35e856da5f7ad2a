import { sql } from "kysely";
import { eraseNotes } from "#activities/commands.ts";
import { type Tx, transitionAll } from "#kit/db.ts";

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
  const { asOf, full_name, email, phone } = gone;
  const applicants = await tx
    .selectFrom("applicants")
    .select("id")
    .where("candidate_id", "=", candidateId)
    .forNoKeyUpdate()
    .execute();
  const ids = applicants.map(({ id }) => id);
  const running = await transitionAll(tx, "applicants", ids, {
    from: { outcome: "active" },
    to: { outcome: "withdrawn" },
  });
  if (running.length > 0)
    await tx
      .insertInto("applicant_withdrawals")
      .values(running.map(({ id }) => ({ applicant_id: id, reason_id: otherReason, withdrawn_at: asOf })))
      .onConflict((conflict) => conflict.column("applicant_id").doNothing())
      .execute();
  // Notes of both sides may say who it was.
  if (ids.length > 0) {
    await tx
      .updateTable("applicant_rejections")
      .set({ note: null })
      .where("applicant_id", "in", ids)
      .execute();
    await tx
      .updateTable("applicant_withdrawals")
      .set({ note: null })
      .where("applicant_id", "in", ids)
      .execute();
  }
  await eraseNotes(tx, ids);
  await tx
    .updateTable("applicants")
    .set({
      full_name,
      email,
      phone,
      cover_letter: null,
      answers: sql`'[]'::jsonb`,
      consent_at: null,
      owner_id: null,
    })
    .where("candidate_id", "=", candidateId)
    .execute();
}
