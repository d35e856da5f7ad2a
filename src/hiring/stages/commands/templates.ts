import { boardTopic } from "#hiring/applications/commands/record.ts";
import { publish, type Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { assertAllowed, conflict, invalid, notFound, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import {
  copyToTemplate,
  deleteTemplate,
  lockPipeline,
  setStages,
  type WantedStage,
} from "#people/companies/commands/stages.ts";
import { mayArrange } from "../policy.ts";
import { managedJob, stagesOfTemplate, templateNames } from "../queries.ts";
import { mostStageTemplates } from "../terms.ts";

/**
 * Saves the stages of a job as a template of the workspace.
 * @returns the template's id
 * @throws Problem 404, 409 `stage_template_limit`, 422 `stage_template_exists`
 */
export async function saveTemplate(
  tx: Tx,
  actor: HiringActor,
  { jobId, name }: { jobId: number; name: string },
): Promise<number> {
  await managedJob(tx, actor, jobId);
  // The workspace's own template is locked, so that concurrent requests cannot use a name twice or exceed the limit.
  await lockPipeline(tx, actor.scope);
  const names = await templateNames(tx, actor);
  if (names.length >= mostStageTemplates)
    throw new Problem(409, { code: "stage_template_limit", values: { max: mostStageTemplates } });
  if (names.some((other) => fold(other) === fold(name))) throw invalid("/name", "stage_template_exists");
  const { id: pipelineId } = await lockPipeline(tx, { job: jobId });
  return copyToTemplate(tx, actor.scope, { pipelineId, name });
}

/** @throws Problem 403, 404 */
export async function removeTemplate(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  assertAllowed(mayArrange(actor));
  if (!(await deleteTemplate(tx, actor.scope, id))) throw notFound();
}

/**
 * Gives a job the stages of a template.
 * @throws Problem 404, 409 `stages_changed` or `stage_in_use`, 422 `stage_template_gone`
 */
export async function takeTemplate(
  tx: Tx,
  actor: HiringActor,
  { jobId, templateId, version }: { jobId: number; templateId: number; version: number },
): Promise<void> {
  await managedJob(tx, actor, jobId);
  const template = await stagesOfTemplate(tx, actor, templateId);
  if (template.length === 0) throw invalid("/template_id", "stage_template_gone");
  const pipeline = await lockPipeline(tx, { job: jobId });
  if (pipeline.version !== version) throw conflict("stages_changed", pipeline.version);
  await setStages(tx, pipeline.id, matched(template, pipeline.stages));
  await publish(tx, boardTopic(jobId));
}

/** Returns the stages of a template with the ids of the job's stages that they replace: first those of the same name, then of the same kind. */
function matched(
  template: readonly Omit<WantedStage, "id">[],
  stored: readonly (WantedStage & { id: number })[],
): WantedStage[] {
  const free = new Set(stored);
  const ids = new Map<Omit<WantedStage, "id">, number>();
  for (const isSame of [
    (a: Omit<WantedStage, "id">, b: WantedStage) => fold(a.name) === fold(b.name),
    () => true,
  ])
    for (const stage of template) {
      const match = [...free].find((other) => other.kind === stage.kind && isSame(stage, other));
      if (!match || ids.has(stage)) continue;
      free.delete(match);
      ids.set(stage, match.id);
    }
  return template.map((stage) => ({ ...stage, id: ids.get(stage) ?? null }));
}
