import { day } from "#kit/clock.ts";
import type { BodyOf } from "#kit/contract.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { conflict, type FieldError, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { bulk } from "../contract-bulk.ts";
import { extendableStates, jobLife, requestedVerb, stateOf } from "../lifecycle.ts";
import { updateJob } from "./edit-job.ts";
import { lockJob } from "./job-row.ts";
import { changeJobOwner } from "./owner.ts";

type Request = BodyOf<typeof bulk>;

/** The outcome of a bulk action for one job. `refused` is null when the action was done. */
export interface JobEnded {
  id: number;
  refused: FieldError | null;
}

const statusOfAction = { close: "closed", reopen: "published", withdraw: "draft" } as const;

/**
 * Applies one action to many jobs, each in its own transaction.
 * @returns the outcome of each job, in the order of the request
 */
export async function changeJobs(
  database: Database,
  actor: HiringActor,
  request: Request,
  asOf: Date,
): Promise<JobEnded[]> {
  const ended: JobEnded[] = [];
  for (const id of new Set(request.ids)) {
    try {
      await inTransaction(database, (tx) => changeOne(tx, actor, id, request, asOf));
      ended.push({ id, refused: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      ended.push({ id, refused: error.errors[0] ?? { code: "invalid" } });
    }
  }
  return ended;
}

async function changeOne(
  tx: Tx,
  actor: HiringActor,
  id: number,
  request: Request,
  asOf: Date,
): Promise<void> {
  const { action } = request;
  if (action === "change_owner")
    return changeJobOwner(tx, actor, { id, ownerId: request.owner_id ?? 0, asOf, bellOnly: true });
  if (action === "extend") return extendJob(tx, actor, id, request.days ?? 0, asOf);
  const state = stateOf(await lockJob(tx, actor, action, id));
  const status = statusOfAction[action];
  // The status `published` submits a draft and reopens a closed job, so other actions than the requested one are refused.
  if (requestedVerb[status](state) !== action) throw conflict(jobLife.refusalOf(action), state);
  await updateJob(tx, actor, id, { status }, asOf);
}

/** Extends a job by a number of days, from its expiry or from now. */
async function extendJob(tx: Tx, actor: HiringActor, id: number, days: number, asOf: Date): Promise<void> {
  const job = await lockJob(tx, actor, "extend", id);
  const state = stateOf(job);
  if (!extendableStates.includes(state)) throw conflict(jobLife.refusalOf("extend"), state);
  const from = Math.max(Number(asOf), Number(job.expires_at ?? 0));
  try {
    await updateJob(tx, actor, id, { expires_at: new Date(from + days * day).toISOString() }, asOf);
  } catch (error) {
    // The caller sent days and no date, so the error points to `/days`.
    if (error instanceof Problem && error.errors[0]?.code === "expiry_invalid")
      throw new Problem(422, { ...error.errors[0], code: "extension_too_long", pointer: "/days" });
    throw error;
  }
}
