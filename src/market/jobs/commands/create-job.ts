import { reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { type HiringActor, tenantColumns } from "#people/accounts/hiring-scope.ts";
import { copyPipelines } from "#people/companies/commands/pipelines.ts";
import type { JobFields } from "../contract.ts";
import { jobSubmitted } from "../events.ts";
import { statusOf } from "../lifecycle.ts";
import { unsaidSalary } from "../salary.ts";
import { teamOf } from "../team.ts";
import { checkJob } from "./check.ts";
import { companyOfClient } from "./client.ts";
import { columnsOf, completed } from "./fields.ts";
import { type JobRow, recordJob } from "./job-row.ts";
import { assertMayPost } from "./may-post.ts";
import { notifyAdded } from "./notify-added.ts";

/**
 * Creates a job, either submitted for review or as a draft.
 * @param client for an agency, the id of the client whose job it is
 * @returns the job's id
 * @throws Problem 422 per wrong field, 409 `job_limit`, `client_not_active`
 */
export async function createJob(
  tx: Tx,
  actor: HiringActor,
  input: JobFields,
  asOf: Date,
  client: number | null = null,
): Promise<number> {
  const state = input.draft ? "draft" : "reviewing";
  const [id = 0] = await reserveIds(tx, "jobs", 1);
  const companyId =
    "agency" in actor.scope ? await companyOfClient(tx, actor.scope.agency, client) : actor.scope.company;
  const tenant = tenantColumns(actor.scope, companyId);
  const blank = blankJob(id, { ...tenant, owner_id: actor.accountId }, asOf);
  const change = completed(blank, columnsOf(input, blank));
  const job = { ...blank, ...change };
  await checkJob(tx, job, { submitted: !input.draft, change, asOf });
  if (!input.draft) await assertMayPost(tx, tenant);
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
  highlight_description: null,
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

function blankJob(id: number, owner: Pick<JobRow, "company_id" | "agency_id" | "owner_id">, asOf: Date) {
  return {
    ...unwritten,
    ...owner,
    id,
    created_at: asOf,
    updated_at: asOf,
    changed_at: asOf,
  } satisfies Partial<JobRow>;
}
