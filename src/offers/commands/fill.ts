import type { CompanyActor } from "#accounts/actor.ts";
import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { rejectApplicant } from "#applications/commands/reject.ts";
import { lockJob } from "#jobs/commands/job-row.ts";
import { moves } from "#jobs/commands/move-job.ts";
import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import { openOthers, placesOf } from "../queries/filled.ts";

/** "Position filled or cancelled" (decisions §8). */
const positionFilled = 10;

/**
 * Closes a job whose places are all filled, and rejects whoever still waits, in the words of the reason, after the usual delay.
 * @returns how many were told
 * @throws Problem 404, 409 `job_not_filled` or `job_state_changed`
 */
export async function fillJob(tx: Tx, actor: CompanyActor, id: number, asOf: Date): Promise<number> {
  const hiring = hiringForCompany(actor);
  const places = await placesOf(tx, hiring, id);
  if (places.hired < places.wanted) throw conflict("job_not_filled", places);
  if (places.open) await moves.close(tx, actor, await lockJob(tx, actor, "close", id), asOf, null);
  const others = await openOthers(tx, hiring, id);
  for (const other of others)
    await rejectApplicant(tx, hiring, { id: other, reasonId: positionFilled, note: null, asOf });
  return others.length;
}
