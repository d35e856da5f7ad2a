import type { BodyOf } from "#kit/contract.ts";
import { brokenUnique, type Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { assertAllowed, conflict, invalid, notFound, Problem } from "#kit/problem.ts";
import { type HiringActor, inScope, tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";
import {
  type createJobTemplate,
  type renameJobTemplate,
  type TemplateJob,
  templateColumns,
} from "../contract-templates.ts";
import { mayManageTemplate } from "../policy.ts";
import { managedJobs } from "../queries/shared/visible.ts";
import { jobTemplateOf } from "../queries/templates.ts";
import { mostTemplates } from "../terms.ts";
import { checkJob } from "./check.ts";
import { createJob, unwritten } from "./create-job.ts";
import { columnsOf, completed } from "./fields.ts";

type NewTemplate = BodyOf<typeof createJobTemplate>;

/**
 * Saves a job that the actor manages, or the given fields of a job, as a template of the workspace.
 * @returns the template's id
 * @throws Problem 404 `job_gone` where the actor does not manage the job, 409 `job_template_limit`, 422 `job_template_exists` and per wrong field
 */
export async function saveTemplate(
  tx: Tx,
  actor: HiringActor,
  { name, job_id, ...written }: NewTemplate,
  asOf: Date,
): Promise<number> {
  // The workspace is locked, so that concurrent requests cannot exceed the limit.
  await lockWorkspace(tx, actor.scope);
  const { count } = await tx
    .selectFrom("job_templates as t")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(inScope("t", actor.scope))
    .executeTakeFirstOrThrow();
  if (count >= mostTemplates)
    throw new Problem(409, { code: "job_template_limit", values: { max: mostTemplates } });
  const fields = job_id
    ? await fieldsOfJob(tx, actor, job_id)
    : await writtenFields(tx, actor, written, asOf);
  return named(async () => {
    const { id } = await tx
      .insertInto("job_templates")
      .values({
        ...tenantColumns(actor.scope, null),
        name,
        name_key: fold(name),
        fields: JSON.stringify(fields),
        created_by: actor.accountId,
        created_at: asOf,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** @throws Problem 404, 403 for a template of another member, 409 `job_template_edited`, 422 `job_template_exists` */
export async function renameTemplate(
  tx: Tx,
  actor: HiringActor,
  { id, name, version }: BodyOf<typeof renameJobTemplate> & { id: number },
): Promise<void> {
  const template = await lockTemplate(tx, actor, id);
  if (version !== undefined && version !== template.version)
    throw conflict("job_template_edited", template.version, { name: template.name });
  await named(() =>
    tx
      .updateTable("job_templates")
      .set({ name, name_key: fold(name), version: template.version + 1 })
      .where("id", "=", id)
      .execute(),
  );
}

/**
 * Deletes a template; jobs that were made from it stay.
 * @throws Problem 404, 403 for a template of another member
 */
export async function deleteTemplate(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  await lockTemplate(tx, actor, id);
  await tx.deleteFrom("job_templates").where("id", "=", id).execute();
}

/**
 * Creates a draft from a template.
 * @param client for an agency, the id of the client whose job it is
 * @returns the id of the draft
 * @throws Problem 404, 422 at /client_id
 */
export async function createFromTemplate(
  tx: Tx,
  actor: HiringActor,
  { id, client, asOf }: { id: number; client: number | null; asOf: Date },
): Promise<number> {
  const { job_languages, ...fields } = (await jobTemplateOf(tx, actor, id)).attributes.job;
  const withoutPeople = { contact_member_id: null, recruiter_ids: [], note: null, expires_at: null };
  const job = { ...fields, ...withoutPeople, job_languages_attributes: job_languages, draft: true };
  return createJob(tx, actor, job as Parameters<typeof createJob>[2], asOf, client);
}

async function fieldsOfJob(tx: Tx, actor: HiringActor, id: number): Promise<TemplateJob> {
  const job = await tx
    .selectFrom("jobs as j")
    .selectAll("j")
    .where("j.id", "=", id)
    .where("j.deleted_at", "is", null)
    .where(managedJobs(actor))
    .executeTakeFirst();
  if (!job) throw notFound("job_gone");
  return templateFields(job);
}

/** Returns fields in the form in which a draft stores them. */
async function writtenFields(
  tx: Tx,
  actor: HiringActor,
  written: Omit<NewTemplate, "name" | "job_id">,
  asOf: Date,
): Promise<TemplateJob> {
  const blank = { ...unwritten, ...tenantColumns(actor.scope, null), id: 0 };
  const change = completed(blank, columnsOf(written as Parameters<typeof columnsOf>[0], blank));
  await checkJob(tx, { ...blank, ...change }, { submitted: false, change, asOf });
  const { job_languages = "[]", questions = "[]", ...plain } = change;
  return templateFields({
    ...blank,
    ...plain,
    job_languages: JSON.parse(job_languages),
    questions: JSON.parse(questions),
  });
}

const templateFields = (job: Partial<Record<(typeof templateColumns)[number], unknown>>) =>
  Object.fromEntries(templateColumns.map((name) => [name, job[name] ?? null])) as unknown as TemplateJob;

async function lockWorkspace(tx: Tx, scope: Workspace): Promise<void> {
  const [table, id] =
    "company" in scope ? (["companies", scope.company] as const) : (["agencies", scope.agency] as const);
  await tx.selectFrom(table).select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

async function lockTemplate(tx: Tx, actor: HiringActor, id: number) {
  const template = await tx
    .selectFrom("job_templates as t")
    .select(["t.name", "t.version", "t.created_by"])
    .where("t.id", "=", id)
    .where(inScope("t", actor.scope))
    .forUpdate()
    .executeTakeFirst();
  if (!template) throw notFound();
  assertAllowed(mayManageTemplate(actor, { createdBy: template.created_by }) || "forbidden");
  return template;
}

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenUnique(error) === "job_templates_name") throw invalid("/name", "job_template_exists");
    throw error;
  }
}
