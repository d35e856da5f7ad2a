import { type RawBuilder, type SqlBool, sql } from "kysely";
import { minute } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { assertAllowed, notFound, Problem } from "#kit/problem.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { addedToTeam } from "#market/jobs/queries/shared/visible.ts";
import { teamOf } from "#market/jobs/team.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { interviewerIds } from "../../contributions.ts";
import type { Verb } from "../../lifecycle.ts";
import { may, type Responsible } from "../../policy.ts";
import { reasonsOfTime, rejectMailDelayMinutes } from "../../terms.ts";
import type { LoggedActivity } from "../../undo.ts";

/**
 * Returns an applicant whom the actor manages, with its stage and the people with rights to it. `lock` locks its row until the
 * transaction ends.
 * @throws Problem 404 for an applicant that is absent, of another scope, or not managed by the actor
 */
export async function findApplicant(db: Reader, actor: HiringActor, id: number, lock = false) {
  return findAllowed(db, actor, id, "manage", lock);
}

/** Returns an applicant on whom the actor may do `verb`, even without managing it. @throws Problem 404 */
export async function findAllowed(
  db: Reader,
  actor: HiringActor,
  id: number,
  verb: Verb | "read" | "manage",
  lock = false,
) {
  const row = await applicantRow(db, actor, id, lock);
  const responsible = responsibleOf(row);
  assertAllowed(may(actor, verb, responsible));
  return withRights(actor, row, responsible);
}

/** Returns a row of `applicants` with the rights of the actor. @throws Problem 404 if the actor does not manage it */
export function managedBy<Row extends ApplicantRow>(actor: HiringActor, row: Row) {
  const responsible = responsibleOf(row);
  assertAllowed(may(actor, "manage", responsible));
  return withRights(actor, row, responsible);
}

/** Returns an applicant whom the actor may read, as interviewers may (decision 079). @throws Problem 404 */
export async function findReadable(db: Reader, actor: HiringActor, id: number, lock = false) {
  const row = await applicantRow(db, actor, id, lock);
  const interviewers = await db
    .selectNoFrom(interviewerIds(id).as("interviewerIds"))
    .executeTakeFirstOrThrow();
  const responsible = { ...responsibleOf(row), ...interviewers };
  assertAllowed(may(actor, "read", responsible));
  return withRights(actor, row, responsible);
}

function withRights<Row extends ApplicantRow>(actor: HiringActor, row: Row, responsible: Responsible) {
  const allows = (verb: Verb | "manage") => may(actor, verb, responsible) === true;
  const readsBoard = may(actor, "read", { team: responsible.team, applicantOwnerId: null }) === true;
  return { ...row, responsible, managed: allows("manage"), readsBoard, allows };
}

async function applicantRow(db: Reader, actor: HiringActor, id: number, lock: boolean) {
  const mine = inScope("a", actor.scope);
  if (lock) await lockApplicant(db, id, mine);
  const row = await applicants(db).where("a.id", "=", id).where(mine).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Selects applicants with their job and stage. */
export function applicants(db: Reader) {
  return db
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .selectAll("a")
    .select([
      "j.owner_id as job_owner_id",
      "j.recruiter_ids",
      addedToTeam.as("added"),
      "s.pipeline_id",
      "j.title as job_title",
      "j.address as job_address",
      "s.kind",
      "s.name as stage_name",
      "s.name_vn as stage_name_vn",
    ]);
}

const responsibleOf = (row: ApplicantRow): Responsible => ({
  team: teamOf({ ...row, owner_id: row.job_owner_id }),
  applicantOwnerId: row.owner_id,
});

type ApplicantRow = Awaited<ReturnType<typeof applicantRow>>;
export type FoundApplicant = ReturnType<typeof withRights<ApplicantRow>>;

/** Returns the stages of a pipeline, in order. */
export async function stagesOf(db: Reader, pipelineId: number) {
  return db
    .selectFrom("pipeline_stages")
    .select(["id", "kind", "name", "name_vn", "notify_candidate"])
    .where("pipeline_id", "=", pipelineId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export type StageRow = Awaited<ReturnType<typeof stagesOf>>[number];
/** A stage with its names. */
export type NamedStage = Omit<StageRow, "notify_candidate">;

/** Returns the activities of an applicant, oldest first. */
export async function logOf(db: Reader, applicantId: number): Promise<LoggedActivity[]> {
  return db
    .selectFrom("activities")
    .select(["kind", "at", sql<LoggedActivity["data"]>`data`.as("data")])
    .where("applicant_id", "=", applicantId)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

/** SQL: whether the candidate of applicant `a` has no account, as a person whom the employer added. */
export const withoutAccount = sql<boolean>`EXISTS (
  SELECT FROM candidates c WHERE c.id = a.candidate_id AND c.account_id IS NULL)`;

/**
 * Returns a candidate's own application and locks it until the transaction ends.
 * @throws Problem 404, also for a sourced candidate, who has not applied (decisions §3)
 */
export async function findOwn(tx: Tx, actor: CandidateActor, id: number, asOf: Date) {
  const own = sql<SqlBool>`a.candidate_id = ${actor.candidateId}`;
  await lockApplicant(tx, id, own);
  const row = await tx
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .innerJoin("companies as c", "c.id", "a.company_id")
    .leftJoin("applicant_rejections as r", (join) =>
      join.onRef("r.applicant_id", "=", "a.id").on("r.restored_at", "is", null),
    )
    .selectAll("a")
    .select(["j.title as job_title", "s.kind", shownCompany.name.as("company_name"), "r.reason_id"])
    .select(unannounced(asOf).as("unannounced"))
    .where("a.id", "=", id)
    .where(own)
    .where("s.kind", "<>", stageKinds.sourced)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** SQL: `isUnannounced` (undo.ts) for applicant `a` with its rejection `r`. */
export function unannounced(asOf: Date) {
  const since = new Date(asOf.getTime() - rejectMailDelayMinutes * minute);
  return sql<boolean>`(a.outcome = 'rejected' AND r.reason_id <> ALL (${reasonsOfTime}) AND r.rejected_at > ${since}) IS TRUE`;
}

/**
 * Locks a row, if it is the caller's, before it is read with joined rows: a lock that waits inside a join would return the
 * joined rows from before the wait.
 */
async function lockApplicant(db: Reader, id: number, mine: RawBuilder<SqlBool>): Promise<void> {
  await db
    .selectFrom("applicants as a")
    .select("a.id")
    .where("a.id", "=", id)
    .where(mine)
    .forNoKeyUpdate()
    .execute();
}

/** Returns the CV file of an applicant. @throws Problem 404, 409 `identity_hidden` or `cv_withheld` */
export async function sentCv(db: Reader, actor: HiringActor, id: number) {
  const { cv_file_id, identity_hidden } = await findReadable(db, actor, id);
  if (cv_file_id === null) throw notFound();
  if (identity_hidden) throw new Problem(409, "identity_hidden");
  const file = await db
    .selectFrom("cv_files")
    .select(["id", "storage_key", "name", "kind", "macros", "scan_state"])
    .where("id", "=", cv_file_id)
    .executeTakeFirstOrThrow();
  if (file.macros) throw new Problem(409, "cv_withheld");
  return file;
}

/** Returns the CV file that the candidate sent. @throws Problem 404, also after its erasure */
export async function ownSentCv(db: Reader, actor: CandidateActor, id: number) {
  const file = await db
    .selectFrom("applicants as a")
    .innerJoin("cv_files as f", "f.id", "a.cv_file_id")
    .select(["f.id", "f.storage_key", "f.name", "f.kind", "f.scan_state"])
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .where("a.id", "=", id)
    .where("a.candidate_id", "=", actor.candidateId)
    .where("s.kind", "<>", stageKinds.sourced)
    .executeTakeFirst();
  if (!file) throw notFound();
  return file;
}
