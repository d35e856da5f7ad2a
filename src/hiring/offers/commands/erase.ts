import type { Tx } from "#kit/db.ts";
import { eraseMailContent } from "#kit/mail.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { deleteFile } from "#platform/files/store.ts";
import { topicOf } from "./tell.ts";

/** Takes offers to people who are erased away: nothing of them is left but the log. */
export async function eraseOffers(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  if (applicantIds.length === 0) return;
  const gone = await tx
    .deleteFrom("offers")
    .where("applicant_id", "in", [...applicantIds])
    .returning(["id", "file_key"])
    .execute();
  for (const { file_key } of gone) deleteFile(tx, file_key);
  const about = gone.map(({ id }) => topicOf(id));
  await eraseMailContent(tx, about);
  await eraseNotificationsAbout(tx, about);
}
