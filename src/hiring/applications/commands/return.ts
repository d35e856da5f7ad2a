import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { conflict } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { isBefore, stageKinds } from "#people/companies/pipeline.ts";
import { reviewGuards } from "../contributions.ts";
import { applicantReturned } from "../events.ts";
import type { StageRow } from "../queries/shared/find.ts";
import { type ApplicantToMove, lockToMove, readToMove } from "../queries/shared/to-move.ts";
import { moveApplicant, whereIs } from "./move.ts";
import { recordApplicant } from "./record.ts";

/**
 * Sends an applicant who waits for the AM back to the stage from which it came, with a reason. A move to the AM within the time of an
 * undo cancels the notification of the consultants.
 * @returns as `moveApplicant` does
 * @throws Problem 404, 409 `applicant_state_changed` or `am_decides`
 */
export async function returnApplicant(
  tx: Tx,
  actor: HiringActor,
  { id, reason, asOf }: { id: number; reason: string; asOf: Date },
): Promise<Awaited<ReturnType<typeof moveApplicant>>> {
  await lockToMove(tx, actor, id);
  const applicant = await readToMove(tx, actor, id);
  const now = whereIs(applicant, applicant.stages);
  const target = formerStage(applicant);
  const waits = applicant.outcome === "active" && applicant.kind === stageKinds.sent_to_am;
  if (!waits || !target) throw conflict("applicant_state_changed", now);
  for (const guard of reviewGuards()) await guard(tx, { actor, applicant, asOf });
  const sender = await senderOf(tx, id);
  const move = { id, stageId: target.id, index: 0, fromStageId: applicant.stage_id, asOf };
  const moved = await moveApplicant(tx, actor, move);
  await recordApplicant(tx, "am_return", applicant, { by: actor, at: asOf, data: { note: reason } });
  const to = [sender, applicant.owner_id].filter((person) => person !== null);
  await emit(tx, applicantReturned, { applicantId: id, jobId: applicant.job_id, by: actor, to, asOf });
  return moved;
}

/** Returns the stage before the review: that from which the applicant came, else the last one before it; undefined without any. */
function formerStage({ log, stages }: ApplicantToMove): StageRow | undefined {
  const before = stages.filter(({ kind }) => isBefore(kind, stageKinds.sent_to_am));
  const sent = log.findLast(({ kind, data }) => kind === "stage_move" && data.to === stageKinds.sent_to_am);
  return before.find(({ id }) => id === sent?.data.from_id) ?? before.at(-1);
}

/** Returns the account that moved an applicant to the AM last. */
async function senderOf(tx: Tx, id: number): Promise<number | null> {
  const row = await tx
    .selectFrom("activities")
    .select("actor_id")
    .where("applicant_id", "=", id)
    .where("kind", "=", "stage_move")
    .where(sql<boolean>`(data->>'to')::int = ${stageKinds.sent_to_am}`)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.actor_id ?? null;
}
