import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { managedJobs } from "#market/jobs/queries/shared/visible.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { type PipelineOwner, stageKindOf } from "#people/companies/pipeline.ts";
import { isOwnedBy, isTemplateOf } from "#people/companies/queries/shared.ts";
import type { pipelineShow } from "./contract.ts";
import type { stageTemplates } from "./contract-templates.ts";
import { mayArrange } from "./policy.ts";
import { notifyingKinds, ownKinds } from "./terms.ts";

type Pipeline = ReplyOf<typeof pipelineShow>["data"];

/** Returns the stages that new jobs of the actor's workspace start with. */
export async function templateStages(db: Reader, actor: HiringActor): Promise<Pipeline> {
  return pipelineOf(db, actor.scope, { job: null, edit: mayArrange(actor) === true });
}

/** Returns the stages of a job that the actor manages. @throws Problem 404 */
export async function stagesOfJob(db: Reader, actor: HiringActor, id: number): Promise<Pipeline> {
  const { title } = await managedJob(db, actor, id);
  return pipelineOf(db, { job: id }, { job: { id: String(id), title }, edit: true });
}

/** Returns a job that the actor manages. @throws Problem 404 */
export async function managedJob(db: Reader, actor: HiringActor, id: number): Promise<{ title: string }> {
  const job = await db
    .selectFrom("jobs as j")
    .select("j.title")
    .where("j.id", "=", id)
    .where("j.deleted_at", "is", null)
    .where(managedJobs(actor))
    .executeTakeFirst();
  if (!job) throw notFound();
  return job;
}

async function pipelineOf(
  db: Reader,
  owner: PipelineOwner,
  { job, edit }: { job: Pipeline["attributes"]["job"]; edit: boolean },
): Promise<Pipeline> {
  const pipeline = await db
    .selectFrom("pipelines as p")
    .select(["p.id", "p.version"])
    .where(isOwnedBy(owner))
    .executeTakeFirstOrThrow();
  const stages = await db
    .selectFrom("pipeline_stages as s")
    .select(["s.id", "s.kind", "s.name", "s.name_vn", "s.notify_candidate", "s.folded"])
    .select(sql<number>`(SELECT count(*)::int FROM applicants a WHERE a.stage_id = s.id)`.as("applicants"))
    .where("s.pipeline_id", "=", pipeline.id)
    .orderBy("s.position")
    .orderBy("s.id")
    .execute();
  return {
    id: String(pipeline.id),
    type: "pipeline",
    attributes: {
      job,
      version: pipeline.version,
      stages: stages.map((stage) => {
        const kind = stageKindOf[stage.kind] ?? "applied";
        const own = edit && ownKinds.some((ownKind) => ownKind === kind);
        const notify_candidate = notifyingKinds.includes(kind) ? stage.notify_candidate : null;
        const applicants = job ? stage.applicants : null;
        return {
          ...stage,
          kind,
          notify_candidate,
          applicants,
          can: { move: own, remove: own && stage.applicants === 0 },
        };
      }),
      can: { edit },
    },
  };
}

type Template = ReplyOf<typeof stageTemplates>["data"][number];

/** Returns the stage templates of the actor's workspace by name. @param only limits the result to this template */
export async function stageTemplatesOf(db: Reader, actor: HiringActor, only?: number): Promise<Template[]> {
  const rows = await templateRows(db, actor, only);
  const mayDelete = mayArrange(actor) === true;
  return [...Map.groupBy(rows, ({ template }) => template)].map(([id, stages]) => ({
    id: String(id),
    type: "stage_template",
    attributes: {
      name: stages[0]?.template_name ?? "",
      stages: stages.map(({ kind, name, name_vn }) => ({
        kind: stageKindOf[kind] ?? "applied",
        name,
        name_vn,
      })),
      can: { delete: mayDelete },
    },
  }));
}

/** Returns the stages of a template in their order; none for a template that the workspace does not have. */
export async function stagesOfTemplate(db: Reader, actor: HiringActor, id: number) {
  const rows = await templateRows(db, actor, id);
  return rows.map(({ kind, name, name_vn, notify_candidate, folded }) => ({
    kind,
    name,
    name_vn,
    notify_candidate,
    folded,
  }));
}

/** Returns the names of the workspace's stage templates. */
export async function templateNames(db: Reader, actor: HiringActor): Promise<string[]> {
  const rows = await db
    .selectFrom("pipelines as p")
    .select("p.name")
    .where(isTemplateOf(actor.scope))
    .execute();
  return rows.map(({ name }) => name ?? "");
}

function templateRows(db: Reader, actor: HiringActor, only?: number) {
  return db
    .selectFrom("pipelines as p")
    .innerJoin("pipeline_stages as s", "s.pipeline_id", "p.id")
    .select(["p.id as template", "p.name as template_name"])
    .select(["s.kind", "s.name", "s.name_vn", "s.notify_candidate", "s.folded"])
    .where(isTemplateOf(actor.scope))
    .$if(only !== undefined, (rows) => rows.where("p.id", "=", only as number))
    .orderBy(sql`lower(p.name)`)
    .orderBy("p.id")
    .orderBy("s.position")
    .orderBy("s.id")
    .execute();
}
