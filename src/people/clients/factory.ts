import type { Insertable } from "kysely";
import type { Reader } from "#kit/db.ts";
import { makeCompany } from "#people/accounts/factory.ts";
import type { ClientContacts, ClientFiles, Clients } from "../../../db/types.ts";

/** Inserts a client of an agency, an active one of a new company unless other values are given, and returns its row. */
export async function makeClient(
  db: Reader,
  client: Pick<Insertable<Clients>, "agency_id"> & Partial<Insertable<Clients>>,
) {
  const company_id = client.company_id ?? (await makeCompany(db)).id;
  return db
    .insertInto("clients")
    .values({
      name: "Công ty Hoa Sen",
      status: 1,
      created_at: new Date("2026-03-01T03:00:00.000Z"),
      ...client,
      company_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeContact(
  db: Reader,
  contact: Pick<Insertable<ClientContacts>, "client_id" | "created_at"> & Partial<Insertable<ClientContacts>>,
) {
  return db
    .insertInto("client_contacts")
    .values({ full_name: "Phạm Thị Liên", ...contact })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts a file of a client, a contract by default, without its content. */
export function makeClientFile(
  db: Reader,
  file: Pick<Insertable<ClientFiles>, "client_id" | "added_at"> & Partial<Insertable<ClientFiles>>,
) {
  const stored = { name: "Hợp đồng.pdf", type: "application/pdf", bytes: 1024, file_key: "client-file/test" };
  return db
    .insertInto("client_files")
    .values({ is_contract: true, ...stored, ...file })
    .returningAll()
    .executeTakeFirstOrThrow();
}
