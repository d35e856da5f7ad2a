import type { Tx } from "#kit/db.ts";
import { eraseMailContent } from "#kit/mail.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { deleteFile } from "#platform/files/store.ts";
import { topicOf } from "./notify.ts";

/** Deletes offers to erased people, with their files. Only the log of activities remains. */
export async function eraseOffers(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  if (applicantIds.length === 0) return;
  const deleted = await tx
    .deleteFrom("offers")
    .where("applicant_id", "in", [...applicantIds])
    .returning(["id", "file_key"])
    .execute();
  for (const { file_key } of deleted) deleteFile(tx, file_key);
  const about = deleted.map(({ id }) => topicOf(id));
  await eraseMailContent(tx, about);
  await eraseNotificationsAbout(tx, about);
}
