import { hiringRole } from "#hiring/applications/policy.ts";
import { findApplicant, findReadable } from "#hiring/applications/queries/shared/find.ts";
import { isKnownActive } from "#hiring/applications/queries/shared/known.ts";
import { interviewLife } from "#hiring/interviews/lifecycle.ts";
import { isRunning } from "#hiring/interviews/policy.ts";
import { factsAt, holds, type InterviewRow, interviews } from "#hiring/interviews/queries/shared.ts";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { Account } from "#people/accounts/actor.ts";
import { type HiringActor, hiringActorOf } from "#people/accounts/hiring-scope.ts";
import type { InterviewVerb } from "../terms.ts";
import { type Explanation, firstDenial } from "./denial.ts";

/** Explains a verb of an account on an interview. @throws Problem 404 for an unknown interview */
export async function aboutInterview(
  db: Reader,
  actor: Account,
  { id, verb, asOf }: { id: number; verb: InterviewVerb; asOf: Date },
): Promise<Explanation> {
  const row = await interviews(db).where("i.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const state = factsAt(row, asOf);
  if (actor.kind === "candidate") state.active = await isKnownActive(db, row.applicant_id, asOf);
  // Hired applicants have no further interviews.
  else if (verb === "reschedule") state.active = isRunning(await outcomeOf(db, row.applicant_id));
  const denial = await firstDenial([
    ["rights", () => assertRights(db, actor, row, verb)],
    ["state", () => verb === "read" || interviewLife.check(verb, roleOf(actor), row.status, state)],
  ]);
  const facts = {
    interview_status: row.status,
    interview_starts_at: row.starts_at.toISOString(),
    application_active: state.active,
    proposals: row.proposals,
    applicant_id: row.applicant_id,
    job_id: row.job_id,
  };
  return { ...denial, facts };
}

const outcomeOf = (db: Reader, applicantId: number) =>
  db
    .selectFrom("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .select(["a.outcome", "s.kind"])
    .where("a.id", "=", applicantId)
    .executeTakeFirstOrThrow();

/** Returns the role of an account in the lifecycle of interviews; null for administrators of Sen. */
function roleOf(actor: Account): "candidate" | "employer" | "consultant" | null {
  if (actor.kind === "candidate") return "candidate";
  return actor.kind === "admin" ? null : hiringRole(hiringActorOf(actor));
}

/** @throws Problem 404 or 403 for an interview on which the account may not do the verb in any state */
async function assertRights(
  db: Reader,
  actor: Account,
  row: InterviewRow,
  verb: InterviewVerb,
): Promise<void> {
  const role = roleOf(actor);
  if (actor.kind === "admin" || role === null) throw new Problem(403, "forbidden");
  if (actor.kind === "candidate") {
    if (row.erased_at || row.candidate_id !== actor.candidateId) throw notFound();
  } else await assertHiring(db, hiringActorOf(actor), row, verb);
  if (verb !== "read" && !interviewLife.by(verb).includes(role)) throw new Problem(403, "forbidden");
}

/** As the commands: who reads the applicant reads the interview and gives feedback, and interviewers store the outcome (decision 079). */
async function assertHiring(
  db: Reader,
  actor: HiringActor,
  row: InterviewRow,
  verb: InterviewVerb,
): Promise<void> {
  if (verb === "read" || verb === "feedback") {
    await findReadable(db, actor, row.applicant_id);
    return;
  }
  if (verb === "complete" || verb === "no_show") {
    const { managed } = await findReadable(db, actor, row.applicant_id);
    if (!managed && !holds(row, actor)) throw notFound();
    return;
  }
  await findApplicant(db, actor, row.applicant_id);
}
