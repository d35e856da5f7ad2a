import type { Tx } from "#kit/db.ts";
import { eraseMailContent } from "#kit/mail.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { inviteTopicOf, topicOf } from "./notify.ts";

/** Deletes interviews of erased people. Only the log of activities remains. */
export async function eraseInterviews(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  if (applicantIds.length === 0) return;
  const gone = await tx
    .deleteFrom("interviews")
    .where("applicant_id", "in", [...applicantIds])
    .returning("id")
    .execute();
  const invites = await tx
    .deleteFrom("interview_invites")
    .where("applicant_id", "in", [...applicantIds])
    .returning("id")
    .execute();
  const about = [...gone.map(({ id }) => topicOf(id)), ...invites.map(({ id }) => inviteTopicOf(id))];
  await eraseMailContent(tx, about);
  await eraseNotificationsAbout(tx, about);
}
