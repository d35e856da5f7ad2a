import type { Selectable } from "kysely";
import { type Account, userTypeOf } from "#accounts/actor.ts";
import { type Tx, transition } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { conflict, notFound, Problem } from "#kit/problem.ts";
import type { Jobs } from "../../../db/types.ts";
import { jobsPublished, jobsUnpublished } from "../events.ts";
import {
  displayState,
  type JobFacts,
  type JobVerb,
  type Outcome,
  outcomeOf,
  statusOf,
} from "../lifecycle.ts";
import { jobRole, may } from "../policy.ts";
import type { DisplayState, JobActivity } from "../terms.ts";

export type JobRow = Selectable<Jobs>;

/**
 * Locks a job that the actor may do `verb` with. Applications only need that the row stays, so they are not held up.
 * @throws Problem 404 when it is absent or not the actor's to see, 403 for the verbs of a reviewer
 */
export async function lockJob(tx: Tx, actor: Account, verb: JobVerb, id: number): Promise<JobRow> {
  const job = await tx
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!job) throw notFound();
  const allowed = may(actor, verb, ownershipOf(job));
  if (allowed === "not_found") throw notFound();
  if (allowed !== true) throw new Problem(403, allowed);
  return job;
}

export function ownershipOf(job: Pick<JobRow, "company_id" | "owner_id" | "recruiter_ids">) {
  return { companyId: job.company_id, ownerId: job.owner_id, recruiterIds: job.recruiter_ids };
}

export function stateOf(job: Pick<JobRow, "status" | "sen_status">): DisplayState {
  return displayState(job.status, job.sen_status);
}

type Dated = Pick<JobRow, "first_approved_at" | "expires_at" | "needs_review">;

export function factsOf(job: Dated, asOf: Date, hasApplicants = false): JobFacts {
  return {
    now: asOf,
    firstApprovedAt: job.first_approved_at,
    expiresAt: job.expires_at,
    needsReview: job.needs_review,
    hasApplicants,
  };
}

/**
 * Where the verb takes this job.
 * @throws Problem 409 with `meta.now` when its state does not allow it
 */
export function nextOf(verb: JobVerb, job: JobRow, actor: Account, facts: JobFacts): Outcome {
  const role = jobRole(actor);
  const next = role && outcomeOf(verb, stateOf(job), role, facts);
  if (!next) throw conflict("job_state_changed", stateOf(job));
  return next;
}

/** Columns that change; JSON ones as the text that is stored. */
export type JobChange = Partial<Omit<JobRow, "id" | "job_languages" | "questions">> & {
  job_languages?: string;
  questions?: string;
};

/**
 * Compare-and-set of a job's state, with the columns that go with it; the search follows in the same transaction.
 * @throws Problem 409 with `meta.now` when the job is no longer where the caller saw it
 */
export async function moveJob(
  tx: Tx,
  job: JobRow,
  to: DisplayState,
  change: JobChange,
  asOf: Date,
): Promise<JobRow> {
  const moved = await transition(
    tx
      .updateTable("jobs")
      .set({ ...change, ...statusOf[to], updated_at: asOf })
      .where("id", "=", job.id)
      .where("status", "=", job.status)
      .where("sen_status", "=", job.sen_status)
      .where("deleted_at", "is", null)
      .returningAll()
      .executeTakeFirst(),
    {
      code: "job_state_changed",
      now: async () => {
        const now = await tx.selectFrom("jobs").selectAll().where("id", "=", job.id).executeTakeFirst();
        return now && !now.deleted_at ? stateOf(now) : null;
      },
    },
  );
  if (to === "published") await emit(tx, jobsPublished, { ids: [job.id] });
  else if (stateOf(job) === "published") await emit(tx, jobsUnpublished, { ids: [job.id] });
  return moved;
}

/** Writes what happened into the log; `data` holds no personal data. */
export async function logJob(
  tx: Tx,
  kind: JobActivity,
  job: Pick<JobRow, "id" | "company_id">,
  by: { actor: Account | null; asOf: Date; data?: Record<string, unknown> },
): Promise<void> {
  await tx
    .insertInto("activities")
    .values({
      kind,
      at: by.asOf,
      company_id: job.company_id,
      job_id: job.id,
      actor_id: by.actor?.accountId ?? null,
      actor_type: by.actor ? userTypeOf[by.actor.kind] : null,
      data: JSON.stringify(by.data ?? {}),
    })
    .execute();
}
