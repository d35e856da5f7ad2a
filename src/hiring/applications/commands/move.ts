import { sql } from "kysely";
import { publish, type Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { conflict, invalid, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { Doer } from "#people/activities/commands.ts";
import type { ActivityKind } from "#people/activities/terms.ts";
import { isBefore, phaseOf, type StageKindId, stageKindOf, stageKinds } from "#people/companies/pipeline.ts";
import { introductionGuards } from "../contributions.ts";
import { amStageChanged, applicantHired, applicantReachedClient, reachedClientUndone } from "../events.ts";
import { candidateStatus, canTransition, entryDenial, type Outcome, positionOf } from "../lifecycle.ts";
import { hiringRole } from "../policy.ts";
import type { FoundApplicant, StageRow } from "../queries/shared/find.ts";
import { type ApplicantToMove, lockToMove, readToMove } from "../queries/shared/to-move.ts";
import { rankAt, renumbered } from "../rank.ts";
import { clockAfter, type LoggedActivity, undoneMoveAt } from "../undo.ts";
import { revealIdentity } from "./blind.ts";
import { type About, activityOf, boardTopic, recordActivities } from "./record.ts";
import { noteResponse, type Response } from "./respond.ts";
import { cancelNotification, newsOf, notifiedBefore, queueStatus } from "./status.ts";

interface Move {
  stageId: number;
  index: number;
  fromStageId: number | null;
  asOf: Date;
}

/**
 * Moves an applicant to a stage and an index in it. The job's row is locked, so that concurrent moves on one board run one
 * after another and leave one order.
 * @returns the ids of the new column in order, and when the candidate gets an email
 * @throws Problem 404, 409 `applicant_state_changed` or a condition of the stage, 422 for the stage
 */
export async function moveApplicant(
  tx: Tx,
  actor: HiringActor,
  input: Move & { id: number },
): Promise<{ applicant: ApplicantToMove; order: number[]; emailAt: Date | null }> {
  await lockToMove(tx, actor, input.id);
  const applicant = await readToMove(tx, actor, input.id);
  const { stages } = applicant;
  const target = stages.find(({ id }) => id === input.stageId);
  assertStillIn(applicant, stages, input.fromStageId);
  if (!target) throw invalid("/job_stage_id", "stage_unknown");
  if (applicant.stage_id !== target.id) {
    await assertCanEnter(tx, actor, applicant, { kind: target.kind as StageKindId, asOf: input.asOf });
    return { applicant, ...(await moveTo(tx, actor, applicant, { ...input, target })) };
  }
  if (applicant.outcome !== "active") throw conflict("applicant_state_changed", whereIs(applicant, stages));
  const { order, rank } = await positionAt(tx, applicant, target.id, input.index);
  await tx.updateTable("applicants").set({ rank }).where("id", "=", applicant.id).execute();
  await publish(tx, boardTopic(applicant.job_id));
  return { applicant, order, emailAt: null };
}

/**
 * Records a response to an applicant, and moves the applicant to the first stage of `kind` if it is before that stage. No email
 * about the move is sent, because the response itself notifies the candidate. An interview of a person whom the agency may not
 * introduce to the client yet is the agency's own, so the applicant stays in its stage.
 * @param applicant as read by `readToMove`
 */
export async function moveWithResponse<K extends ActivityKind>(
  tx: Tx,
  actor: HiringActor,
  applicant: ApplicantToMove,
  { kind, response }: { kind: StageKindId; response: Response<K> },
): Promise<void> {
  const target = applicant.stages.find((stage) => stage.kind === kind);
  const moves = target && applicant.outcome === "active" && isBefore(applicant.kind, kind);
  const entering = { kind, asOf: response.asOf };
  if (moves && !(await isOwnInterview(tx, actor, applicant, entering))) {
    await assertCanEnter(tx, actor, applicant, entering);
    await moveTo(tx, actor, applicant, { target, index: 0, asOf: response.asOf, response });
    return;
  }
  await cancelNotification(tx, applicant.id);
  await noteResponse(tx, actor, applicant, response);
}

/** Returns whether an interview does not move an applicant of an agency, because the person may not be introduced to the client. */
async function isOwnInterview(
  tx: Tx,
  actor: HiringActor,
  applicant: ApplicantToMove,
  entering: Entering,
): Promise<boolean> {
  if (applicant.agency_id === null || phaseOf(entering.kind) !== "interview") return false;
  if (entryDenial(entering.kind, applicant, hiringRole(actor))?.startsWith("representation")) return true;
  try {
    await assertIntroducible(tx, actor, applicant, entering);
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}

/** Writes an allowed move, with the response that causes it. */
async function moveTo<K extends ActivityKind>(
  tx: Tx,
  by: Doer,
  applicant: ApplicantToMove,
  move: { target: StageRow; index: number; asOf: Date; response?: Response<K> },
): Promise<{ order: number[]; emailAt: Date | null }> {
  const { target, asOf, response } = move;
  const { order, rank } = await positionAt(tx, applicant, target.id, move.index);
  const data = { from: applicant.kind, to: target.kind, from_id: applicant.stage_id, to_id: target.id };
  const act = { kind: "stage_move", at: asOf, data } as const;
  const clock = clockAfter(applicant.log, act, applicant.responded_at);
  const change = {
    notified: await notifiedBefore(tx, applicant, candidateStatus(applicant.kind, "active")),
    now: candidateStatus(target.kind, "active"),
    silent: !target.notify_candidate,
    asOf,
  };
  const { isNews, notified_status } = newsOf(applicant, change);
  await tx
    .updateTable("applicants")
    .set({
      stage_id: target.id,
      rank,
      responded_at: clock.responded_at ?? (response ? asOf : null),
      stage_changed_at: clock.stage_changed_at,
      notified_status,
    })
    .where("id", "=", applicant.id)
    .execute();
  if (applicant.identity_hidden && isBefore(stageKinds.screening, target.kind))
    await revealIdentity(tx, applicant.id);
  const about = { by, at: asOf };
  await recordActivities(tx, applicant, [
    activityOf("stage_move", applicant, { ...about, data }),
    ...(response
      ? [activityOf(response.kind, applicant, { ...about, data: response.data } as unknown as About<K>)]
      : []),
  ]);
  if (applicant.agency_id !== null) await emitReach(tx, by, applicant, { target, act });
  if (target.kind === stageKinds.hired) await emit(tx, applicantHired, { applicant, by, asOf });
  const emailAt = isNews && !response ? await queueStatus(tx, applicant.id, change) : null;
  return { order, emailAt };
}

/** Emits that an agency's applicant reached the client or the AM by a move, or that a move undoes it. */
async function emitReach(
  tx: Tx,
  by: Doer,
  { id: applicantId, job_id: jobId, kind, log }: ApplicantToMove,
  { target, act }: { target: StageRow; act: LoggedActivity },
): Promise<void> {
  const review = stageKinds.sent_to_am;
  if (kind === review || target.kind === review) {
    const waits = target.kind === review;
    await emit(tx, amStageChanged, { jobId, applicantId, waits, by, asOf: act.at });
  }
  if (reachesClient(kind, target.kind))
    return emit(tx, applicantReachedClient, { jobId, applicantId, by, asOf: act.at });
  if (!reachesClient(target.kind, kind)) return;
  const reachedAt = undoneMoveAt(log, act);
  if (reachedAt) await emit(tx, reachedClientUndone, { jobId, applicantId, reachedAt, asOf: act.at });
}

/** Returns whether a move between two kinds of stage introduces an applicant of an agency to the client. */
function reachesClient(from: number, to: number): boolean {
  return isBefore(from, stageKinds.sent_to_client) && !isBefore(to, stageKinds.sent_to_client);
}

/** Returns the column in which the board shows an applicant, for `meta.now`. */
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

interface Entering {
  kind: StageKindId;
  asOf: Date;
}

async function assertCanEnter(
  tx: Tx,
  actor: HiringActor,
  applicant: ApplicantToMove,
  entering: Entering,
): Promise<void> {
  const role = hiringRole(actor);
  const standing = { position: positionOf(applicant.kind), outcome: applicant.outcome as Outcome };
  const now = whereIs(applicant, applicant.stages);
  if (!canTransition("move", role, standing)) throw conflict("applicant_state_changed", now);
  const refused = entryDenial(entering.kind, applicant, role);
  if (refused === "stage_unknown") throw invalid("/job_stage_id", refused);
  if (refused === "reason_required") throw invalid("/reason_id", refused);
  if (refused) throw new Problem(409, refused, { meta: { now } });
  await assertIntroducible(tx, actor, applicant, entering);
}

/** Checks the conditions of later rooms for a move that introduces an applicant of an agency to the client. */
async function assertIntroducible(
  tx: Tx,
  actor: HiringActor,
  applicant: ApplicantToMove,
  { kind, asOf }: Entering,
): Promise<void> {
  if (applicant.agency_id === null || !reachesClient(applicant.kind, kind)) return;
  for (const guard of introductionGuards()) await guard(tx, { actor, applicant, asOf });
}

/** Returns the order of a column with the applicant at an index, and the applicant's rank. Renumbers the column if no rank is free there. */
async function positionAt(
  tx: Tx,
  applicant: FoundApplicant,
  stageId: number,
  wanted: number,
): Promise<{ order: number[]; rank: number }> {
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
  if (rank !== null) return { order, rank };
  const ranks = renumbered(order.length);
  await sql`UPDATE applicants a SET rank = v.rank
    FROM unnest(${order}::bigint[], ${ranks}::bigint[]) AS v(id, rank)
    WHERE a.id = v.id`.execute(tx);
  return { order, rank: ranks[index] as number };
}
