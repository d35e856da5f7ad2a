import type { BodyOf } from "#kit/contract.ts";
import { brokenUnique, type Tx } from "#kit/db.ts";
import { conflict, invalid } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { openAgencyCompany } from "#people/companies/commands/open.ts";
import { isTaxCode } from "#people/companies/tax-code.ts";
import type { createClient } from "../contract.ts";
import { clientOfCompany, companyOnSen } from "../queries/company.ts";
import { platformSource } from "../terms.ts";
import { recordClient } from "./log.ts";

/** @throws Problem 422 at /tax_code for a Vietnamese company whose code has a wrong check digit */
export function assertTaxCode({ tax_code, country }: { tax_code: string | null; country: string }): void {
  if (tax_code !== null && country === "VN" && !isTaxCode(tax_code))
    throw invalid("/tax_code", "tax_code_invalid");
}

/**
 * Creates a client with a company of its own, which no other audience sees, even when a company with the same name is on Sen.
 * @returns the id of the client
 * @throws Problem 422 at /tax_code
 */
export async function createLead(
  tx: Tx,
  actor: ConsultantActor,
  body: BodyOf<typeof createClient>,
  asOf: Date,
): Promise<number> {
  assertTaxCode(body);
  const companyId = await openAgencyCompany(tx, { name: body.name, asOf });
  return insertLead(tx, actor, { company_id: companyId, ...body }, asOf);
}

/**
 * Creates a client of a company that is on Sen.
 * @returns the id of the client
 * @throws Problem 404, 409 `client_exists` with the id of the client in `meta.now`
 */
export async function addCompany(
  tx: Tx,
  actor: ConsultantActor,
  companyId: number,
  asOf: Date,
): Promise<number> {
  const company = await companyOnSen(tx, companyId);
  await assertNoClient(tx, actor, companyId);
  try {
    return await insertLead(
      tx,
      actor,
      { company_id: companyId, name: company.name, potential: 0, source: platformSource },
      asOf,
    );
  } catch (error) {
    if (brokenUnique(error) === "clients_agency_id_company_id_key")
      throw conflict("client_exists", null, company);
    throw error;
  }
}

async function assertNoClient(tx: Tx, actor: ConsultantActor, companyId: number): Promise<void> {
  const existing = await clientOfCompany(tx, actor, companyId);
  if (existing) throw conflict("client_exists", { id: String(existing.id) }, { name: existing.name });
}

async function insertLead(
  tx: Tx,
  actor: ConsultantActor,
  values: { company_id: number; name: string; potential: number; source: number | null } & Partial<
    Pick<BodyOf<typeof createClient>, "tax_code" | "country" | "note">
  >,
  asOf: Date,
): Promise<number> {
  const { agencyId, accountId } = actor;
  const { id } = await tx
    .insertInto("clients")
    .values({
      ...values,
      agency_id: agencyId,
      owner_id: accountId,
      created_by: accountId,
      created_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordClient(tx, actor, { clientId: id, kind: "create", at: asOf });
  return id;
}
