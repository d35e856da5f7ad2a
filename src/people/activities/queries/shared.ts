import { type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { inScope } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";

/**
 * Returns the condition on activities of a workspace. The log cannot be changed, so that a company's activities are also those of
 * the companies that were merged into it (decision 164).
 */
export function inLog(alias: string, scope: Workspace) {
  if (!("company" in scope)) return inScope(alias, scope);
  const { company } = scope;
  return sql<SqlBool>`(${sql.ref(`${alias}.company_id`)} = ANY (ARRAY(
    SELECT m.id FROM companies m WHERE m.id = ${company} OR m.merged_into = ${company}))
    AND ${sql.ref(`${alias}.agency_id`)} IS NULL)`;
}

/** Returns whether other companies were merged into that of a workspace. Without them, `inScope` reads its log in the order of time. */
export async function hasMerged(db: Reader, scope: Workspace): Promise<boolean> {
  if (!("company" in scope)) return false;
  const merged = db.selectFrom("companies").select("id").where("merged_into", "=", scope.company);
  return (await merged.limit(1).executeTakeFirst()) !== undefined;
}
