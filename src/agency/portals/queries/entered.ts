import type { Reader } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import { hashToken, type TokenKeys } from "#people/accounts/tokens.ts";
import { type PortalRow, portalRows, stateOfRow } from "./rows.ts";

/** What a request to an opened portal has: the token of the address, the pass, and the id of another portal of the contact. */
export interface Access {
  token: string;
  pass?: string | undefined;
  portal?: number | undefined;
}

/**
 * Finds the open portal of an address. An unknown address is refused like an ended one, because the portal of a deleted contact leaves
 * no row.
 * @throws Problem 410 `portal_ended`
 */
export async function findPortal(db: Reader, token: string, asOf: Date): Promise<PortalRow> {
  const row = await portalRows(db).where("p.token_hash", "=", hashToken(token)).executeTakeFirst();
  if (!row || stateOfRow(row, asOf) !== "open") throw ended();
  return row;
}

/**
 * Returns the portal that a contact opens: that of the address, or another open portal of the same contact.
 * @throws Problem 410 `portal_ended`, 403 `portal_code_required`
 */
export async function openedPortalOf(
  db: Reader,
  keys: TokenKeys,
  { token, pass, portal }: Access,
  asOf: Date,
): Promise<PortalRow> {
  const row = await findPortal(db, token, asOf);
  const sealed = pass ? await keys.unseal(pass, asOf) : null;
  if (sealed?.portal !== row.id || sealed.version !== row.version)
    throw new Problem(403, "portal_code_required");
  if (portal === undefined || portal === row.id) return row;
  const other = (await portalsOfContact(db, row.contact_id, asOf)).find(({ id }) => id === portal);
  if (!other) throw ended();
  return other;
}

/** Returns the open portals of a contact, the latest first. */
export async function portalsOfContact(db: Reader, contactId: number, asOf: Date): Promise<PortalRow[]> {
  const rows = await portalRows(db)
    .where("p.contact_id", "=", contactId)
    .where("p.status", "=", "open")
    .where("p.expires_at", ">", asOf)
    .orderBy("p.id", "desc")
    .limit(100)
    .execute();
  return rows.filter((row) => stateOfRow(row, asOf) === "open");
}

const ended = () => new Problem(410, "portal_ended");
