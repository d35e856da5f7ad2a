import type { Reader } from "#kit/db.ts";
import { makeCompany } from "#people/accounts/factory.ts";

/** Inserts a client of an agency: an active one, of a new company, unless other values are given. */
export async function makeClient(
  db: Reader,
  given: { agencyId: number; companyId?: number; name?: string; status?: 0 | 1 | 2 },
) {
  const companyId = given.companyId ?? (await makeCompany(db)).id;
  const { name } = await db
    .selectFrom("companies")
    .select("name")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto("clients")
    .values({
      agency_id: given.agencyId,
      company_id: companyId,
      name: given.name ?? name,
      status: given.status ?? 1,
      created_at: new Date("2026-03-01T03:00:00.000Z"),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
