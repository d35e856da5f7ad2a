import { sql } from "kysely";
import { brokenUnique, type Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { type Language, languageNumber } from "#kit/i18n.ts";
import { conflict } from "#kit/problem.ts";
import { takesPeopleByHand } from "#market/jobs/contributions.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import { mostAttempts } from "#market/jobs/terms.ts";
import { type HiringActor, tenantColumns } from "#people/accounts/hiring-scope.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { applicantArrived } from "../events.ts";
import { boardJob } from "../queries/board-job.ts";
import { retentionDays } from "../queries/shared/kept-days.ts";
import { recordApplicant } from "./record.ts";

/** A person who has not applied, with the employer's data about them. */
export interface Sourced {
  candidateId: number;
  fullName: string;
  email: string | null;
  phone: string | null;
  cv: { id: number; kind: string } | null;
  source: string;
  language: Language;
  /** When the candidate consented that the company stores the CV for other jobs. */
  consentAt: Date | null;
}

/**
 * Puts a person who has not applied on the board of a job. No response clock runs, because the person expects no response.
 * @returns the applicant's id
 * @param input.isOwnAct whether the person asked for it, by accepting an invitation of the actor
 * @throws Problem 404 for a job that the actor does not manage, 409 `job_not_open` or `already_on_job`
 */
export async function sourceApplicant(
  tx: Tx,
  actor: HiringActor,
  input: { jobId: number; person: Sourced; isOwnAct?: boolean; asOf: Date },
): Promise<number> {
  const { jobId, person, asOf } = input;
  const job = await boardJob(tx, actor, jobId);
  const state = displayState(job.status, job.sen_status);
  if (state !== "published" && state !== "reviewing" && !(await takesPeople(tx, jobId)))
    throw conflict("job_not_open", state);
  const earlier = await tx
    .selectFrom("applicants")
    .select("outcome")
    .where("job_id", "=", jobId)
    .where("candidate_id", "=", person.candidateId)
    .execute();
  const standing = earlier.find(({ outcome }) => outcome !== "withdrawn");
  if (standing || earlier.length >= mostAttempts)
    throw conflict("already_on_job", standing?.outcome ?? "withdrawn");
  const stage = job.stages.find(({ kind }) => kind === stageKinds.sourced);
  try {
    const { id } = await tx
      .insertInto("applicants")
      .values({
        job_id: jobId,
        ...tenantColumns(actor.scope, job.company_id),
        candidate_id: person.candidateId,
        stage_id: stage?.id as number,
        rank: -asOf.getTime() * 1000,
        attempt: earlier.length + 1,
        full_name: person.fullName,
        email: person.email,
        phone: person.phone,
        source: person.source,
        cv_file_id: person.cv?.id ?? null,
        cv_kind: person.cv?.kind ?? null,
        language: languageNumber[person.language],
        consent_at: person.consentAt,
        kept_days: sql<number>`(SELECT ${retentionDays} FROM jobs j WHERE j.id = ${jobId})`,
        applied_at: asOf,
        stage_changed_at: asOf,
        responded_at: asOf,
        viewed_at: asOf,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const applicant = { id, job_id: jobId, company_id: job.company_id };
    await recordApplicant(tx, "sourced", applicant, { by: actor, at: asOf, data: {} });
    const by = input.isOwnAct ? null : actor;
    if ("agency" in actor.scope) await emit(tx, applicantArrived, { applicantId: id, by, asOf });
    return id;
  } catch (error) {
    if (["applicants_once", "applicants_attempts"].includes(brokenUnique(error) ?? ""))
      throw conflict("already_on_job", "active");
    throw error;
  }
}

async function takesPeople(tx: Tx, jobId: number): Promise<boolean> {
  return (
    await tx.selectNoFrom(takesPeopleByHand(sql`${jobId}::bigint`).as("takes")).executeTakeFirstOrThrow()
  ).takes;
}
