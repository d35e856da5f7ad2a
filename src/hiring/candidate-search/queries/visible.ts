import { type RawBuilder, type SqlBool, sql } from "kysely";
import { inScope } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";

/**
 * Returns the SQL condition that a workspace may find a person, for a row of `accounts` with the alias `account`. Every search of
 * candidates uses it (decisions 049, 127). A workspace finds its applicants while their applications have the personal data: neither
 * a company those of an agency that hires for it, nor an agency those of its client. Others find only people who let them.
 */
export function isVisibleTo(scope: Workspace, account: string): RawBuilder<boolean> {
  const id = sql.ref(`${account}.id`);
  const mayFind = "company" in scope ? companyMayFind(scope.company) : sql`vp.visible_to_agencies`;
  return sql<boolean>`EXISTS (
    SELECT 1 FROM accounts va JOIN candidates vk ON vk.account_id = va.id
      LEFT JOIN candidate_profiles vp ON vp.account_id = va.id
    WHERE va.id = ${id} AND va.deleted_at IS NULL AND va.blocked_at IS NULL AND va.closes_at IS NULL
      AND ${"company" in scope ? sql<SqlBool>`${isNotHiddenFrom(scope.company, "vk.id")} AND ${isOpen(scope.company)}` : isNotHiddenFromAgency(scope.agency, "vk.id")}
      AND coalesce(vp.visibility, 'only_applied') <> 'hidden'
      AND (${mayFind} OR EXISTS (SELECT 1 FROM applicants vx WHERE vx.candidate_id = vk.id AND vx.erased_at IS NULL
        AND ${inScope("vx", scope)})))`;
}

/** Returns the condition that the candidate whose id is in a column has not hidden the profile from a company. */
export function isNotHiddenFrom(companyId: number, id: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`NOT EXISTS (SELECT 1 FROM hidden_companies vh
    WHERE vh.candidate_id = ${sql.ref(id)} AND vh.company_id = ${companyId})`;
}

/** Returns the condition that the candidate whose id is in a column has not hidden the profile from an agency (decision 143). */
const isNotHiddenFromAgency = (agencyId: number, id: string) =>
  sql<SqlBool>`NOT EXISTS (SELECT FROM profile_requests vr
    WHERE vr.candidate_id = ${sql.ref(id)} AND vr.agency_id = ${agencyId} AND vr.hides_profile)`;

const isOpen = (companyId: number) =>
  sql`EXISTS (SELECT 1 FROM companies vc WHERE vc.id = ${companyId} AND vc.blocked_at IS NULL)`;

const companyMayFind = (companyId: number) =>
  sql`(vp.visibility = 'public_to_verified_employers'
    AND EXISTS (SELECT 1 FROM companies vv WHERE vv.id = ${companyId} AND vv.verified_at IS NOT NULL))`;

/** Returns the condition on row `p` of `candidate_profiles` that profiles of the search of a workspace meet. */
export function isPublicFor(workspace: Workspace): RawBuilder<SqlBool> {
  return "company" in workspace
    ? sql<SqlBool>`(p.visibility = 'public_to_verified_employers')`
    : sql<SqlBool>`(p.visible_to_agencies AND p.visibility <> 'hidden')`;
}

/**
 * Returns the condition that a workspace which may search finds the profile of row `s` of `profile_search`. This table has only profiles of
 * open accounts that companies or agencies may find, so the rules of `isVisibleTo` and `isPublicFor` remain that depend on the workspace.
 */
export function isFoundBy(workspace: Workspace): RawBuilder<SqlBool> {
  return "company" in workspace
    ? sql<SqlBool>`(s.for_companies AND ${isNotHiddenFrom(workspace.company, "s.candidate_id")} AND ${isOpen(workspace.company)})`
    : sql<SqlBool>`(s.for_agencies AND ${isNotHiddenFromAgency(workspace.agency, "s.candidate_id")})`;
}
