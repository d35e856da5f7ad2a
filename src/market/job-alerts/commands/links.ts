import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { hashToken } from "#people/accounts/tokens.ts";
import { assertAlertQuota, lockAddress } from "./address.ts";

/**
 * Verifies the address by the link of a mail and activates the alert. Repeated calls succeed.
 * @returns the alert's id
 * @throws Problem 422 at /token `token_not_found` or `link_expired`, 409 `job_alert_limit`
 */
export async function confirmAlert(tx: Tx, token: string, asOf: Date): Promise<number> {
  const found = await alertOfToken(tx, token);
  await lockAddress(tx, found.email);
  if (found.confirmed_at) return found.id;
  if (found.stopped_at || !found.proof_expires_at || found.proof_expires_at <= asOf)
    throw invalid("/token", "link_expired");
  await assertAlertQuota(tx, "nobody", { email: found.email, besides: found.id, asOf });
  // An account with this address owns the alert.
  const candidate = await tx
    .selectFrom("candidates as n")
    .innerJoin("accounts as o", "o.id", "n.account_id")
    .select("n.id")
    .where("o.email", "=", found.email)
    .where("o.user_type", "=", userTypes.candidate)
    .where("o.email_verified_at", "is not", null)
    .executeTakeFirst();
  await tx
    .updateTable("job_alerts")
    .set({
      confirmed_at: asOf,
      looked_at: asOf,
      candidate_id: found.candidate_id ?? candidate?.id ?? null,
    })
    .where("id", "=", found.id)
    .execute();
  return found.id;
}

async function alertOfToken(tx: Tx, token: string) {
  const found = await tx
    .selectFrom("job_alerts")
    .select(["id", "email", "candidate_id", "confirmed_at", "stopped_at", "proof_expires_at"])
    .where(({ or, eb }) =>
      or([
        eb("proof_hash", "=", hashToken(token)),
        eb("earlier_proof_hashes", "@>", sql<Buffer[]>`ARRAY[${hashToken(token)}::bytea]`),
      ]),
    )
    .executeTakeFirst();
  if (!found) throw invalid("/token", "token_not_found");
  return found;
}

/**
 * Stops an alert by the link in its mails, without a session. Repeated calls succeed.
 * @returns the alert's id
 * @throws Problem 422 at /token `token_not_found`
 */
export async function stopAlert(tx: Tx, token: string, asOf: Date): Promise<number> {
  const row = await tx
    .updateTable("job_alerts")
    .set((eb) => ({ stopped_at: eb.fn.coalesce("stopped_at", eb.val(asOf)) }))
    .where("stop_token", "=", token)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw invalid("/token", "token_not_found");
  return row.id;
}
