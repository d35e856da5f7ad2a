import {
  applicantForHiring,
  type Colleague,
  colleaguesOf,
  jobForHiring,
} from "#hiring/applications/queries/shared/hiring.ts";
import type { Tx } from "#kit/db.ts";
import { invalid, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/** What a task is about, and who may do it: those who see that. */
export interface Related {
  jobId: number | null;
  /** The company of the job; null for a task about none. */
  companyId: number | null;
  job: string | null;
  applicantId: number | null;
  candidate: string | null;
  people: Colleague[];
}

/** @throws Problem 422 `task_relation_unknown` for what is not the caller's to see, and for somebody who is erased */
export async function relatedTo(
  tx: Tx,
  actor: HiringActor,
  given: { applicantId: number | null; jobId: number | null },
): Promise<Related> {
  const unknown = (pointer: string) => (error: unknown) => {
    throw error instanceof Problem ? invalid(pointer, "task_relation_unknown") : error;
  };
  if (given.applicantId !== null) {
    const row = await applicantForHiring(tx, actor, given.applicantId, true).catch(unknown("/applicant_id"));
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
  if (given.jobId !== null) {
    const job = await jobForHiring(tx, actor, given.jobId).catch(unknown("/job_id"));
    const people = await colleaguesOf(tx, actor, job.responsible, "manage");
    const { id: jobId, company_id: companyId, title } = job;
    return { jobId, companyId, job: title, applicantId: null, candidate: null, people };
  }
  const people = await colleaguesOf(tx, actor);
  return { jobId: null, companyId: null, job: null, applicantId: null, candidate: null, people };
}

/** @throws Problem 422 `assignee_unknown` for somebody who does not see what the task is about */
export function assigneeAmong({ people }: Related, id: number): Colleague {
  const person = people.find((each) => each.id === id);
  if (!person) throw invalid("/assignee_id", "assignee_unknown");
  return person;
}
