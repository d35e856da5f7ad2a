import type { Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { isOpenRequest, threadLife } from "./lifecycle.ts";
import { threadAssigned } from "./notifications.ts";
import type { ThreadStatus } from "./terms.ts";
import { lockThread, publishThread } from "./thread-row.ts";

/**
 * Names the owner of a thread, or none. Another administrator than the caller is notified.
 * @throws Problem 404, 409 `thread_closed`, 422 `thread_owner`
 */
export async function assignThread(
  tx: Tx,
  actor: AdminActor,
  { threadId, ownerId, asOf }: { threadId: number; ownerId: number | null; asOf: Date },
): Promise<{ before: number | null }> {
  const thread = await lockThread(tx, actor, "assign", threadId);
  const facts = { reachable: thread.email !== null, isOpenRequest: isOpenRequest(thread) };
  threadLife.check("assign", "staff", thread.status as ThreadStatus, facts);
  if (ownerId !== null) await assertAdministrator(tx, ownerId);
  const { owner_id: before } = thread;
  if (before === ownerId) return { before };
  await tx.updateTable("support_threads").set({ owner_id: ownerId }).where("id", "=", threadId).execute();
  await publishThread(tx, threadId);
  if (ownerId !== null && ownerId !== actor.accountId)
    await notify(tx, threadAssigned, {
      to: [ownerId],
      about: `support:${threadId}`,
      props: { by: actor.fullName, thread: threadId },
      at: asOf,
    });
  return { before };
}

async function assertAdministrator(tx: Tx, id: number): Promise<void> {
  const admin = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", id)
    .where("user_type", "=", userTypes.admin)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!admin) throw invalid("/owner_id", "thread_owner");
}
