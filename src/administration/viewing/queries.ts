import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { Account, AdminActor } from "#people/accounts/actor.ts";
import { actorOf } from "#people/accounts/sessions.ts";
import { userTypes } from "#people/accounts/terms.ts";
import type * as contract from "./contract.ts";
import { mayView } from "./policy.ts";

/** Returns the account as which the session of a super administrator views the product; null without an open view. */
export async function viewedIn(db: Reader, sessionId: string, asOf: Date): Promise<Account | null> {
  const row = await db
    .selectFrom("admin_views as v")
    .innerJoin("accounts as a", "a.id", "v.account_id")
    .leftJoin("companies as c", "c.id", "a.company_id")
    .leftJoin("candidates as p", "p.account_id", "a.id")
    .select([
      "a.id",
      "a.email",
      "a.full_name",
      "a.user_type",
      "a.role_id",
      "a.company_id",
      "a.agency_id",
      "a.language",
      "a.email_verified_at",
      "a.closes_at",
      "p.id as candidate_id",
    ])
    .where("v.session_id", "=", sessionId)
    .where("v.ends_at", ">", asOf)
    .where("a.blocked_at", "is", null)
    .where("c.blocked_at", "is", null)
    .where("a.user_type", "<>", userTypes.admin)
    .orderBy("v.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? actorOf(row) : null;
}

/**
 * Returns the account that a super administrator wants to view, and whether it may be viewed.
 * @throws Problem 404 for an unknown or erased account
 */
export async function viewable(db: Reader, actor: AdminActor, id: number) {
  const row = await db
    .selectFrom("accounts as a")
    .leftJoin("companies as c", "c.id", "a.company_id")
    .leftJoin("candidates as p", "p.account_id", "a.id")
    .selectAll("a")
    .select(["c.blocked_at as company_blocked_at", "p.id as candidate_id"])
    .where("a.id", "=", id)
    .where("a.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  const may = mayView({
    isSelf: row.id === actor.accountId,
    isAdmin: row.user_type === userTypes.admin,
    active: !row.blocked_at && !row.company_blocked_at && actorOf(row) !== null,
  });
  return { row, may };
}

/** Returns whether the caller may view as the account, and when the caller's open view of it ends. */
export async function viewStateOf(
  db: Reader,
  actor: AdminActor,
  { id, sessionId, asOf }: { id: number; sessionId: string | null; asOf: Date },
): Promise<ReplyOf<typeof contract.viewState>> {
  const { row, may } = await viewable(db, actor, id);
  const open = await db
    .selectFrom("admin_views")
    .select("ends_at")
    .where("session_id", "=", sessionId)
    .where("account_id", "=", id)
    .where("ends_at", ">", asOf)
    .executeTakeFirst();
  const { full_name, email } = row;
  const attributes = { full_name, email, ends_at: open?.ends_at ?? null, can: { view: may } };
  return { data: { id: String(id), type: "view_state", attributes } };
}

/** Returns who viewed the product as an account, the latest first. */
export async function viewsOf(
  db: Reader,
  accountId: number,
  { page, items }: { page: number; items: number },
): Promise<ReplyOf<typeof contract.ownViews>> {
  const views = db.selectFrom("admin_views as v").where("v.account_id", "=", accountId);
  const { total } = await views
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await views
    .innerJoin("accounts as by", "by.id", "v.viewed_by")
    .select(["v.id", "v.reason", "v.started_at", "v.ends_at", "by.full_name as viewed_by"])
    .orderBy("v.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  return {
    data: rows.map(({ id, ...attributes }) => ({ id: String(id), type: "own_admin_view", attributes })),
    meta: { page, items, total: Number(total) },
  };
}
