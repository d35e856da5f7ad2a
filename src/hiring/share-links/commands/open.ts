import { hour } from "#kit/clock.ts";
import { type Database, inTransaction, type Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import { hidesCompany } from "#market/hidden-jobs/queries/shared.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { countHitWithBackoff, resetHits } from "#people/accounts/rate-limit.ts";
import { hashToken, type TokenKeys } from "#people/accounts/tokens.ts";
import { isCode } from "../codes.ts";
import { stateOf } from "../queries/links.ts";
import { passHours } from "../terms.ts";

/** The person who opens a link. */
export interface Opener {
  actor: Actor;
  pass: string | undefined;
  asOf: Date;
}

/**
 * Finds the link of an address.
 * @throws Problem 404 for an unknown link and for a company that the owner hides, 410 `share_link_ended` for
 * an expired or revoked link
 */
export async function findLink(db: Reader, token: string, actor: Actor, asOf: Date) {
  const link = await db
    .selectFrom("share_links as l")
    .innerJoin("accounts as a", "a.id", "l.account_id")
    .selectAll("l")
    .select(["a.id as account_id", "a.closes_at", "a.blocked_at", "a.deleted_at"])
    .where("l.token_hash", "=", hashToken(token))
    .executeTakeFirst();
  if (!link || link.deleted_at) throw notFound();
  if (stateOf(link, asOf) !== "open" || link.closes_at || link.blocked_at)
    throw new Problem(410, "share_link_ended");
  if (actor.kind === "company" && (await hidesCompany(db, link.account_id, actor.companyId)))
    throw notFound();
  return link;
}

/**
 * Opens the link of an address. Its owner needs no code; others need the pass that they received for the
 * right code.
 * @throws Problem 404, 410, 403 `share_code_required`
 */
export async function openLink(db: Reader, keys: TokenKeys, token: string, { actor, pass, asOf }: Opener) {
  const link = await findLink(db, token, actor, asOf);
  const isOwner = actor.kind !== "visitor" && actor.accountId === link.account_id;
  if (!isOwner && link.code_hash) {
    const sealed = pass ? await keys.unseal(pass, asOf) : null;
    if (sealed?.share_link !== link.id) throw new Problem(403, "share_code_required");
  }
  return { ...link, isOwner };
}

/**
 * Exchanges the right code for a pass. After ten wrong codes all callers must wait, with increasing times.
 * @throws Problem 404, 410, 422 `share_code_wrong`, 429
 */
export async function passFor(
  database: Database,
  keys: TokenKeys,
  token: string,
  { code, actor, asOf }: { code: string; actor: Actor; asOf: Date },
): Promise<string> {
  const link = await findLink(database.db, token, actor, asOf);
  const bucket = `share:${link.id}`;
  await countHitWithBackoff(database.db, bucket, { max: 10, minutes: 15 }, asOf);
  if (link.code_hash && !isCode(link.code_hash, token, code))
    throw new Problem(422, { code: "share_code_wrong", pointer: "/code" });
  await inTransaction(database, (tx) => resetHits(tx, bucket));
  return keys.seal({ share_link: link.id }, new Date(asOf.getTime() + passHours * hour), asOf);
}
