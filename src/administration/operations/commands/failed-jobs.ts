import type { Tx } from "#kit/db.ts";
import type { FailedJobResult } from "#kit/failed-jobs.ts";
import { conflict, notFound } from "#kit/problem.ts";
import type { Queue } from "#kit/queue.ts";
import type { AdminActor } from "#people/accounts/actor.ts";

/** The code of each result that is a refusal. */
const refusals = {
  running: "job_running",
  waiting: "job_waiting",
  ended: "job_ended",
  retried_before: "job_retried",
  not_repeatable: "job_not_repeatable",
} as const satisfies Partial<Record<FailedJobResult, string>>;

function assertDone(result: FailedJobResult): void {
  if (result === "missing") throw notFound();
  if (result !== "done") throw conflict(refusals[result], result);
}

/**
 * Gives a failed job one more try.
 * @throws Problem 404, 409 for jobs that run, wait or have ended, that were retried before or are not safe to repeat
 */
export async function retryFailedJob(tx: Tx, _actor: AdminActor, queue: Queue, id: string): Promise<void> {
  assertDone(await queue.failed.retry(tx, id));
}

/** Deletes a failed job. @throws Problem 404, 409 for jobs that run, wait or have ended */
export async function discardFailedJob(tx: Tx, _actor: AdminActor, queue: Queue, id: string): Promise<void> {
  assertDone(await queue.failed.discard(tx, id));
}
