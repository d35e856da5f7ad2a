import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isOnTeam } from "#market/jobs/queries/shared/visible.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { isInterviewedBy } from "../../contributions.ts";

/**
 * SQL: the applicants `a` of jobs `j` that an actor manages: all of the scope for administrators; for members those that they
 * own, and those of jobs that they own or recruit for (decisions §21). `may` with "manage" is the same rule for one applicant.
 */
export function visibleApplicants(actor: HiringActor): RawBuilder<SqlBool> {
  const scope = inScope("a", actor.scope);
  if (actor.isAdmin) return scope;
  const me = actor.accountId;
  return sql<SqlBool>`(${scope} AND (j.owner_id = ${me} OR a.owner_id = ${me} OR ${me}::bigint = ANY (j.recruiter_ids)))`;
}

/** SQL: the applicants of `visibleApplicants` and of jobs on whose hiring team the actor is (decision 114). Lists and searches show these. */
export function listedApplicants(actor: HiringActor): RawBuilder<SqlBool> {
  if (actor.isAdmin) return visibleApplicants(actor);
  return sql<SqlBool>`(${visibleApplicants(actor)} OR (${inScope("a", actor.scope)} AND ${isOnTeam(actor.accountId)}))`;
}

/** SQL: the applicants of `listedApplicants` and those whom the actor interviews (decision 079); `may` with "read" is the same rule. */
export function readableApplicants(actor: HiringActor): RawBuilder<SqlBool> {
  if (actor.isAdmin) return visibleApplicants(actor);
  return sql<SqlBool>`(${listedApplicants(actor)} OR (${inScope("a", actor.scope)} AND ${isInterviewedBy(actor.accountId)}))`;
}
