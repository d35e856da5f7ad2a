import { type SqlBool, sql } from "kysely";
import type { CompanyActor, ConsultantActor } from "./actor.ts";

/** Whose hiring is read or changed: a company's own, or that of an agency for a client (a company's id, too). */
export type HiringScope = { company: number } | { agency: number; client: number };

/** Somebody who hires: a member of a scope, or an administrator of it. */
export interface HiringActor {
  kind: "company" | "consultant";
  accountId: number;
  isAdmin: boolean;
  scope: HiringScope;
}

/** A recruiter hires for the own company. */
export function hiringForCompany({ kind, accountId, isAdmin, companyId }: CompanyActor): HiringActor {
  return { kind, accountId, isAdmin, scope: { company: companyId } };
}

/** A consultant hires for one client of the agency at a time. */
export function hiringForClient(actor: ConsultantActor, client: number): HiringActor {
  const { kind, accountId, isAdmin, agencyId } = actor;
  return { kind, accountId, isAdmin, scope: { agency: agencyId, client } };
}

/** Rows of a scope, in a table that names it (`company_id`, `agency_id`); what is an agency's is never its client's. */
export function inScope(alias: string, scope: HiringScope) {
  const company = sql.ref(`${alias}.company_id`);
  const agency = sql.ref(`${alias}.agency_id`);
  return "company" in scope
    ? sql<SqlBool>`(${company} = ${scope.company} AND ${agency} IS NULL)`
    : sql<SqlBool>`(${company} = ${scope.client} AND ${agency} = ${scope.agency})`;
}
