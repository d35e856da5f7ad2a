import { day } from "#kit/clock.ts";
import { publish, type Reader, type Tx } from "#kit/db.ts";
import type { Account } from "#people/accounts/actor.ts";
import { accountTopic } from "../live.ts";
import { type Channel, channels, type Group, groupsOf, has, keptDays, readDays } from "../terms.ts";

/** Marks one of the caller's notifications as read, or all of them. */
export async function readNotifications(
  tx: Tx,
  actor: Account,
  given: { id?: number; asOf: Date },
): Promise<void> {
  const read = await tx
    .updateTable("notifications")
    .set({ read_at: given.asOf })
    .where("account_id", "=", actor.accountId)
    .where("read_at", "is", null)
    .where("pending", "=", false)
    .$if(given.id !== undefined, (query) => query.where("id", "=", given.id ?? 0))
    .returning("id")
    .execute();
  if (read.length > 0) await publish(tx, accountTopic(actor.accountId));
}

/** Keeps what the caller wants to hear of, and where; groups that others have are left alone. */
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

/** Switches off one group in one channel, for whoever followed the link of a mail; once more changes nothing. */
export async function switchOff(
  tx: Tx,
  given: { accountId: number; group: Group; channel: Channel },
): Promise<void> {
  await tx
    .insertInto("notification_choices")
    .values({ account_id: given.accountId, group_key: given.group, channel: given.channel })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes all that an account was told and has chosen. */
export async function eraseNotifications(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("notifications").where("account_id", "=", accountId).execute();
  await tx.deleteFrom("notification_choices").where("account_id", "=", accountId).execute();
}

/** Deletes what was read long ago, and what nobody has read for a year. @returns how many went */
export async function pruneNotifications(db: Reader, asOf: Date): Promise<number> {
  const before = (days: number) => new Date(asOf.getTime() - days * day);
  const { numDeletedRows } = await db
    .deleteFrom("notifications")
    .where((eb) => eb.or([eb("read_at", "<", before(readDays)), eb("at", "<", before(keptDays))]))
    .where("at", "<", before(readDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
