import { sql } from "kysely";
import { enqueue, publication, publish, type Tx } from "#kit/db.ts";
import type { MailProps } from "#kit/mail-definition.ts";
import type { NotificationDefinition } from "#kit/notification-definition.ts";
import { assertDeclared } from "../kinds.ts";
import { accountTopic } from "../live.ts";

/** The job that shows a notification which waited. */
export const showJob = "notification";

/**
 * Notifies accounts in the product, within the transaction of the cause; whoever has switched the kind's group off is left
 * out. An unread one of the same kind about the same thing is counted on instead of a second line.
 * @param showAt until then nobody sees it, and `callOffNotifications` removes it
 */
export async function notify<Props extends MailProps>(
  tx: Tx,
  kind: NotificationDefinition<Props>,
  given: { to: readonly number[]; about: string; props: NoInfer<Props>; at: Date; showAt?: Date },
): Promise<void> {
  const { to, about, props, ...when } = given;
  const told = [...new Set(to)].map((account) => ({ account, about, props }));
  await notifyEach(tx, kind, told, when);
}

/** The same for accounts that are each told of something else. */
export async function notifyEach<Props extends MailProps>(
  tx: Tx,
  kind: NotificationDefinition<Props>,
  told: readonly { account: number; about: string; props: NoInfer<Props> }[],
  { at, showAt }: { at: Date; showAt?: Date },
): Promise<void> {
  assertDeclared(kind);
  if (told.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO notifications (account_id, kind, about, props, at, pending)
    SELECT a.account, ${kind.name}, a.about, a.props, ${showAt ?? at}, ${showAt !== undefined}
    FROM json_to_recordset(${JSON.stringify(told)}::json) AS a (account bigint, about text, props jsonb)
    WHERE NOT EXISTS (SELECT FROM notification_choices c
      WHERE c.account_id = a.account AND c.group_key = ${kind.group} AND c.channel = 'bell')
    ORDER BY a.account, a.about
    ${mergedInto}
    RETURNING id, ${published}`.execute(tx);
  if (showAt) for (const { id } of rows) enqueue(tx, { name: showJob, data: { id }, startAfter: showAt });
}

/** Shows a notification that waited; one that was called off is not there any more. */
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

/** Removes what waits about things: its cause was undone. */
export async function callOffNotifications(tx: Tx, ...about: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("notifications")
    .where("about", "=", sql<string>`any(${about}::text[])`)
    .where("pending", "=", true)
    .execute();
}

/** Removes what says something about things that are erased. */
export async function forgetNotifications(tx: Tx, about: readonly string[]): Promise<void> {
  if (about.length === 0) return;
  await tx
    .deleteFrom("notifications")
    .where("about", "in", [...about])
    .execute();
}

/** What a notification told of was seen where it is; it is no longer new to these accounts. */
export async function settleNotifications(
  tx: Tx,
  given: { kind: Pick<NotificationDefinition, "name">; about: string; to: readonly number[]; at: Date },
): Promise<void> {
  if (given.to.length === 0) return;
  await tx
    .updateTable("notifications")
    .set({ read_at: given.at })
    .where("about", "=", given.about)
    .where("kind", "=", given.kind.name)
    .where("account_id", "in", [...given.to])
    .where("read_at", "is", null)
    .where("pending", "=", false)
    .returning(published.as("published"))
    .execute();
}

/** Tells the windows of accounts that something of theirs has changed. */
export async function announceTo(tx: Tx, accountIds: readonly number[]): Promise<void> {
  for (const id of accountIds) await publish(tx, accountTopic(id));
}
