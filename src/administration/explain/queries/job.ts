import { assertCanApply } from "#hiring/applications/commands/can-apply.ts";
import type { Reader } from "#kit/db.ts";
import { assertAllowed, notFound, Problem } from "#kit/problem.ts";
import { factsOf, type JobVerb, jobLife, stateOf } from "#market/jobs/lifecycle.ts";
import { type JobActor, jobRole, may, ownershipOf } from "#market/jobs/policy.ts";
import type { Account } from "#people/accounts/actor.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { type Explanation, firstDenial } from "./denial.ts";

/** Explains a verb of an account on a job. @throws Problem 404 for an unknown job */
export async function aboutJob(
  db: Reader,
  actor: Account,
  { id, verb, asOf }: { id: number; verb: JobVerb | "read" | "apply"; asOf: Date },
): Promise<Explanation> {
  const job = await db
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!job) throw notFound();
  const facts = {
    job_state: stateOf(job),
    job_hidden: job.hidden_at !== null,
    job_expires_at: job.expires_at?.toISOString() ?? null,
    job_owner_id: job.owner_id,
    job_company_id: job.company_id,
    job_agency_id: job.agency_id,
  };
  if (verb === "apply") return { ...(await applying(db, actor, id, asOf)), facts };
  const person = personOf(actor);
  const denial = await firstDenial([
    ["rights", () => assertAllowed(person === null ? "forbidden" : may(person, verb, ownershipOf(job)))],
    [
      "state",
      () =>
        verb === "read" || jobLife.check(verb, person && jobRole(person), stateOf(job), factsOf(job, asOf)),
    ],
  ]);
  return { ...denial, facts };
}

/** Returns the person as one who acts on jobs, as endpoints do: recruiters and consultants for their workspace; null for a job seeker. */
function personOf(actor: Account): JobActor | null {
  if (actor.kind === "candidate") return null;
  return actor.kind === "admin" ? actor : hiringActorOf(actor);
}

function applying(db: Reader, actor: Account, jobId: number, asOf: Date) {
  return firstDenial([
    [
      "rights",
      () => {
        if (actor.kind !== "candidate") throw new Problem(403, "forbidden");
      },
    ],
    [
      "state",
      async () => {
        if (actor.kind !== "candidate") return;
        await assertCanApply(db, actor.candidateId, { jobId, answers: [], asOf }).catch((error: unknown) => {
          // The form asks for the answers that are missing here.
          if (!(error instanceof Problem && error.status === 422)) throw error;
        });
      },
    ],
  ]);
}
