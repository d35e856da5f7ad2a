import { reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { copyPipelines } from "#people/companies/commands/pipelines.ts";
import type { JobFields } from "../contract.ts";
import { jobSubmitted } from "../events.ts";
import { statusOf } from "../lifecycle.ts";
import { unsaidSalary } from "../salary.ts";
import { teamOf } from "../team.ts";
import { checkJob } from "./check.ts";
import { columnsOf, completed } from "./fields.ts";
import { type JobRow, recordJob } from "./job-row.ts";
import { notifyAdded } from "./notify-added.ts";
import { assertPostQuota } from "./post-quota.ts";

/**
 * Creates a job, either submitted for review or as a draft.
 * @returns the job's id
 * @throws Problem 422 per wrong field, 409 `job_limit`
 */
export async function createJob(tx: Tx, actor: CompanyActor, input: JobFields, asOf: Date): Promise<number> {
  const state = input.draft ? "draft" : "reviewing";
  const [id = 0] = await reserveIds(tx, "jobs", 1);
  const blank = blankJob(id, actor, asOf);
  const change = completed(blank, columnsOf(input, blank));
  const job = { ...blank, ...change };
  await checkJob(tx, job, { submitted: !input.draft, change, asOf });
  if (!input.draft) await assertPostQuota(tx, actor.companyId);
  await tx
    .insertInto("jobs")
    .values({
      ...job,
      ...statusOf[state],
      questions: change.questions ?? "[]",
      job_languages: change.job_languages ?? "[]",
      submitted_at: input.draft ? null : asOf,
    })
    .execute();
  await copyPipelines(tx, [id]);
  await recordJob(tx, "job_create", job, { by: actor, at: asOf, data: { state } });
  await notifyAdded(
    tx,
    actor,
    { id, title: job.title, team: teamOf({ ...job, added: [] }) },
    { former: [], asOf },
  );
  if (!input.draft) await emit(tx, jobSubmitted, { id, asOf });
  return id;
}

/** The values of a new job's fields before the author's input. Columns that are absent here get the defaults of the table. */
export const unwritten = {
  title: "",
  slug: "",
  category_ids: [],
  location_ids: [],
  job_type: null,
  job_level: null,
  experience_id: null,
  salary_type: unsaidSalary,
  salary_min: null,
  salary_max: null,
  currency: "VND",
  salary_period: "month",
  description: "",
  requirement: "",
  benefits: "",
  job_languages: [],
  questions: [],
  contact_member_id: null,
  recruiter_ids: [],
  first_approved_at: null,
} satisfies Partial<JobRow>;

function blankJob(id: number, actor: CompanyActor, asOf: Date) {
  return {
    ...unwritten,
    id,
    company_id: actor.companyId,
    owner_id: actor.accountId,
    created_at: asOf,
    updated_at: asOf,
    changed_at: asOf,
  } satisfies Partial<JobRow>;
}
