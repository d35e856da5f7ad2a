import type { Tx } from "#kit/db.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { jobsToReview } from "../notifications.ts";

/** Notifies administrators that a job waits for review, and consultants unless it is a job of an agency (decision 091). */
export async function announceReview(tx: Tx, { id, asOf }: { id: number; asOf: Date }): Promise<void> {
  const job = await tx.selectFrom("jobs").select("agency_id").where("id", "=", id).executeTakeFirst();
  const types = job?.agency_id ? [userTypes.admin] : [userTypes.admin, userTypes.consultant];
  const reviewers = await tx
    .selectFrom("accounts")
    .select(["id", "user_type"])
    .where("user_type", "in", types)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .execute();
  for (const [desk, type] of [
    ["admin", userTypes.admin],
    ["consultant", userTypes.consultant],
  ] as const) {
    const to = reviewers.filter(({ user_type }) => user_type === type).map(({ id }) => id);
    await notify(tx, jobsToReview, { to, about: "review", props: { desk }, at: asOf });
  }
}
