import { day } from "#kit/clock.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { assertAllowed, conflict, notFound } from "#kit/problem.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { hashToken, newVerificationToken } from "#people/accounts/tokens.ts";
import type { keyCreate } from "../contract.ts";
import { mayManageKeys } from "../policy.ts";
import { caps, tokenStart } from "../terms.ts";

/**
 * Creates a key; only the hash of its token is stored. @returns its id and token
 * @throws Problem 403, 409 `too_many_keys`
 */
export async function createKey(
  tx: Tx,
  actor: CompanyActor,
  { name, scopes, days }: BodyOf<typeof keyCreate>,
  asOf: Date,
): Promise<{ id: number; token: string }> {
  assertAllowed(mayManageKeys(actor));
  // Locks the company, so that two concurrent calls cannot both create the last allowed key.
  await tx.selectFrom("companies").select("id").where("id", "=", actor.companyId).forUpdate().execute();
  const { count } = await tx
    .selectFrom("api_keys")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("company_id", "=", actor.companyId)
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", asOf)]))
    .executeTakeFirstOrThrow();
  if (count >= caps.keys) throw conflict("too_many_keys", count);
  const { token: secret } = newVerificationToken();
  const token = tokenStart + secret;
  const { id } = await tx
    .insertInto("api_keys")
    .values({
      company_id: actor.companyId,
      created_by: actor.accountId,
      name,
      created_at: asOf,
      hint: token.slice(0, 10),
      token_hash: hashToken(token),
      scopes: [...new Set(scopes)],
      expires_at: days === 0 ? null : new Date(asOf.getTime() + days * day),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Revokes a key; a second call changes nothing. @throws Problem 403, 404 */
export async function revokeKey(tx: Tx, actor: CompanyActor, id: number, asOf: Date): Promise<void> {
  assertAllowed(mayManageKeys(actor));
  const found = await tx
    .updateTable("api_keys")
    .set(({ fn, val }) => ({ revoked_at: fn.coalesce("revoked_at", val(asOf)) }))
    .where("id", "=", id)
    .where("company_id", "=", actor.companyId)
    .returning("id")
    .executeTakeFirst();
  if (!found) throw notFound();
}

/** Records the use of a key. */
export async function recordKeyUse(db: Reader, id: number, asOf: Date): Promise<void> {
  await db.updateTable("api_keys").set({ last_used_at: asOf }).where("id", "=", id).execute();
}
