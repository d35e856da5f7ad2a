import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { languageNumber } from "#kit/i18n.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { shareLinkCreate } from "../contract.ts";
import { mostLinks } from "../terms.ts";
import { insertLink } from "./insert.ts";

/**
 * Creates a link to the candidate's online CV.
 * @returns its id, and the token of its address, which is not stored
 * @throws Problem 409 `share_link_limit`
 */
export async function createLink(
  tx: Tx,
  actor: CandidateActor,
  input: BodyOf<typeof shareLinkCreate>,
  asOf: Date,
): Promise<{ id: number; token: string }> {
  // Concurrent calls are counted one after the other.
  await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", actor.accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { open } = await tx
    .selectFrom("share_links")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("account_id", "=", actor.accountId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", asOf)
    .executeTakeFirstOrThrow();
  if (open >= mostLinks) throw new Problem(409, { code: "share_link_limit", values: { max: mostLinks } });
  return insertLink(
    tx,
    { owner_kind: "candidate", account_id: actor.accountId },
    { ...input, language: input.language ?? languageNumber[actor.language], asOf },
  );
}

/** @throws Problem 404 for another candidate's link */
export async function revokeLink(tx: Tx, actor: CandidateActor, id: number, asOf: Date): Promise<void> {
  const row = await tx
    .updateTable("share_links")
    .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(asOf)) }))
    .where("id", "=", id)
    .where("account_id", "=", actor.accountId)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Deletes links, views and feedback of a closed account. */
export async function eraseShareLinks(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("share_links").where("account_id", "=", accountId).execute();
}
