import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type HiringActor, inScope } from "#accounts/hiring-scope.ts";

/** The jobs `j` that administrators see all of, and members where they own them or are assigned (decisions §21). */
export function visibleJobs({ scope, accountId, isAdmin }: HiringActor): RawBuilder<SqlBool> {
  const mine = inScope("j", scope);
  if (isAdmin) return mine;
  return sql<SqlBool>`(${mine} AND (j.owner_id = ${accountId} OR ${accountId}::bigint = ANY (j.recruiter_ids)))`;
}
