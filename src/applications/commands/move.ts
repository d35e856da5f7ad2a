import { sql } from "kysely";
import type { HiringActor } from "#accounts/hiring-scope.ts";
import { isBefore, type StageKindId, stageKindOf, stageKinds } from "#companies/pipeline.ts";
import { publish, type Tx } from "#kit/db.ts";
import { conflict, invalid, Problem } from "#kit/problem.ts";
import {
  candidateStatus,
  canTransition,
  entryDenial,
  type HiringRole,
  type OfferFact,
  type Outcome,
  positionOf,
} from "../lifecycle.ts";
import { hiringRole } from "../policy.ts";
import {
  type FoundApplicant,
  findApplicant,
  logOf,
  type StageRow,
  stagesOf,
} from "../queries/shared/find.ts";
import { rankAt, renumbered } from "../rank.ts";
import { clockAfter } from "../undo.ts";
import { revealIdentity } from "./blind.ts";
import { notifyCandidate } from "./notify.ts";
import { boardTopic, recordApplicant } from "./record.ts";

/**
 * Moves an applicant to a stage and a rank in it. Movers of one job take turns on the job's row, so that the order that
 * each of them chose is the order that all of them read.
 * @returns the ids of the column that it came to, in order, and when the candidate gets an email
 * @throws Problem 404, 409 `applicant_state_changed` and what the stage asks for, 422 for the stage
 */
export async function moveApplicant(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; stageId: number; index: number; fromStageId: number | null; asOf: Date },
): Promise<{ order: number[]; emailAt: Date | null }> {
  const { job_id } = await findApplicant(tx, actor, input.id);
  await tx.selectFrom("jobs").select("id").where("id", "=", job_id).forNoKeyUpdate().execute();
  const applicant = await findApplicant(tx, actor, input.id, true);
  const stages = await stagesOf(tx, applicant.pipeline_id);
  const target = stages.find(({ id }) => id === input.stageId);
  const moves = applicant.stage_id !== input.stageId;
  assertStillIn(applicant, stages, input.fromStageId);
  if (!target) throw invalid("/job_stage_id", "stage_unknown");
  if (moves) await assertCanEnter(tx, hiringRole(actor), applicant, stages, target.kind as StageKindId);
  else if (applicant.outcome !== "active")
    throw conflict("applicant_state_changed", whereIs(applicant, stages));
  const order = await putAt(tx, applicant, input.stageId, input.index);
  if (!moves) {
    await publish(tx, boardTopic(job_id));
    return { order, emailAt: null };
  }
  const data = { from: applicant.kind, to: target.kind, from_id: applicant.stage_id, to_id: target.id };
  const act = { kind: "stage_move", at: input.asOf, data };
  const { responded_at, stage_changed_at } = clockAfter(
    await logOf(tx, applicant.id),
    act,
    applicant.responded_at,
  );
  await tx
    .updateTable("applicants")
    .set({ responded_at, stage_changed_at })
    .where("id", "=", applicant.id)
    .execute();
  if (applicant.identity_hidden && isBefore(stageKinds.screening, target.kind))
    await revealIdentity(tx, applicant.id);
  await recordApplicant(tx, "stage_move", applicant, { by: actor, at: input.asOf, data });
  const emailAt = await notifyCandidate(tx, applicant, {
    before: candidateStatus(applicant.kind, "active"),
    now: candidateStatus(target.kind, "active"),
    asOf: input.asOf,
    silent: !target.notify_candidate,
  });
  return { order, emailAt };
}

/** The column in which a board shows the applicant, for `meta.now`. */
export function whereIs(applicant: FoundApplicant, stages: readonly StageRow[]) {
  const stage =
    applicant.outcome === "active"
      ? stages.find(({ id }) => id === applicant.stage_id)
      : stages.find(({ kind }) => stageKindOf[kind] === applicant.outcome);
  if (!stage) return { id: String(applicant.stage_id), kind: applicant.outcome };
  return { id: String(stage.id), kind: stageKindOf[stage.kind], name: stage.name, name_vn: stage.name_vn };
}

function assertStillIn(applicant: FoundApplicant, stages: readonly StageRow[], from: number | null): void {
  const now = whereIs(applicant, stages);
  if (from !== null && String(from) !== now.id) throw conflict("applicant_state_changed", now);
}

async function assertCanEnter(
  tx: Tx,
  role: HiringRole,
  applicant: FoundApplicant,
  stages: readonly StageRow[],
  kind: StageKindId,
): Promise<void> {
  const standing = { position: positionOf(applicant.kind), outcome: applicant.outcome as Outcome };
  const now = whereIs(applicant, stages);
  if (!canTransition("move", role, standing)) throw conflict("applicant_state_changed", now);
  const refused = entryDenial(kind, await offerOf(tx, applicant.id), role);
  if (refused === "stage_unknown") throw invalid("/job_stage_id", refused);
  if (refused === "reason_required") throw invalid("/reason_id", refused);
  if (refused) throw new Problem(409, refused, { meta: { now } });
}

async function offerOf(tx: Tx, applicantId: number): Promise<OfferFact> {
  const offer = await tx
    .selectFrom("offers")
    .select("status")
    .where("applicant_id", "=", applicantId)
    .where("status", "in", ["draft", "pending", "accepted"])
    .executeTakeFirst();
  if (!offer) return "none";
  return offer.status === "accepted" ? "accepted" : "open";
}

/** Puts the card into the column and answers the column's new order. */
async function putAt(tx: Tx, applicant: FoundApplicant, stageId: number, wanted: number): Promise<number[]> {
  const others = await tx
    .selectFrom("applicants")
    .select(["id", "rank"])
    .where("job_id", "=", applicant.job_id)
    .where("outcome", "=", "active")
    .where("stage_id", "=", stageId)
    .where("id", "<>", applicant.id)
    .orderBy("rank")
    .orderBy("id")
    .execute();
  const index = Math.min(wanted, others.length);
  const order = others.map(({ id }) => id).toSpliced(index, 0, applicant.id);
  const rank = rankAt(
    others.map((other) => other.rank),
    index,
  );
  await tx
    .updateTable("applicants")
    .set({ stage_id: stageId, rank: rank ?? applicant.rank })
    .where("id", "=", applicant.id)
    .execute();
  if (rank === null)
    await sql`UPDATE applicants a SET rank = v.rank
      FROM unnest(${order}::bigint[], ${renumbered(order.length)}::bigint[]) AS v(id, rank)
      WHERE a.id = v.id`.execute(tx);
  return order;
}
