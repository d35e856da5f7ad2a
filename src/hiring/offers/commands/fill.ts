import {
  announceRejections,
  type Fill,
  recordRestored,
  rejectOthers,
  restoreOthers,
} from "#hiring/applications/commands/reject-others.ts";
import { enqueue, type Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { conflict, notFound } from "#kit/problem.ts";
import { lockJob } from "#market/jobs/commands/job-row.ts";
import { moves, undoClose } from "#market/jobs/commands/move-job.ts";
import { stateOf } from "#market/jobs/lifecycle.ts";
import type { DisplayState } from "#market/jobs/terms.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { fillUndone } from "../events.ts";
import { lastFill, placesOf, undoableUntil } from "../queries/filled.ts";

/** The name of the queue job that announces a fill or its undoing. */
export const announceFillJob = "announce-fill";

/** Limit of applicants in one transaction, which takes about a second. */
const batch = 100;

/**
 * Closes a job whose openings are filled and rejects all other active applicants in one statement. A queue job announces that.
 * Undo is possible until the first candidate is notified (decision 088).
 * @returns the number of rejected applicants
 * @throws Problem 404, 409 `job_not_filled` or `job_state_changed`
 */
export async function fillJob(tx: Tx, actor: HiringActor, id: number, asOf: Date): Promise<number> {
  const job = await lockJob(tx, actor, "close", id);
  const { hired, places, open, others } = await placesOf(tx, actor, id);
  if (hired < places) throw conflict("job_not_filled", { wanted: places, hired, open });
  // A repeated call has nothing to do, and must not become the last fill, because only the last one can be undone.
  if (!open && others === 0) return 0;
  if (open) await moves.close(tx, actor, job, asOf, null);
  const row = await tx
    .insertInto("job_fills")
    .values({
      job_id: id,
      filled_by: actor.accountId,
      filled_at: asOf,
      closed_from: open ? stateOf(job) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  enqueue(tx, { name: announceFillJob, data: { id: row.id } });
  return rejectOthers(tx, { id: row.id, jobId: id, by: actor, at: asOf });
}

/**
 * Undoes the last fill of a job: the applicants whom it rejected are active again and the job is open, unless it was reopened
 * meanwhile.
 * @returns the number of restored applicants
 * @throws Problem 404, 409 `fill_announced` when candidates were notified or it was undone already, `job_limit`, `client_not_active`
 */
export async function undoFill(tx: Tx, actor: HiringActor, id: number, asOf: Date): Promise<number> {
  const restored = await undoFillInTime(tx, actor, id, asOf);
  if (restored === null) throw conflict("fill_announced", null);
  return restored;
}

/** Undoes the last fill of a job as `undoFill` does. @returns null when candidates were notified, or without a fill */
export async function undoFillInTime(
  tx: Tx,
  actor: HiringActor,
  id: number,
  asOf: Date,
): Promise<number | null> {
  const job = await lockJob(tx, actor, "reopen", id);
  const fill = await lastFill(tx, id, true);
  if (!fill || undoableUntil(fill) <= asOf) return null;
  if (fill.closed_from !== null && stateOf(job) === "closed")
    await undoClose(tx, actor, job, { closedFrom: fill.closed_from as DisplayState }, asOf);
  await tx
    .updateTable("job_fills")
    .set({ undone_by: actor.accountId, undone_at: asOf })
    .where("id", "=", fill.id)
    .execute();
  enqueue(tx, { name: announceFillJob, data: { id: fill.id } });
  await emit(tx, fillUndone, { jobId: id, by: actor, asOf });
  const act: Fill = { id: fill.id, jobId: id, by: actor, at: fill.filled_at };
  return restoreOthers(tx, act, { by: actor, asOf });
}

/**
 * Announces a fill to its next applicants, or records the undoing for the applicants to whom it was announced, and queues itself for the
 * rest. The progress is stored in the same transaction, so a killed run can be repeated.
 */
export async function announceFill(tx: Tx, id: number): Promise<void> {
  const row = await tx
    .selectFrom("job_fills as f")
    .innerJoin("jobs as j", "j.id", "f.job_id")
    .selectAll("f")
    .select("j.agency_id")
    .where("f.id", "=", id)
    .forNoKeyUpdate("f")
    .executeTakeFirst();
  if (!row) throw notFound();
  const { announced_to, undone_at, undone_by } = row;
  const kind = row.agency_id === null ? "company" : "consultant";
  const doer = (accountId: number) => ({ kind, accountId }) as const;
  const fill: Fill = { id, jobId: row.job_id, by: doer(row.filled_by), at: row.filled_at };
  const next =
    undone_at === null
      ? await announceRejections(tx, fill, { after: announced_to, limit: batch })
      : await recordRestored(
          tx,
          { ...fill, by: doer(undone_by ?? row.filled_by), at: undone_at },
          announced_to,
          batch,
        );
  if (next === null) return;
  await tx.updateTable("job_fills").set({ announced_to: next }).where("id", "=", id).execute();
  enqueue(tx, { name: announceFillJob, data: { id } });
}
