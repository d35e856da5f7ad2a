import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import type { Erased } from "#platform/erasures/events.ts";
import type { Account } from "../actor.ts";
import { accountClosed, candidateErased } from "../events.ts";
import { actorOf, endSessions } from "../sessions.ts";

/** Replaces the name; screens show it unchanged in either language. */
const nobody = "—";
const goneAddress = (id: number) => `deleted-${id}@deleted.invalid`;

/** Erases name, email address, phone and files of an account; the columns that other rows need remain. */
export async function eraseAccount(tx: Tx, actor: Account, asOf: Date): Promise<void> {
  const { accountId } = actor;
  await endSessions(tx, accountId, asOf);
  await tx.deleteFrom("identities").where("account_id", "=", accountId).execute();
  await tx.deleteFrom("account_tokens").where("account_id", "=", accountId).execute();
  await tx
    .updateTable("accounts")
    .set({
      email: goneAddress(accountId),
      full_name: nobody,
      phone: null,
      password_hash: null,
      email_verified_at: null,
      blocked_at: asOf,
      block_reason: null,
      closes_at: null,
      deleted_at: asOf,
    })
    .where("id", "=", accountId)
    .execute();
  await emit(tx, accountClosed, { actor, asOf });
  if (actor.kind !== "candidate") return;
  const { candidateId } = actor;
  await tx
    .updateTable("candidates")
    .set({ full_name: nobody, email: goneAddress(candidateId), phone: null })
    .where("id", "=", candidateId)
    .execute();
  await emit(tx, candidateErased, { candidateId, asOf });
}

/** Closes accounts again that a restored backup has brought back. */
export async function eraseAccountsAgain(tx: Tx, erased: readonly Erased[], asOf: Date): Promise<void> {
  for (const { id, madeAt } of erased) {
    const row = await tx
      .selectFrom("accounts as a")
      .leftJoin("candidates as p", "p.account_id", "a.id")
      .selectAll("a")
      .select("p.id as candidate_id")
      .where("a.id", "=", id)
      .where("a.deleted_at", "is", null)
      .executeTakeFirst();
    const actor = row && row.created_at.toISOString() === madeAt ? actorOf(row) : null;
    if (actor) await eraseAccount(tx, actor, asOf);
  }
}
