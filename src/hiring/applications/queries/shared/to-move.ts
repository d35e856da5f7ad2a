import { sql } from "kysely";
import type { Reader, Tx } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { consentFact, offerFact } from "../../contributions.ts";
import type { LoggedActivity } from "../../undo.ts";
import { applicants, managedBy, type StageRow } from "./find.ts";

/** Locks the job of an applicant, so that moves on one board run one after another, and then the applicant. */
export async function lockToMove(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  await tx
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select("a.id")
    .where("a.id", "=", id)
    .where(inScope("a", actor.scope))
    .forNoKeyUpdate("j")
    .forNoKeyUpdate("a")
    .execute();
}

/**
 * Returns an applicant with everything that a move depends on: the stages of its board, its offer, its log. The caller locks
 * it before (`lockToMove`): a lock that waits inside this query would return the joined rows from before the wait.
 * @throws Problem 404 for an applicant that is absent, of another scope, or not managed by the actor
 */
export async function readToMove(db: Reader, actor: HiringActor, id: number) {
  const row = await applicants(db)
    .select(
      sql<StageRow[]>`(SELECT json_agg(json_build_object('id', t.id, 'kind', t.kind, 'name', t.name,
        'name_vn', t.name_vn, 'notify_candidate', t.notify_candidate) ORDER BY t.position, t.id)
        FROM pipeline_stages t WHERE t.pipeline_id = s.pipeline_id)`.as("stages"),
    )
    .select([offerFact().as("offer"), consentFact().as("consent")])
    .select(
      sql<
        LoggedText[]
      >`(SELECT coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at, 'data', e.data)
        ORDER BY e.at, e.id), '[]') FROM activities e WHERE e.applicant_id = a.id)`.as("log"),
    )
    .where("a.id", "=", id)
    .where(inScope("a", actor.scope))
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    ...managedBy(actor, row),
    log: row.log.map((entry): LoggedActivity => ({ ...entry, at: new Date(entry.at) })),
  };
}

export type ApplicantToMove = Awaited<ReturnType<typeof readToMove>>;

/** An activity from JSON, which has no dates. */
type LoggedText = Omit<LoggedActivity, "at"> & { at: string };
