import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { TeamPerson } from "../../team.ts";

/** Returns the SQL condition that an account is a hiring manager or an interviewer of job `j`. */
export const isOnTeam = (accountId: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`EXISTS (SELECT FROM job_team t WHERE t.job_id = j.id AND t.account_id = ${accountId})`;

/** The SQL expression for the hiring managers and interviewers of job `j`, which `teamOf` reads. */
export const addedToTeam = sql<TeamPerson[]>`(
  SELECT coalesce(json_agg(json_build_object('id', t.account_id, 'role', t.role)), '[]')
  FROM job_team t WHERE t.job_id = j.id)`;

/**
 * Returns the SQL condition that the actor manages job `j`: administrators manage all jobs, members the jobs that they
 * own or are assigned to (decisions §21).
 */
export function managedJobs({ scope, accountId, isAdmin }: HiringActor): RawBuilder<SqlBool> {
  const mine = inScope("j", scope);
  if (isAdmin) return mine;
  return sql<SqlBool>`(${mine} AND (j.owner_id = ${accountId} OR ${accountId}::bigint = ANY (j.recruiter_ids)))`;
}

/** Returns the SQL condition that the actor manages job `j` or is on its hiring team (decision 114). */
export function visibleJobs(actor: HiringActor): RawBuilder<SqlBool> {
  if (actor.isAdmin) return managedJobs(actor);
  return sql<SqlBool>`(${managedJobs(actor)} OR (${inScope("j", actor.scope)} AND ${isOnTeam(actor.accountId)}))`;
}
