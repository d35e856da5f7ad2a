import { day } from "#kit/clock.ts";
import type { BodyOf } from "#kit/contract.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { conflict, type FieldError, Problem } from "#kit/problem.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import type { bulk } from "../contract-bulk.ts";
import { askedVerb, extendableStates, jobLife, stateOf } from "../lifecycle.ts";
import { updateJob } from "./edit-job.ts";
import { lockJob } from "./job-row.ts";
import { changeJobOwner } from "./owner.ts";

type Asked = BodyOf<typeof bulk>;

/** How it ended for a job: done, or why not. */
export interface JobEnded {
  id: number;
  refused: FieldError | null;
}

const statusAsked = { close: "closed", reopen: "published", withdraw: "draft" } as const;

/** Does the same to many jobs, each in a transaction of its own. @returns how each ended, in the order asked for */
export async function changeJobs(
  database: Database,
  actor: CompanyActor,
  asked: Asked,
  asOf: Date,
): Promise<JobEnded[]> {
  const ended: JobEnded[] = [];
  for (const id of new Set(asked.ids)) {
    try {
      await inTransaction(database, (tx) => changeOne(tx, actor, id, asked, asOf));
      ended.push({ id, refused: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      ended.push({ id, refused: error.errors[0] ?? { code: "invalid" } });
    }
  }
  return ended;
}

async function changeOne(tx: Tx, actor: CompanyActor, id: number, asked: Asked, asOf: Date): Promise<void> {
  const { action } = asked;
  if (action === "change_owner")
    return changeJobOwner(tx, actor, { id, ownerId: asked.owner_id ?? 0, asOf, bellOnly: true });
  if (action === "extend") return extendJob(tx, actor, id, asked.days ?? 0, asOf);
  const state = stateOf(await lockJob(tx, actor, action, id));
  const status = statusAsked[action];
  // A draft would be submitted by what reopens a closed job.
  if (askedVerb[status](state) !== action) throw conflict(jobLife.refusalOf(action), state);
  await updateJob(tx, actor, id, { status }, asOf);
}

/** Gives a job so many days more than it has. */
async function extendJob(tx: Tx, actor: CompanyActor, id: number, days: number, asOf: Date): Promise<void> {
  const job = await lockJob(tx, actor, "extend", id);
  const state = stateOf(job);
  if (!extendableStates.includes(state)) throw conflict(jobLife.refusalOf("extend"), state);
  const from = Math.max(Number(asOf), Number(job.expires_at ?? 0));
  try {
    await updateJob(tx, actor, id, { expires_at: new Date(from + days * day).toISOString() }, asOf);
  } catch (error) {
    // Nobody has chosen a day here.
    if (error instanceof Problem && error.errors[0]?.code === "expiry_invalid")
      throw new Problem(422, { ...error.errors[0], code: "extension_too_long", pointer: "/days" });
    throw error;
  }
}
