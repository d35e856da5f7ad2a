import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import type { Account } from "#people/accounts/actor.ts";
import { pathFor } from "#people/accounts/workspace.ts";
import type * as contract from "./contract.ts";
import { shownApplicant } from "./contributions.ts";
import { groupOf, kindNames, readNotification } from "./kinds.ts";
import { type Channel, type Group, groupsOf, has } from "./terms.ts";

type Reply = ReplyOf<typeof contract.read>["data"];

/** Selects the caller's notifications that are not pending, of the kinds that this version can render. */
function shown(db: Reader, actor: Account) {
  return db
    .selectFrom("notifications")
    .where("account_id", "=", actor.accountId)
    .where("pending", "=", false)
    .where("kind", "in", kindNames());
}

/**
 * Returns the SQL expression for the values of a notification. The name of an applicant is read at present, not stored: a blind
 * review may hide it, and an erasure removes it.
 */
export const shownProps = () =>
  sql<unknown>`CASE WHEN props ? 'candidate' AND props ? 'applicant'
    THEN props || coalesce(${shownApplicant(sql`(props->>'applicant')::bigint`)}, '{}') ELSE props END`;

/** Returns a page of the caller's notifications, newest first. @param query before: the id after which the page begins */
export async function notificationList(
  db: Reader,
  actor: Account,
  query: { before?: number; items: number },
  language: Language,
): Promise<ReplyOf<typeof contract.list>> {
  const { before, items } = query;
  const rows = await shown(db, actor)
    .select(["id", "kind", "count", shownProps().as("props"), "at", "read_at"])
    .$if(before !== undefined, (page) =>
      page.where(
        sql<boolean>`(at, id) < (SELECT b.at, b.id FROM notifications b
          WHERE b.id = ${before} AND b.account_id = ${actor.accountId})`,
      ),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(items + 1)
    .execute();
  const page = rows.slice(0, items);
  return {
    data: page.flatMap((row) => replyOf(row, actor, language) ?? []),
    meta: {
      unread: (await unreadCounts(db, actor)).count,
      next: rows.length > items ? String(page.at(-1)?.id) : null,
    },
  };
}

/** Returns a notification of the caller. @throws Problem 404 */
export async function ownNotification(
  db: Reader,
  actor: Account,
  id: number,
  language: Language,
): Promise<Reply> {
  const row = await shown(db, actor)
    .select(["id", "kind", "count", shownProps().as("props"), "at", "read_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  const reply = row && replyOf(row, actor, language);
  if (!reply) throw notFound();
  return reply;
}

export async function unreadCounts(
  db: Reader,
  actor: Account,
): Promise<ReplyOf<typeof contract.unread>["data"]["attributes"]> {
  const rows = await shown(db, actor)
    .where("read_at", "is", null)
    .groupBy("kind")
    .select(["kind", ({ fn }) => fn.countAll<number>().as("count")])
    .execute();
  const groups: Partial<Record<Group, number>> = {};
  for (const { kind, count } of rows) {
    const group = groupOf(kind);
    if (group) groups[group] = (groups[group] ?? 0) + count;
  }
  return { count: rows.reduce((sum, { count }) => sum + count, 0), groups };
}

function replyOf(
  row: { id: number; kind: string; count: number; props: unknown; at: Date; read_at: Date | null },
  actor: Account,
  language: Language,
): Reply | null {
  const content = readNotification(row, language);
  if (!content) return null;
  const { kind, count, at, read_at } = row;
  const path = pathFor(actor, content.path);
  return {
    id: String(row.id),
    type: "notification",
    attributes: { kind, text: content.text, path, count, at, read_at },
  };
}

/** Returns the caller's settings for the groups of its kind of account. */
export async function choicesOf(db: Reader, actor: Account): Promise<ReplyOf<typeof contract.choices>> {
  const off = await db
    .selectFrom("notification_choices")
    .select(["group_key", "channel"])
    .where("account_id", "=", actor.accountId)
    .execute();
  const isOn = (group: string, channel: Channel) =>
    !off.some((choice) => choice.group_key === group && choice.channel === channel);
  const groups = groupsOf(actor.kind).map((group) => ({
    group,
    mail: has(group, "mail") ? isOn(group, "mail") : null,
    bell: has(group, "bell") ? isOn(group, "bell") : null,
  }));
  return {
    data: { id: String(actor.accountId), type: "notification_choices", attributes: { groups } },
  };
}
