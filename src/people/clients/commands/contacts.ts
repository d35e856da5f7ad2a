import type { BodyOf } from "#kit/contract.ts";
import { brokenUnique, type Tx } from "#kit/db.ts";
import { changedBy, pick } from "#kit/pick.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { parsePhone } from "#people/accounts/phone.ts";
import type { addContact, editContact } from "../contract-parts.ts";
import { countOf } from "../queries/parts.ts";
import { contactsMost } from "../terms.ts";
import { lockReadable } from "./lock.ts";
import { recordClient } from "./log.ts";

/** The columns of a contact that its form has. */
export const contactFields = [
  "full_name",
  "job_title",
  "email",
  "phone",
  "language",
  "is_billing",
  "is_decider",
] as const;

/**
 * Adds a contact to a client.
 * @returns the id of the contact
 * @throws Problem 404, 403, 409 `client_contacts_full`, 422 `contact_email_taken`
 */
export async function insertContact(
  tx: Tx,
  actor: ConsultantActor,
  { id: clientId, ...body }: BodyOf<typeof addContact> & { id: number },
  asOf: Date,
): Promise<number> {
  await lockReadable(tx, actor, clientId);
  if ((await countOf(tx, "client_contacts", clientId)) >= contactsMost)
    throw conflict("client_contacts_full", contactsMost, { max: contactsMost });
  const values = { ...pick(body, contactFields), phone: parsePhone(body.phone) ?? null };
  const { id } = await unlessTaken(() =>
    tx
      .insertInto("client_contacts")
      .values({ client_id: clientId, created_at: asOf, ...values })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  await recordClient(tx, actor, { clientId, kind: "contact_add", at: asOf, data: { name: body.full_name } });
  return id;
}

/** Changes a contact of a client. @throws Problem 404, 403, 422 `contact_email_taken` */
export async function changeContact(
  tx: Tx,
  actor: ConsultantActor,
  { id: clientId, contactId, left, ...edit }: BodyOf<typeof editContact> & { id: number; contactId: number },
  asOf: Date,
): Promise<void> {
  await lockReadable(tx, actor, clientId);
  const contact = await tx
    .selectFrom("client_contacts")
    .selectAll()
    .where("id", "=", contactId)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  if (!contact) throw notFound();
  const next = changedBy(pick(contact, contactFields), edit);
  const leaves = left === true && contact.left_at === null;
  const returns = left === false && contact.left_at !== null;
  await unlessTaken(() =>
    tx
      .updateTable("client_contacts")
      .set({
        ...next,
        phone: parsePhone(next.phone) ?? null,
        left_at: leaves ? asOf : returns ? null : contact.left_at,
      })
      .where("id", "=", contactId)
      .execute(),
  );
  const kind = leaves ? "contact_left" : returns ? "contact_back" : "contact_edit";
  await recordClient(tx, actor, { clientId, kind, at: asOf, data: { name: next.full_name } });
}

/** @throws Problem 422 when another contact of the client has the email address */
async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenUnique(error) === "client_contacts_email") throw invalid("/email", "contact_email_taken");
    throw error;
  }
}
