import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isOnTeam } from "#market/jobs/queries/shared/visible.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { isInterviewedBy } from "../../contributions.ts";

/**
 * The applicants `a` of jobs `j` that somebody sees: all of the scope for administrators; for members those of the jobs that they
 * own or are assigned to, and those that they own (decisions §21), as `may` says of one ("manage").
 */
export function visibleApplicants(actor: HiringActor): RawBuilder<SqlBool> {
  const scope = inScope("a", actor.scope);
  if (actor.isAdmin) return scope;
  const me = actor.accountId;
  return sql<SqlBool>`(${scope} AND (j.owner_id = ${me} OR a.owner_id = ${me} OR ${me}::bigint = ANY (j.recruiter_ids)))`;
}

/** The same with the applicants of jobs on whose hiring team the actor is (decision 114): those that lists and searches show. */
export function listedApplicants(actor: HiringActor): RawBuilder<SqlBool> {
  if (actor.isAdmin) return visibleApplicants(actor);
  return sql<SqlBool>`(${visibleApplicants(actor)} OR (${inScope("a", actor.scope)} AND ${isOnTeam(actor.accountId)}))`;
}

/** The same with those whom somebody interviews (decision 079; "read"). */
export function readableApplicants(actor: HiringActor): RawBuilder<SqlBool> {
  if (actor.isAdmin) return visibleApplicants(actor);
  return sql<SqlBool>`(${listedApplicants(actor)} OR (${inScope("a", actor.scope)} AND ${isInterviewedBy(actor.accountId)}))`;
}
