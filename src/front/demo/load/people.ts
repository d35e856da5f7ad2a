import type { Insertable } from "kysely";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { languageNumber } from "#kit/i18n.ts";
import { roles, userTypes } from "#people/accounts/terms.ts";
import { openPipelines } from "#people/companies/commands/pipelines.ts";
import type { DB } from "../../../../db/types.ts";
import { agencySeeds } from "../agency/seeds.ts";
import { inventedTaxCode } from "../companies/make.ts";
import type { DemoCandidate, DemoMember } from "../types.ts";

/** Database ids of the market's items, by their keys. */
export interface Ids {
  companies: Map<string, number>;
  /** Ids of the accounts of members and candidates. */
  accounts: Map<string, number>;
  candidates: Map<string, number>;
  cvs: Map<string, number>;
  jobs: Map<string, number>;
}

/** Reserves a database id for each item of the market. */
export async function idsOf<T extends { key: string }>(
  tx: Tx,
  table: keyof DB,
  things: readonly T[],
): Promise<Map<string, number>> {
  const ids = await reserveIds(tx, table, things.length);
  return new Map(things.map((thing, index) => [thing.key, ids[index]!]));
}

const roleOf = {
  recruiter: { admin: roles.recruiter_admin, member: roles.recruiter_member },
  consultant: { admin: roles.consultant_admin, member: roles.consultant_member },
  admin: { admin: roles.admin_super_admin, member: roles.admin_member },
} as const;

/** Inserts the agency of the demo consultants and another one. */
async function addAgencies(tx: Tx): Promise<Record<"first" | "second", number>> {
  const { agency, second } = agencySeeds;
  const ids = await reserveIds(tx, "agencies", 2);
  const [first, other] = ids as [number, number];
  await tx
    .insertInto("agencies")
    .values({
      id: first,
      name: "Sen",
      legal_name: agency.legalName,
      tax_code: inventedTaxCode(199),
      address: agency.address,
      phone: agency.phone,
      bank_name: agency.bankName,
      bank_account: agency.bankAccount,
      bank_holder: agency.legalName,
      invoice_prefix: agency.invoicePrefix,
      licence_note: agency.licence,
    })
    .execute();
  await tx.insertInto("agencies").values({ id: other, name: second.name }).execute();
  await openPipelines(tx, [{ agency: first }, { agency: other }]);
  return { first, second: other };
}

/** Inserts the agencies, and the accounts of members and candidates. */
export async function addPeople(
  tx: Tx,
  people: { members: readonly DemoMember[]; candidates: readonly DemoCandidate[] },
  ids: Ids,
  options: { passwordHash: string; unverified: ReadonlySet<string> },
): Promise<void> {
  const common = (person: DemoMember | DemoCandidate) => ({
    id: ids.accounts.get(person.key),
    email: person.email,
    password_hash: options.passwordHash,
    full_name: person.fullName,
    phone: person.phone,
    language: languageNumber[person.language],
    email_verified_at: options.unverified.has(person.key) ? null : person.createdAt,
    created_at: person.createdAt,
  });
  const agencies = await addAgencies(tx);
  const members = people.members.map(
    (member): Insertable<DB["accounts"]> => ({
      ...common(member),
      user_type: userTypes[member.kind],
      role_id: roleOf[member.kind][member.admin ? "admin" : "member"],
      company_id: member.companyKey ? ids.companies.get(member.companyKey) : null,
      agency_id: member.kind === "consultant" ? agencies[member.agency ?? "first"] : null,
    }),
  );
  const seekers = people.candidates.map(
    (person): Insertable<DB["accounts"]> => ({
      ...common(person),
      user_type: userTypes.candidate,
      role_id: null,
      company_id: null,
      agency_id: null,
    }),
  );
  await insertMany(tx, "accounts", [...members, ...seekers]);
  const candidates = people.candidates.map(
    (person): Insertable<DB["candidates"]> => ({
      id: ids.candidates.get(person.key),
      account_id: ids.accounts.get(person.key),
      full_name: person.fullName,
      email: person.email,
      phone: person.phone,
      created_at: person.createdAt,
    }),
  );
  await insertMany(tx, "candidates", candidates);
}
