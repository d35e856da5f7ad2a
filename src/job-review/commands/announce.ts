import { userTypes } from "#accounts/terms.ts";
import type { Tx } from "#kit/db.ts";
import { notify } from "#notifications/commands/notify.ts";
import { jobsToReview } from "../notifications.ts";

/** Tells consultants and administrators that a job waits for review. */
export async function announceReview(tx: Tx, asOf: Date): Promise<void> {
  const reviewers = await tx
    .selectFrom("accounts")
    .select(["id", "user_type"])
    .where("user_type", "in", [userTypes.consultant, userTypes.admin])
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
