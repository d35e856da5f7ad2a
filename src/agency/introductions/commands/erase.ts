import type { Tx } from "#kit/db.ts";
import { eraseMailContent } from "#kit/mail.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { aboutOwnership } from "./admin.ts";
import { aboutSubmission } from "./answer.ts";
import { aboutShare } from "./notify.ts";

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

/**
 * Deletes the ownerships of an erased person, with the notifications and mails about them. Requests for a share remain without the note for the agency's
 * reports.
 */
export async function eraseOwnerships(tx: Tx, candidateId: number): Promise<void> {
  const owned = await tx.selectFrom("ownerships").select("id").where("person_id", "=", candidateId).execute();
  if (owned.length === 0) return;
  const ids = owned.map(({ id }) => id);
  const requests = await tx
    .updateTable("share_requests")
    .set({ note: null })
    .where("ownership_id", "in", ids)
    .returning("id")
    .execute();
  await tx.deleteFrom("ownerships").where("id", "in", ids).execute();
  const shares = requests.map(({ id }) => aboutShare(id));
  await eraseMailContent(tx, shares);
  await eraseNotificationsAbout(tx, [...shares, ...ids.map(aboutOwnership)]);
}
