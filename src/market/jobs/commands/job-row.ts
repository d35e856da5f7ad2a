import type { Selectable } from "kysely";
import { type Tx, transition } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import { type Activity, record } from "#people/activities/commands.ts";
import type { Jobs } from "../../../../db/types.ts";
import { jobSubmitted, jobsPublished, jobsUnpublished } from "../events.ts";
import { type JobFacts, type JobVerb, jobLife, stateOf, statusOf } from "../lifecycle.ts";
import { type JobActor, jobRole, may, ownershipOf } from "../policy.ts";
import type { JobActivity, Outcome } from "../terms.ts";

export type JobRow = Selectable<Jobs>;

/**
 * Locks a job on which the actor may do `verb`. The lock does not block applications, which only need the row to exist.
 * @throws Problem 404 when the job is absent or hidden from the actor, 403 for verbs of other roles
 */
export async function lockJob(tx: Tx, actor: JobActor, verb: JobVerb, id: number): Promise<JobRow> {
  const job = await tx
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!job) throw notFound();
  assertAllowed(may(actor, verb, ownershipOf(job)));
  return job;
}

/**
 * Returns the state to which a verb takes a job.
 * @throws Problem 409 with `meta.now` when the job's state does not allow the verb
 */
export function nextOf(verb: JobVerb, job: JobRow, actor: JobActor, facts: JobFacts): Outcome {
  return jobLife.check(verb, jobRole(actor), stateOf(job), facts);
}

/** Columns to change; JSON columns as serialized text. */
export type JobChange = Partial<
  Omit<JobRow, "id" | "status" | "sen_status" | "deleted_at" | "job_languages" | "questions">
> & {
  job_languages?: string;
  questions?: string;
};

/**
 * Changes a job's state by compare-and-set, with other columns, and updates the search in the same transaction.
 * @throws Problem 409 with `meta.now` when the job is no longer in the state that the caller read
 */
export async function moveJob(
  tx: Tx,
  job: JobRow,
  to: Outcome,
  change: JobChange,
  asOf: Date,
): Promise<JobRow> {
  const moved = await transition(
    tx,
    "jobs",
    job.id,
    {
      from: { status: job.status, sen_status: job.sen_status, deleted_at: null },
      to: to === "deleted" ? { deleted_at: asOf } : statusOf[to],
      set: { ...endOfPublication(job, to), ...change, updated_at: asOf },
    },
    {
      code: jobLife.refusalOf("edit"),
      now: async () => {
        const now = await tx.selectFrom("jobs").selectAll().where("id", "=", job.id).executeTakeFirst();
        return now && !now.deleted_at ? stateOf(now) : null;
      },
    },
  );
  if (to === "published" && !moved.hidden_at) await emit(tx, jobsPublished, { ids: [job.id] });
  else if (stateOf(job) === "published") await emit(tx, jobsUnpublished, { ids: [job.id] });
  if (to === "reviewing" && stateOf(job) !== "reviewing") await emit(tx, jobSubmitted, { id: job.id, asOf });
  return moved;
}

/** Resets the columns that only a published job has, when its publication ends. */
const endOfPublication = (job: JobRow, to: Outcome) =>
  stateOf(job) === "published" && to !== "published" ? { hot: false, hidden_at: null } : {};

type About<K extends JobActivity> = Pick<Activity<K>, "by" | "at" | "data">;

/** Records an activity of a job. */
export async function recordJob<K extends JobActivity>(
  tx: Tx,
  kind: K,
  job: Pick<JobRow, "id" | "company_id">,
  about: About<K>,
): Promise<void> {
  const activity = { kind, companyId: job.company_id, jobId: job.id, ...about };
  await record(tx, activity as unknown as Activity<K>);
}
