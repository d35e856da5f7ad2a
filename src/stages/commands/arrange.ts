import type { CompanyActor } from "#accounts/actor.ts";
import { lockPipeline, setStages, type WantedStage } from "#companies/commands/stages.ts";
import { stagesRemoved } from "#companies/events.ts";
import { isBefore, phaseOf, stageKindOf, stageKinds } from "#companies/pipeline.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { fold } from "#kit/fold.ts";
import { assertAllowed, conflict, type FieldError, Problem } from "#kit/problem.ts";
import type { pipelineArrange } from "../contract.ts";
import { mayArrange } from "../policy.ts";
import { firstKinds, type fixedKinds, lastKinds } from "../terms.ts";

type Body = BodyOf<typeof pipelineArrange>;
type Stored = Awaited<ReturnType<typeof lockPipeline>>["stages"][number];
type Fixed = (typeof fixedKinds)[number];
/** A stage that is to be, with where the body says so; null for one that the body cannot change. */
type Wanted = WantedStage & { at: string | null };

/**
 * Names and orders the stages of the company's boards.
 * @throws Problem 403, 409 `stages_changed`, `stage_in_use`, 422 per wrong field
 */
export async function arrangeStages(tx: Tx, actor: CompanyActor, body: Body, asOf: Date): Promise<void> {
  assertAllowed(mayArrange(actor));
  const pipeline = await lockPipeline(tx, actor);
  if (pipeline.version !== body.version) throw conflict("stages_changed", pipeline.version);
  const wanted = arranged(pipeline.stages, body);
  const errors = [...wrongOwn(pipeline.stages, body), ...sameNames(wanted)];
  if (errors.length > 0) throw new Problem(422, errors);
  const moves = removalsOf(pipeline.stages, wanted);
  if (moves.length > 0) await emit(tx, stagesRemoved, { moves, asOf });
  await setStages(
    tx,
    pipeline.id,
    wanted.map(({ at: _, ...stage }) => stage),
  );
}

/** The stages that are removed, each with the stage before it that stays. */
function removalsOf(stored: readonly Stored[], wanted: readonly Wanted[]): { from: number; to: number }[] {
  const kept = new Set(wanted.map(({ id }) => id));
  return stored.flatMap(({ id: from }, at) => {
    if (kept.has(from)) return [];
    const to = stored.slice(0, at).findLast(({ id }) => kept.has(id))?.id;
    return to === undefined ? [] : [{ from, to }];
  });
}

/** The whole pipeline in its order. The steps of agencies follow the company's own before the first interview. */
function arranged(stored: readonly Stored[], { stages, fixed }: Body): Wanted[] {
  const own = stages.map(
    (stage, index): Wanted => ({
      id: stage.id ?? null,
      kind: stageKinds[stage.kind] as number,
      name: stage.name,
      name_vn: stage.name_vn ?? stage.name,
      notify_candidate:
        stage.notify_candidate ?? stored.find(({ id }) => id === stage.id)?.notify_candidate ?? true,
      at: `/stages/${index}`,
    }),
  );
  const fixedOnes = (kinds: readonly Fixed[]) =>
    kinds.flatMap((kind): Wanted[] => {
      const now = stored.find((stage) => stageKindOf[stage.kind] === kind);
      const given = fixed?.[kind];
      if (!now) return [];
      if (!given) return [{ ...now, at: null }];
      const { name, name_vn = null } = given;
      const notify_candidate =
        ("notify_candidate" in given ? given.notify_candidate : undefined) ?? now.notify_candidate;
      return [{ ...now, name, name_vn: name_vn ?? name, notify_candidate, at: `/fixed/${kind}` }];
    });
  const agency = stored
    .filter(({ kind }) => phaseOf(kind) === "submitted")
    .map((stage): Wanted => ({ ...stage, at: null }));
  const interviews = own.findIndex(({ kind }) => !isBefore(kind, stageKinds.interview));
  const before = interviews === -1 ? own.length : interviews;
  return [...fixedOnes(firstKinds), ...own.toSpliced(before, 0, ...agency), ...fixedOnes(lastKinds)];
}

/** Own stages that are not of this pipeline, are named twice, or would become another kind under those who stand in them. */
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

/** Two stages of one board must be told apart, in each language. */
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
