import type { Insertable } from "kysely";
import type { Reader } from "#kit/db.ts";
import { makeCompany } from "#people/accounts/factory.ts";
import type { Clients } from "../../../db/types.ts";

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
