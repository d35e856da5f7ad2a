import type { KeyScope, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { samePlan } from "#kit/prepared.ts";
import { assertAllowed } from "#kit/problem.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { actorOf } from "#people/accounts/sessions.ts";
import { hashToken } from "#people/accounts/tokens.ts";
import type { keyList } from "./contract.ts";
import { mayManageKeys } from "./policy.ts";
import { caps } from "./terms.ts";

type Key = ReplyOf<typeof keyList>["data"][number];

/** Returns the API keys of the actor's company. @throws Problem 403 */
export async function keysOf(db: Reader, actor: CompanyActor, asOf: Date): Promise<ReplyOf<typeof keyList>> {
  assertAllowed(mayManageKeys(actor));
  const rows = await db
    .selectFrom("api_keys as k")
    .innerJoin("accounts as a", "a.id", "k.created_by")
    .selectAll("k")
    .select("a.full_name")
    .where("k.company_id", "=", actor.companyId)
    .orderBy("k.id", "desc")
    .execute();
  const data = rows.map((row): Key => {
    const { id, name, hint, scopes, created_at, expires_at, last_used_at, revoked_at, full_name } = row;
    const isExpired = expires_at !== null && expires_at <= asOf;
    const state = revoked_at ? "revoked" : isExpired ? "expired" : "active";
    const times = { created_at, created_by: full_name, expires_at, last_used_at };
    return {
      id: String(id),
      type: "api_key",
      attributes: {
        name,
        hint,
        scopes: scopes as Key["attributes"]["scopes"],
        ...times,
        state,
        can: { revoke: state === "active" },
      },
    };
  });
  const active = data.filter(({ attributes }) => attributes.state === "active").length;
  return { data, meta: { can: { create: active < caps.keys } } };
}

/**
 * Returns a valid key. Null when it is expired or revoked, when its creator no longer administers the
 * company, or when the creator or the company is blocked.
 */
export async function keyOf(db: Reader, token: string, asOf: Date) {
  const row = await db
    .selectFrom("api_keys as k")
    .innerJoin("accounts as a", (join) =>
      join.onRef("a.id", "=", "k.created_by").onRef("a.company_id", "=", "k.company_id"),
    )
    .innerJoin("companies as c", "c.id", "k.company_id")
    .select(["k.id as key_id", "k.scopes", "k.last_used_at", "a.id", "a.email", "a.full_name", "a.user_type"])
    .select(["a.role_id", "a.company_id", "a.agency_id", "a.language", "a.email_verified_at", "a.closes_at"])
    .where("k.token_hash", "=", hashToken(token))
    .where("k.revoked_at", "is", null)
    .where((eb) => eb.or([eb("k.expires_at", "is", null), eb("k.expires_at", ">", asOf)]))
    .where("a.blocked_at", "is", null)
    .where("a.closes_at", "is", null)
    .where("c.blocked_at", "is", null)
    .modifyEnd(samePlan)
    .executeTakeFirst();
  const account = row && actorOf({ ...row, candidate_id: null });
  if (account?.kind !== "company" || !account.isAdmin) return null;
  return { id: row!.key_id, account, scopes: row!.scopes as KeyScope[], usedAt: row!.last_used_at };
}
