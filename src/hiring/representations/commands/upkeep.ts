import type { Tx } from "#kit/db.ts";
import { transitionAll } from "#kit/db.ts";
import { eraseMailContent } from "#kit/mail.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { topicOf } from "./ask.ts";

/** Limit of requests in one transaction. */
const batch = 1000;

/** Ends the requests that were not answered in time. @returns the number of ended requests */
export async function expireRepresentations(tx: Tx, asOf: Date): Promise<number> {
  const due = await tx
    .selectFrom("representations")
    .select("id")
    .where("status", "=", "asked")
    .where("expires_at", "<=", asOf)
    .orderBy("id")
    .limit(batch)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const ids = due.map(({ id }) => id);
  const ended = await transitionAll(tx, "representations", ids, {
    from: { status: "asked" },
    to: { status: "expired" },
  });
  return ended.length;
}

/** Deletes the requests to erased people. Only the log of activities remains. */
export async function eraseRepresentations(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  if (applicantIds.length === 0) return;
  const deleted = await tx
    .deleteFrom("representations")
    .where("applicant_id", "in", [...applicantIds])
    .returning("id")
    .execute();
  const about = deleted.map(({ id }) => topicOf(id));
  await eraseMailContent(tx, about);
  await eraseNotificationsAbout(tx, about);
}
