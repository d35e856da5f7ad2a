import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type HiringActor, inScope } from "#accounts/hiring-scope.ts";

/**
 * The applicants `a` of jobs `j` that somebody sees: all of the scope for administrators; for members those of the jobs that they
 * own or are assigned to, and those that they own (decisions §21), as `may` says of one.
 */
export function visibleApplicants(actor: HiringActor): RawBuilder<SqlBool> {
  const scope = inScope("a", actor.scope);
  if (actor.isAdmin) return scope;
  const me = actor.accountId;
  return sql<SqlBool>`(${scope} AND (j.owner_id = ${me} OR a.owner_id = ${me} OR ${me}::bigint = ANY (j.recruiter_ids)))`;
}
