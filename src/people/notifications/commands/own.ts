import { day } from "#kit/clock.ts";
import { publish, type Reader, type Tx } from "#kit/db.ts";
import type { Account } from "#people/accounts/actor.ts";
import { accountTopic } from "../live.ts";
import { type Channel, channels, type Group, groupsOf, has, maxDays, readDays } from "../terms.ts";

/** Marks a notification of the caller as read, or all of them without `id`. */
export async function readNotifications(
  tx: Tx,
  actor: Account,
  { id, asOf }: { id?: number; asOf: Date },
): Promise<void> {
  const read = await tx
    .updateTable("notifications")
    .set({ read_at: asOf })
    .where("account_id", "=", actor.accountId)
    .where("read_at", "is", null)
    .where("pending", "=", false)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .returning("id")
    .execute();
  if (read.length > 0) await publish(tx, accountTopic(actor.accountId));
}

/** Stores the groups that are on in each channel. Groups that the caller's kind of account lacks are ignored. */
export async function changeChoices(
  tx: Tx,
  actor: Account,
  wanted: Readonly<Record<Channel, readonly Group[]>>,
): Promise<void> {
  const off = groupsOf(actor.kind).flatMap((group) =>
    channels
      .filter((channel) => has(group, channel) && !wanted[channel].includes(group))
      .map((channel) => ({ account_id: actor.accountId, group_key: group, channel })),
  );
  await tx.deleteFrom("notification_choices").where("account_id", "=", actor.accountId).execute();
  if (off.length > 0) await tx.insertInto("notification_choices").values(off).execute();
}

/** Switches a group off in a channel, for the link of a mail. A repeated call changes nothing. */
export async function switchOff(
  tx: Tx,
  { accountId, group, channel }: { accountId: number; group: Group; channel: Channel },
): Promise<void> {
  await tx
    .insertInto("notification_choices")
    .values({ account_id: accountId, group_key: group, channel })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the notifications and the settings of an erased account. */
export async function eraseNotifications(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("notifications").where("account_id", "=", accountId).execute();
  await tx.deleteFrom("notification_choices").where("account_id", "=", accountId).execute();
}

/**
 * Prunes notifications that were read `readDays` ago, and all that are older than `maxDays`.
 * @returns the number of deleted notifications
 */
export async function pruneNotifications(db: Reader, asOf: Date): Promise<number> {
  const before = (days: number) => new Date(asOf.getTime() - days * day);
  const { numDeletedRows } = await db
    .deleteFrom("notifications")
    .where((eb) => eb.or([eb("read_at", "<", before(readDays)), eb("at", "<", before(maxDays))]))
    .where("at", "<", before(readDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
