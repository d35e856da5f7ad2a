import type { Selectable } from "kysely";
import { type Tx, transition } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import type { Account } from "#people/accounts/actor.ts";
import { type Activity, record } from "#people/activities/commands.ts";
import type { Jobs } from "../../../../db/types.ts";
import { jobSubmitted, jobsPublished, jobsUnpublished } from "../events.ts";
import { type JobFacts, type JobVerb, jobLife, stateOf, statusOf } from "../lifecycle.ts";
import { jobRole, may, ownershipOf } from "../policy.ts";
import type { JobActivity, Outcome } from "../terms.ts";

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
  assertAllowed(may(actor, verb, ownershipOf(job)));
  return job;
}

/**
 * Where the verb takes this job.
 * @throws Problem 409 with `meta.now` when its state does not allow it
 */
export function nextOf(verb: JobVerb, job: JobRow, actor: Account, facts: JobFacts): Outcome {
  return jobLife.check(verb, jobRole(actor), stateOf(job), facts);
}

/** Columns that change; JSON ones as the text that is stored. */
export type JobChange = Partial<
  Omit<JobRow, "id" | "status" | "sen_status" | "deleted_at" | "job_languages" | "questions">
> & {
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

/** What only a published job is ends with its publication. */
const endOfPublication = (job: JobRow, to: Outcome) =>
  stateOf(job) === "published" && to !== "published" ? { hot: false, hidden_at: null } : {};

type About<K extends JobActivity> = Pick<Activity<K>, "by" | "at" | "data">;

/** Writes what happened to a job into the log. */
export async function recordJob<K extends JobActivity>(
  tx: Tx,
  kind: K,
  job: Pick<JobRow, "id" | "company_id">,
  about: About<K>,
): Promise<void> {
  const activity = { kind, companyId: job.company_id, jobId: job.id, ...about };
  await record(tx, activity as unknown as Activity<K>);
}
