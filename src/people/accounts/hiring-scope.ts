import { type SqlBool, sql } from "kysely";
import type { CompanyActor, ConsultantActor } from "./actor.ts";
import { userTypes } from "./terms.ts";
import { type Team, type Workspace, workspaceOfAccount } from "./workspace.ts";

/** A member or administrator of a workspace that hires. */
export interface HiringActor {
  kind: "company" | "consultant";
  accountId: number;
  isAdmin: boolean;
  scope: Workspace;
}

/** Returns the hiring actor of a recruiter or a consultant. */
export function hiringActorOf(account: CompanyActor | ConsultantActor): HiringActor {
  const { kind, accountId, isAdmin } = account;
  return { kind, accountId, isAdmin, scope: workspaceOfAccount(account) as Workspace };
}

/**
 * Returns the one condition on rows of a workspace, for a table with `company_id` and `agency_id`: an agency's rows are never
 * those of its client.
 */
export function inScope(alias: string, scope: Workspace) {
  const company = sql.ref(`${alias}.company_id`);
  const agency = sql.ref(`${alias}.agency_id`);
  return "company" in scope
    ? sql<SqlBool>`(${company} = ${scope.company} AND ${agency} IS NULL)`
    : sql<SqlBool>`(${agency} = ${scope.agency})`;
}

/**
 * Returns the prefixes of a workspace's terms in `applicant_search` and `prospect_search`. No query for them finds another tenant's people.
 * @param of "person" for names and contact data alone, "all" for job titles and skills too
 */
export function termPrefixes(scope: Workspace, of: "person" | "all"): string[] {
  const tenant = "company" in scope ? `c${scope.company}` : `a${scope.agency}`;
  return of === "person" ? [`${tenant}n:`] : [`${tenant}n:`, `${tenant}w:`];
}

/** Returns the condition that two rows belong to the same workspace, for tables with `company_id` and `agency_id`. */
export function sameScope(alias: string, other: string) {
  const [company, agency] = [sql.ref(`${alias}.company_id`), sql.ref(`${alias}.agency_id`)];
  const [itsCompany, itsAgency] = [sql.ref(`${other}.company_id`), sql.ref(`${other}.agency_id`)];
  return sql<SqlBool>`(${agency} = ${itsAgency}
    OR (${agency} IS NULL AND ${itsAgency} IS NULL AND ${company} = ${itsCompany}))`;
}

/** Returns the workspace to which a row belongs. */
export function scopeOfRow({ company_id, agency_id }: Tenant): Workspace {
  return agency_id === null ? { company: company_id as number } : { agency: agency_id };
}

/** The columns that identify the tenant of a row; at least one of them is set. */
export interface Tenant {
  company_id: number | null;
  agency_id: number | null;
}

/** Returns the condition on accounts: the people of a team. */
export function membersOf(alias: string, scope: Team) {
  if ("sen" in scope) return sql<SqlBool>`${sql.ref(`${alias}.user_type`)} = ${sql.lit(userTypes.admin)}`;
  return "company" in scope
    ? sql<SqlBool>`${sql.ref(`${alias}.company_id`)} = ${scope.company}`
    : sql<SqlBool>`${sql.ref(`${alias}.agency_id`)} = ${scope.agency}`;
}

/**
 * Returns the tenant columns of a new row.
 * @param client the company for which an agency hires, of the job or applicant that the row is about
 */
export function tenantColumns<C extends number | null>(scope: Workspace, client: C) {
  return "company" in scope
    ? { company_id: scope.company, agency_id: null }
    : { company_id: client, agency_id: scope.agency };
}
