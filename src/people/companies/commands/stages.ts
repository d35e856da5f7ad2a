import { sql } from "kysely";
import { brokenForeign, type Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import type { PipelineOwner, TemplateOwner } from "../pipeline.ts";
import { isOwnedBy, isTemplateOf } from "../queries/shared.ts";

/** A stage of the new pipeline. A new stage has no `id`. */
export interface WantedStage {
  id: number | null;
  kind: number;
  name: string;
  name_vn: string;
  /** Whether a move into the stage notifies the candidate (decision 097). */
  notify_candidate: boolean;
  /** Whether the column of the stage starts folded on the board. */
  folded: boolean;
}

/** Locks a pipeline and returns it with its stages in their order. */
export async function lockPipeline(tx: Tx, owner: PipelineOwner) {
  const pipeline = await tx
    .selectFrom("pipelines as p")
    .select(["id", "version"])
    .where(isOwnedBy(owner))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const stages = await tx
    .selectFrom("pipeline_stages")
    .select(["id", "kind", "name", "name_vn", "notify_candidate", "folded"])
    .where("pipeline_id", "=", pipeline.id)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return { ...pipeline, stages };
}

/**
 * Replaces the stages of a locked pipeline, in the order of `wanted`. Stages that are not in `wanted` are deleted.
 * @throws Problem 409 `stage_in_use`
 */
export async function setStages(tx: Tx, pipelineId: number, wanted: readonly WantedStage[]): Promise<void> {
  const rows = wanted.map((stage, position) => ({ ...stage, position }));
  const existing = rows.filter(({ id }) => id !== null);
  try {
    await tx
      .deleteFrom("pipeline_stages")
      .where("pipeline_id", "=", pipelineId)
      .where("id", "not in", [0, ...existing.map(({ id }) => id ?? 0)])
      .execute();
  } catch (error) {
    if (brokenForeign(error)) throw conflict("stage_in_use", "in_use");
    throw error;
  }
  await sql`UPDATE pipeline_stages s SET name = v.name, name_vn = v.name_vn, position = v.position,
      notify_candidate = v.notify_candidate, folded = v.folded
    FROM unnest(${existing.map(({ id }) => id)}::bigint[], ${existing.map(({ name }) => name)}::text[],
      ${existing.map(({ name_vn }) => name_vn)}::text[], ${existing.map(({ position }) => position)}::int[],
      ${existing.map(({ notify_candidate }) => notify_candidate)}::boolean[], ${existing.map(({ folded }) => folded)}::boolean[])
      AS v(id, name, name_vn, position, notify_candidate, folded)
    WHERE s.id = v.id AND s.pipeline_id = ${pipelineId}`.execute(tx);
  const added = rows.filter(({ id }) => id === null);
  if (added.length > 0)
    await tx
      .insertInto("pipeline_stages")
      .values(added.map(({ id: _, ...stage }) => ({ pipeline_id: pipelineId, ...stage })))
      .execute();
  await tx
    .updateTable("pipelines")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", pipelineId)
    .execute();
}

/** Copies the stages of a pipeline to a template of a workspace, from which jobs can take them. @returns the template's id */
export async function copyToTemplate(
  tx: Tx,
  owner: TemplateOwner,
  { pipelineId, name }: { pipelineId: number; name: string },
): Promise<number> {
  const { id } = await tx
    .insertInto("pipelines")
    .values({
      company_id: "company" in owner ? owner.company : null,
      agency_id: "agency" in owner ? owner.agency : null,
      name,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`INSERT INTO pipeline_stages (pipeline_id, kind, name, name_vn, position, notify_candidate, folded)
    SELECT ${id}, s.kind, s.name, s.name_vn, s.position, s.notify_candidate, s.folded
    FROM pipeline_stages s WHERE s.pipeline_id = ${pipelineId} ORDER BY s.position, s.id`.execute(tx);
  return id;
}

/** Deletes a named template of a workspace. The jobs that took its stages keep theirs. @returns whether it existed */
export async function deleteTemplate(tx: Tx, owner: TemplateOwner, id: number): Promise<boolean> {
  const { rows } = await sql`WITH gone AS (
      DELETE FROM pipeline_stages WHERE pipeline_id IN (
        SELECT p.id FROM pipelines p WHERE p.id = ${id} AND ${isTemplateOf(owner)}))
    DELETE FROM pipelines p WHERE p.id = ${id} AND ${isTemplateOf(owner)} RETURNING p.id`.execute(tx);
  return rows.length > 0;
}
