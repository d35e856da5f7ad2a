import { type SqlBool, sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { isPublicCompany } from "#people/companies/queries/shared.ts";
import type { companyToAdd as contract } from "../contract.ts";

/** Returns a company that can become a client. @throws Problem 404 for a company that an agency entered or that is blocked */
export async function companyOnSen(db: Reader, companyId: number): Promise<{ id: number; name: string }> {
  const company = await db
    .selectFrom("companies")
    .select(["id", "name"])
    .where("id", "=", companyId)
    .where(isPublicCompany("companies"))
    .executeTakeFirst();
  if (!company) throw notFound();
  return company;
}

/** Returns the agency's client of a company, or the client into which that one was merged. */
export async function clientOfCompany(db: Reader, { agencyId }: ConsultantActor, companyId: number) {
  return db
    .selectFrom("clients as c")
    .innerJoin("clients as kept", (on) => on.on(sql<SqlBool>`kept.id = coalesce(c.merged_into, c.id)`))
    .select(["kept.id", "kept.name"])
    .where("c.agency_id", "=", agencyId)
    .where("c.company_id", "=", companyId)
    .executeTakeFirst();
}

/** Returns a company of Sen for the page that adds it as a client. @throws Problem 404 */
export async function companyToAdd(
  db: Reader,
  actor: ConsultantActor,
  companyId: number,
): Promise<ReplyOf<typeof contract>["data"]> {
  const { id, name } = await companyOnSen(db, companyId);
  const client = await clientOfCompany(db, actor, companyId);
  const client_id = client === undefined ? null : String(client.id);
  return { id: String(id), type: "company_to_add", attributes: { name, client_id } };
}
