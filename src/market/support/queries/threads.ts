import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { Account } from "#people/accounts/actor.ts";
import type { guestThread, ownThreads } from "../contract.ts";
import { commonOf, messagesOf, threads } from "./rows.ts";

/** Returns the account's own threads, latest first. */
export async function threadsOf(
  db: Reader,
  accountId: number,
  query: QueryOf<typeof ownThreads>,
): Promise<ReplyOf<typeof ownThreads>> {
  const [rows, { total }] = await Promise.all([
    threads(db, "visitor")
      .where("t.account_id", "=", accountId)
      .orderBy("t.last_message_at", "desc")
      .orderBy("t.id", "desc")
      .limit(query.items)
      .offset((query.page - 1) * query.items)
      .execute(),
    db
      .selectFrom("support_threads")
      .where("account_id", "=", accountId)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map((row) => ({
      id: String(row.id),
      type: "support_thread",
      attributes: commonOf(row, "visitor"),
    })),
    meta: { page: query.page, items: query.items, total },
  };
}

/** Checks that a thread is the account's own; others look absent. @throws Problem 404 */
export async function assertOwnThread(db: Reader, actor: Account, id: number): Promise<void> {
  const row = await db
    .selectFrom("support_threads")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", actor.accountId)
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Returns a thread for its writer. */
export async function threadView(db: Reader, id: number): Promise<ReplyOf<typeof guestThread>["data"]> {
  const row = await threads(db, "visitor").where("t.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const messages = await messagesOf(db, id);
  return {
    id: String(row.id),
    type: "support_thread",
    attributes: { ...commonOf(row, "visitor"), messages },
  };
}
