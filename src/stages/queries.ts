import { sql } from "kysely";
import type { CompanyActor } from "#accounts/actor.ts";
import { kindIdsIn, stageKindOf } from "#companies/pipeline.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { pipelineShow } from "./contract.ts";
import { mayArrange } from "./policy.ts";
import { notifyingKinds, ownKinds } from "./terms.ts";

/** The stages of the boards of the actor's company. */
export async function pipelineOf(
  db: Reader,
  actor: CompanyActor,
): Promise<ReplyOf<typeof pipelineShow>["data"]> {
  const pipeline = await db
    .selectFrom("pipelines")
    .select(["id", "version"])
    .where("company_id", "=", actor.companyId)
    .where("is_default", "=", true)
    .executeTakeFirstOrThrow();
  const stages = await db
    .selectFrom("pipeline_stages as s")
    .select(["s.id", "s.kind", "s.name", "s.name_vn", "s.notify_candidate"])
    .select(
      sql<number>`(SELECT count(*)::int FROM applicants a
        WHERE a.stage_id = s.id AND a.agency_id IS NULL)`.as("applicants"),
    )
    .where("s.pipeline_id", "=", pipeline.id)
    .where("s.kind", "not in", kindIdsIn("submitted"))
    .orderBy("s.position")
    .orderBy("s.id")
    .execute();
  const edit = mayArrange(actor) === true;
  return {
    id: String(pipeline.id),
    type: "pipeline",
    attributes: {
      version: pipeline.version,
      stages: stages.map((stage) => {
        const kind = stageKindOf[stage.kind] ?? "applied";
        const own = edit && ownKinds.some((known) => known === kind);
        const notify_candidate = notifyingKinds.includes(kind) ? stage.notify_candidate : null;
        return {
          ...stage,
          kind,
          notify_candidate,
          can: { move: own, remove: own && stage.applicants === 0 },
        };
      }),
      can: { edit },
    },
  };
}
