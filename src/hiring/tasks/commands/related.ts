import {
  applicantForHiring,
  type Colleague,
  colleaguesOf,
  jobForHiring,
} from "#hiring/applications/queries/shared/hiring.ts";
import type { Tx } from "#kit/db.ts";
import { invalid, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/** The job and applicant of a task, and the people who may be its assignee because they see both. */
export interface Related {
  jobId: number | null;
  /** The company of the job; null for a task without a job. */
  companyId: number | null;
  job: string | null;
  applicantId: number | null;
  candidate: string | null;
  people: Colleague[];
}

/**
 * Reads the job or applicant of a task.
 * @throws Problem 422 `task_relation_unknown` if the caller may not see it, or the applicant is erased
 */
export async function relatedTo(
  tx: Tx,
  actor: HiringActor,
  ids: { applicantId: number | null; jobId: number | null },
): Promise<Related> {
  const unknown = (pointer: string) => (error: unknown) => {
    throw error instanceof Problem ? invalid(pointer, "task_relation_unknown") : error;
  };
  if (ids.applicantId !== null) {
    const row = await applicantForHiring(tx, actor, ids.applicantId, true).catch(unknown("/applicant_id"));
    if (row.erased_at) throw invalid("/applicant_id", "task_relation_unknown");
    const people = await colleaguesOf(tx, actor, row.responsible, "manage");
    return {
      jobId: row.job_id,
      companyId: row.company_id,
      job: row.job_title,
      people,
      applicantId: row.id,
      candidate: row.full_name,
    };
  }
  if (ids.jobId !== null) {
    const job = await jobForHiring(tx, actor, ids.jobId).catch(unknown("/job_id"));
    const people = await colleaguesOf(tx, actor, job.responsible, "manage");
    const { id: jobId, company_id: companyId, title } = job;
    return { jobId, companyId, job: title, applicantId: null, candidate: null, people };
  }
  const people = await colleaguesOf(tx, actor);
  return { jobId: null, companyId: null, job: null, applicantId: null, candidate: null, people };
}

/** @throws Problem 422 `assignee_unknown` for a person who may not see the job or applicant of the task */
export function assigneeAmong({ people }: Related, id: number): Colleague {
  const person = people.find((each) => each.id === id);
  if (!person) throw invalid("/assignee_id", "assignee_unknown");
  return person;
}
