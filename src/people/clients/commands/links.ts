import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { conflict, notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import { lockReadable } from "./lock.ts";
import { recordClient } from "./log.ts";

interface OfContact {
  id: number;
  contactId: number;
  asOf: Date;
}

/**
 * Makes a link for a contact of a client and ends the contact's link before.
 * @returns the token, of which only the hash is stored
 * @throws Problem 404, 403, 409 `client_contact_left`
 */
export async function makeContactLink(
  tx: Tx,
  actor: ConsultantActor,
  { days, ...of }: OfContact & { days: number },
): Promise<string> {
  const contact = await lockContact(tx, actor, of);
  if (contact.left_at) throw conflict("client_contact_left", "left");
  const { contactId, id: clientId, asOf } = of;
  await endLinks(tx, contactId, asOf);
  const { token, hash } = newVerificationToken();
  await tx
    .insertInto("client_links")
    .values({
      contact_id: contactId,
      hash,
      created_by: actor.accountId,
      created_at: asOf,
      expires_at: new Date(asOf.getTime() + days * day),
    })
    .execute();
  await recordClient(tx, actor, { clientId, kind: "link", at: asOf, data: { name: contact.full_name } });
  return token;
}

/** Revokes the link of a contact. @throws Problem 404, 403 */
export async function revokeContactLink(tx: Tx, actor: ConsultantActor, of: OfContact): Promise<void> {
  const contact = await lockContact(tx, actor, of);
  if ((await endLinks(tx, of.contactId, of.asOf)) === 0) return;
  const data = { name: contact.full_name };
  await recordClient(tx, actor, { clientId: of.id, kind: "unlink", at: of.asOf, data });
}

async function lockContact(tx: Tx, actor: ConsultantActor, { id, contactId }: OfContact) {
  await lockReadable(tx, actor, id);
  const contact = await tx
    .selectFrom("client_contacts")
    .select(["full_name", "left_at"])
    .where("id", "=", contactId)
    .where("client_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!contact) throw notFound();
  return contact;
}

async function endLinks(tx: Tx, contactId: number, asOf: Date): Promise<number> {
  const ended = await tx
    .updateTable("client_links")
    .set({ revoked_at: asOf })
    .where("contact_id", "=", contactId)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return ended.length;
}
