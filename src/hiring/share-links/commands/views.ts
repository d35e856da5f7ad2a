import { createHash, randomUUID } from "node:crypto";
import { hour } from "#kit/clock.ts";
import type { Database, Tx } from "#kit/db.ts";
import { inTransaction } from "#kit/db.ts";
import type { Origin } from "#kit/http/handle.ts";
import type { Actor } from "#people/accounts/actor.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { beaconHours, viewSeconds } from "../terms.ts";

/** A document that a page shows: the link that stores it, and the portal that shows it, if its reader is not the link's recipient. */
export interface ViewedLink {
  id: number;
  /** Whether the caller is the owner, whose views do not count. */
  isOwner: boolean;
  portal?: { id: number; reader: string };
}

/**
 * Signs the beacon of an opened page. The page sends it back after it was visible for some seconds; a program that scans mails
 * requests the page only.
 */
export function beaconFor(keys: TokenKeys, link: ViewedLink, asOf: Date): Promise<string> {
  const until = new Date(asOf.getTime() + beaconHours * hour);
  const view = {
    share_view: link.id,
    in_portal: link.portal?.id ?? null,
    at: asOf.getTime(),
    // Names the beacon: a signature has several spellings.
    nonce: randomUUID(),
  };
  return keys.seal(view, until, asOf);
}

/** Records that a page was requested for the first time. It is no view, and nothing depends on it. */
export async function noteOpening(
  database: Database,
  link: { id: number; isOwner: boolean; opened_at: Date | null },
  asOf: Date,
): Promise<void> {
  if (link.isOwner || link.opened_at) return;
  await inTransaction(database, (tx) =>
    tx
      .updateTable("share_links")
      .set({ opened_at: asOf })
      .where("id", "=", link.id)
      .where("opened_at", "is", null)
      .execute(),
  );
}

/**
 * Records a view by a person: at most once an hour for a visitor, once for a beacon, and never for the owner. A beacon that is forged,
 * of another link or portal, or too early counts nothing.
 */
export async function countView(
  tx: Tx,
  keys: TokenKeys,
  link: ViewedLink,
  { beacon, actor, origin, asOf }: { beacon: string; actor: Actor; origin: Origin; asOf: Date },
): Promise<void> {
  const { share_view, in_portal = null, at, nonce } = (await keys.unseal(beacon, asOf)) ?? {};
  const isHere = share_view === link.id && in_portal === (link.portal?.id ?? null);
  const isSeen = nonce !== undefined && typeof at === "number" && asOf.getTime() - at >= viewSeconds * 1000;
  if (link.isOwner || !isHere || !isSeen) return;
  const page = link.portal ? `${link.id}@${link.portal.id}` : link.id;
  const visitor = createHash("sha256").update(`${page} ${origin.ip} ${origin.userAgent}`).digest();
  // Locks the link, so that two concurrent beacons of a visitor count once.
  await tx.selectFrom("share_links").select("id").where("id", "=", link.id).forNoKeyUpdate().execute();
  const recent = await tx
    .selectFrom("share_link_views")
    .select("id")
    .where("link_id", "=", link.id)
    .where("visitor", "=", visitor)
    .where("at", ">", new Date(asOf.getTime() - hour))
    .executeTakeFirst();
  if (recent) return;
  await tx
    .insertInto("share_link_views")
    .values({
      beacon: createHash("sha256").update(String(nonce)).digest(),
      link_id: link.id,
      visitor,
      reader: link.portal?.reader ?? null,
      company_id: actor.kind === "company" ? actor.companyId : null,
      at: asOf,
    })
    .onConflict((sent) => sent.column("beacon").doNothing())
    .execute();
}
