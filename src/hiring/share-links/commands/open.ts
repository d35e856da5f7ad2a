import { sql } from "kysely";
import { hour } from "#kit/clock.ts";
import { type Database, inTransaction, type Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import { hidesCompany } from "#market/hidden-jobs/queries/shared.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { countHitWithBackoff, resetHits } from "#people/accounts/rate-limit.ts";
import { hashToken, type TokenKeys } from "#people/accounts/tokens.ts";
import { isCode } from "../codes.ts";
import { isAgencyLinkOpen } from "../contributions.ts";
import { stateOf } from "../queries/links.ts";
import { passHours } from "../terms.ts";

/** The person who opens a link. */
export interface Opener {
  actor: Actor;
  pass: string | undefined;
  asOf: Date;
}

/**
 * Finds the link of an address. Of a link that has ended, the caller learns nothing but the sender.
 * @throws Problem 404 for an unknown link and for a company that the owner hides, 410 `share_link_ended`
 */
async function findLink(db: Reader, token: string, actor: Actor, asOf: Date) {
  const link = await db
    .selectFrom("share_links as l")
    .leftJoin("accounts as a", "a.id", "l.account_id")
    .leftJoin("agencies as g", "g.id", "l.agency_id")
    .selectAll("l")
    .select(["a.closes_at", "a.blocked_at", "a.deleted_at", "g.name as agency"])
    .select(sql<boolean>`l.owner_kind = 'candidate' OR ${isAgencyLinkOpen()}`.as("is_open"))
    .where("l.token_hash", "=", hashToken(token))
    .executeTakeFirst();
  if (!link || link.deleted_at) throw notFound();
  if (stateOf(link, asOf) !== "open" || !link.is_open || link.closes_at || link.blocked_at)
    throw linkEnded(link.agency);
  const { account_id: owner } = link;
  if (owner !== null && actor.kind === "company" && (await hidesCompany(db, owner, actor.companyId)))
    throw notFound();
  return link;
}

const linkEnded = (agency: string | null) =>
  new Problem(410, agency === null ? "share_link_ended" : { code: "agency_link_ended", values: { agency } });

/** Returns whether a caller owns a link: the candidate, or a consultant of the agency. */
const owns = (actor: Actor, link: { account_id: number | null; agency_id: number | null }): boolean =>
  actor.kind === "consultant"
    ? actor.agencyId === link.agency_id
    : actor.kind !== "visitor" && actor.accountId === link.account_id;

/**
 * Opens the link of an address. Its owner needs no code; others need the pass that they received for the
 * right code.
 * @throws Problem 404, 410, 403 `share_code_required`
 */
export async function openLink(db: Reader, keys: TokenKeys, token: string, { actor, pass, asOf }: Opener) {
  const link = await findLink(db, token, actor, asOf);
  const isOwner = owns(actor, link);
  if (!isOwner && link.code_hash) {
    const sealed = pass ? await keys.unseal(pass, asOf) : null;
    if (sealed?.share_link !== link.id) throw new Problem(403, "share_code_required");
  }
  return { ...link, isOwner };
}
export type OpenedLink = Awaited<ReturnType<typeof openLink>>;

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
