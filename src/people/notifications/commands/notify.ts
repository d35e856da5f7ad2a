import { sql } from "kysely";
import { enqueue, publication, publish, type Tx } from "#kit/db.ts";
import type { MailProps } from "#kit/mail-definition.ts";
import type { NotificationDefinition } from "#kit/notification-definition.ts";
import { assertDeclared } from "../kinds.ts";
import { accountTopic } from "../live.ts";

/** The queue job that shows a pending notification. */
export const showJob = "notification";

/**
 * Notifies accounts in the product, in the transaction of the cause. Accounts that have switched the group off are left out. An
 * unread notification of the same kind about the same thing is replaced and its count raised.
 * @param showAt until then the notification is pending: it is hidden, and `cancelNotifications` deletes it
 */
export async function notify<Props extends MailProps>(
  tx: Tx,
  kind: NotificationDefinition<Props>,
  notification: { to: readonly number[]; about: string; props: NoInfer<Props>; at: Date; showAt?: Date },
): Promise<void> {
  const { to, about, props, ...when } = notification;
  const notifications = [...new Set(to)].map((account) => ({ account, about, props }));
  await notifyEach(tx, kind, notifications, when);
}

/** Notifies accounts as `notify` does, with other values for each account. */
export async function notifyEach<Props extends MailProps>(
  tx: Tx,
  kind: NotificationDefinition<Props>,
  notifications: readonly { account: number; about: string; props: NoInfer<Props> }[],
  { at, showAt }: { at: Date; showAt?: Date },
): Promise<void> {
  assertDeclared(kind);
  if (notifications.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO notifications (account_id, kind, about, props, at, pending)
    SELECT a.account, ${kind.name}, a.about, a.props, ${showAt ?? at}, ${showAt !== undefined}
    FROM json_to_recordset(${JSON.stringify(notifications)}::json) AS a (account bigint, about text, props jsonb)
    WHERE NOT EXISTS (SELECT FROM notification_choices c
      WHERE c.account_id = a.account AND c.group_key = ${kind.group} AND c.channel = 'bell')
    ORDER BY a.account, a.about
    ${mergedInto}
    RETURNING id, ${published}`.execute(tx);
  if (showAt) for (const { id } of rows) enqueue(tx, { name: showJob, data: { id }, startAfter: showAt });
}

/** Shows a pending notification. Does nothing if it was cancelled. */
export async function showNotification(tx: Tx, id: number): Promise<void> {
  await sql`
    WITH waited AS (DELETE FROM notifications WHERE id = ${id} AND pending RETURNING *)
    INSERT INTO notifications (account_id, kind, about, props, at)
    SELECT account_id, kind, about, props, at FROM waited
    ${mergedInto}
    RETURNING ${published}`.execute(tx);
}

const mergedInto = sql`
  ON CONFLICT (account_id, kind, about) WHERE read_at IS NULL AND NOT pending
  DO UPDATE SET count = notifications.count + 1, props = excluded.props, at = excluded.at`;
const published = publication(sql<string>`'account:' || account_id`);

/** Deletes the pending notifications about things, because their cause was undone. */
export async function cancelNotifications(tx: Tx, ...about: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("notifications")
    .where("about", "=", sql<string>`any(${about}::text[])`)
    .where("pending", "=", true)
    .execute();
}

/** Deletes the notifications about things that are erased. */
export async function eraseNotificationsAbout(tx: Tx, about: readonly string[]): Promise<void> {
  if (about.length === 0) return;
  await tx
    .deleteFrom("notifications")
    .where("about", "in", [...about])
    .execute();
}

/** Marks the notifications about a thing as read for accounts that have seen the thing on its own page. */
export async function settleNotifications(
  tx: Tx,
  seen: { kind: Pick<NotificationDefinition, "name">; about: string; to: readonly number[]; at: Date },
): Promise<void> {
  if (seen.to.length === 0) return;
  await tx
    .updateTable("notifications")
    .set({ read_at: seen.at })
    .where("about", "=", seen.about)
    .where("kind", "=", seen.kind.name)
    .where("account_id", "in", [...seen.to])
    .where("read_at", "is", null)
    .where("pending", "=", false)
    .returning(published.as("published"))
    .execute();
}

/** Publishes to the open windows of accounts that they have news to load. */
export async function publishTo(tx: Tx, accountIds: readonly number[]): Promise<void> {
  for (const id of accountIds) await publish(tx, accountTopic(id));
}
