import { boardTopic } from "#hiring/applications/commands/record.ts";
import type { BodyOf } from "#kit/contract.ts";
import { publish, type Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { assertAllowed, conflict, type FieldError, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { lockPipeline, setStages, type WantedStage } from "#people/companies/commands/stages.ts";
import { isBefore, type PipelineOwner, stageKindOf, stageKinds } from "#people/companies/pipeline.ts";
import type { pipelineArrange } from "../contract.ts";
import { mayArrange } from "../policy.ts";
import { managedJob } from "../queries.ts";
import { firstKinds, type fixedKinds, lastKinds, submittedKinds } from "../terms.ts";

type Body = BodyOf<typeof pipelineArrange>;
type Stored = Awaited<ReturnType<typeof lockPipeline>>["stages"][number];
type Fixed = (typeof fixedKinds)[number];
/** A stage of the new pipeline; `at` is its JSON pointer in the body, null for a stage that the body leaves out. */
type Wanted = WantedStage & { at: string | null };

/**
 * Names and orders the stages that new jobs of the workspace start with.
 * @throws Problem 403, 409 `stages_changed`, 422 per wrong field
 */
export async function arrangeTemplate(tx: Tx, actor: HiringActor, body: Body): Promise<void> {
  assertAllowed(mayArrange(actor));
  await arrange(tx, actor.scope, body);
}

/**
 * Names and orders the stages of one job.
 * @throws Problem 404, 409 `stages_changed`, `stage_in_use`, 422 per wrong field
 */
export async function arrangeJob(
  tx: Tx,
  actor: HiringActor,
  { jobId, body }: { jobId: number; body: Body },
): Promise<void> {
  await managedJob(tx, actor, jobId);
  await arrange(tx, { job: jobId }, body);
  await publish(tx, boardTopic(jobId));
}

async function arrange(tx: Tx, owner: PipelineOwner, body: Body): Promise<void> {
  const pipeline = await lockPipeline(tx, owner);
  if (pipeline.version !== body.version) throw conflict("stages_changed", pipeline.version);
  const wanted = arranged(pipeline.stages, body);
  const errors = [...wrongOwn(pipeline.stages, body), ...sameNames(wanted)];
  if (errors.length > 0) throw new Problem(422, errors);
  await setStages(
    tx,
    pipeline.id,
    wanted.map(({ at: _, ...stage }) => stage),
  );
}

/** Returns the new pipeline in its order. The stages that only agencies have are before the first interview. */
function arranged(stored: readonly Stored[], { stages, fixed }: Body): Wanted[] {
  const own = stages.map((stage, index): Wanted => {
    const now = stored.find(({ id }) => id === stage.id);
    return {
      id: stage.id ?? null,
      kind: stageKinds[stage.kind] as number,
      name: stage.name,
      name_vn: stage.name_vn ?? stage.name,
      notify_candidate: stage.notify_candidate ?? now?.notify_candidate ?? true,
      folded: stage.folded ?? now?.folded ?? false,
      at: `/stages/${index}`,
    };
  });
  const fixedOnes = (kinds: readonly Fixed[]) =>
    kinds.flatMap((kind): Wanted[] => {
      const now = stored.find((stage) => stageKindOf[stage.kind] === kind);
      const input = fixed?.[kind];
      if (!now) return [];
      if (!input?.name) return [{ ...now, at: null }];
      const { name, name_vn = null, folded = now.folded } = input;
      const notify_candidate =
        ("notify_candidate" in input ? input.notify_candidate : undefined) ?? now.notify_candidate;
      return [{ ...now, name, name_vn: name_vn ?? name, notify_candidate, folded, at: `/fixed/${kind}` }];
    });
  const interviews = own.findIndex(({ kind }) => !isBefore(kind, stageKinds.interview));
  const before = interviews === -1 ? own.length : interviews;
  return [
    ...fixedOnes(firstKinds),
    ...own.toSpliced(before, 0, ...fixedOnes(submittedKinds)),
    ...fixedOnes(lastKinds),
  ];
}

/** Returns an error for each stage of the body that is not in this pipeline, is listed twice, or has another kind than before. */
function wrongOwn(stored: readonly Stored[], { stages }: Body): FieldError[] {
  const seen = new Set<number>();
  return stages.flatMap(({ id, kind }, index) => {
    if (!id) return [];
    const now = stored.find((stage) => stage.id === id);
    if (!now || seen.has(id)) return [{ code: "stage_unknown", pointer: `/stages/${index}/id` }];
    seen.add(id);
    return stageKindOf[now.kind] === kind
      ? []
      : [{ code: "stage_kind_fixed", pointer: `/stages/${index}/kind` }];
  });
}

/** Returns an error for each stage whose name another stage already has, in either language; case and accents do not count. */
function sameNames(wanted: readonly Wanted[]): FieldError[] {
  return (["name", "name_vn"] as const).flatMap((field) => {
    const seen = new Map<string, Wanted>();
    return wanted.flatMap((stage) => {
      const key = fold(stage[field]);
      const other = seen.get(key);
      if (!other) {
        seen.set(key, stage);
        return [];
      }
      const at = stage.at ?? other.at;
      return at === null ? [] : [{ code: "stage_name_taken", pointer: `${at}/${field}` }];
    });
  });
}
