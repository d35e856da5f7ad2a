import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { parsePhone } from "#people/accounts/phone.ts";
import { openAgencyCompanies } from "#people/companies/commands/open.ts";
import type { createClient } from "../contract.ts";
import type { addContact } from "../contract-parts.ts";
import { contactFields } from "./contacts.ts";

/** A client of a table, with its owner and a contact. */
export interface ImportedClient extends BodyOf<typeof createClient> {
  owner_id: number;
  contact: BodyOf<typeof addContact> | null;
}

type Desk = Pick<ConsultantActor, "agencyId" | "accountId">;

/** Locks the agency, so that two imports do not add the same clients. */
export async function lockClientsOf(tx: Tx, { agencyId }: Desk): Promise<void> {
  await tx
    .selectFrom("agencies")
    .select("id")
    .where("id", "=", agencyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Creates leads, each with a new company, and their contacts, as adding them one by one does. */
export async function importClients(
  tx: Tx,
  { agencyId, accountId }: Desk,
  all: readonly ImportedClient[],
  asOf: Date,
): Promise<void> {
  const names = all.map(({ name }) => name);
  const companies = await openAgencyCompanies(tx, names, asOf);
  const clients = await tx
    .insertInto("clients")
    .values(
      all.map(({ contact: _, ...values }, at) => ({
        ...values,
        agency_id: agencyId,
        company_id: companies[at]!,
        created_by: accountId,
        created_at: asOf,
      })),
    )
    .returning("id")
    .execute();
  const added = all.flatMap(({ contact }, at) => (contact ? [{ clientId: clients[at]!.id, contact }] : []));
  if (added.length > 0)
    await tx
      .insertInto("client_contacts")
      .values(
        added.map(({ clientId, contact }) => ({
          ...pick(contact, contactFields),
          phone: parsePhone(contact.phone) ?? null,
          client_id: clientId,
          created_at: asOf,
        })),
      )
      .execute();
  const event = { actor_id: accountId, at: asOf };
  await tx
    .insertInto("client_events")
    .values([
      ...clients.map(({ id }) => ({ ...event, client_id: id, kind: "create", data: "{}" })),
      ...added.map(({ clientId, contact }) => ({
        ...event,
        client_id: clientId,
        kind: "contact_add",
        data: JSON.stringify({ name: contact.full_name }),
      })),
    ])
    .execute();
}
