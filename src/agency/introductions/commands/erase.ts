import type { Tx } from "#kit/db.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { aboutSubmission } from "./answer.ts";

/** Erases what the submissions of erased people say about them. The rows remain for the agency's reports. */
export async function eraseSubmissions(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  if (applicantIds.length === 0) return;
  const erased = await tx
    .updateTable("submissions")
    .set({ summary: null, salary: null, notice_days: null, answer_reason: null })
    .where("applicant_id", "in", [...applicantIds])
    .returning("id")
    .execute();
  const about = erased.map(({ id }) => aboutSubmission(id));
  await eraseNotificationsAbout(tx, about);
}

/** Deletes the ownerships of an erased person. */
export async function eraseOwnerships(tx: Tx, candidateId: number): Promise<void> {
  await tx.deleteFrom("ownerships").where("person_id", "=", candidateId).execute();
}
