import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { managedJobs } from "#market/jobs/queries/shared/visible.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { type PipelineOwner, stageKindOf } from "#people/companies/pipeline.ts";
import { isOwnedBy } from "#people/companies/queries/shared.ts";
import type { pipelineShow } from "./contract.ts";
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
