import { sql } from "kysely";
import { findApplicant, findReadable } from "#hiring/applications/queries/shared/find.ts";
import { readableApplicants, visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { inScope } from "#people/accounts/hiring-scope.ts";
import { feedbackOn } from "../contributions.ts";
import type { InterviewFacts, InterviewStatus } from "../lifecycle.ts";
import type { Response } from "../terms.ts";

/** Selects interviews with their people, job and company. */
export function interviews(db: Reader) {
  return db
    .selectFrom("interviews as i")
    .innerJoin("applicants as a", "a.id", "i.applicant_id")
    .innerJoin("jobs as j", "j.id", "i.job_id")
    .innerJoin("companies as c", "c.id", "i.company_id")
    .selectAll("i")
    .select([
      "a.full_name as applicant_name",
      "a.outcome",
      "a.email as applicant_email",
      "j.title as job_title",
    ])
    .select([shownCompany.name.as("company_name"), "a.candidate_id", "a.erased_at"])
    .select(sql<InterviewStatus>`i.status`.as("status"))
    .select(sql<Response>`i.response`.as("response"))
    .select(
      sql<{ id: number; full_name: string }[]>`coalesce((
        SELECT json_agg(json_build_object('id', u.id, 'full_name', u.full_name) ORDER BY u.full_name, u.id)
        FROM interview_interviewers w JOIN accounts u ON u.id = w.account_id
        WHERE w.interview_id = i.id), '[]')`.as("interviewers"),
    );
}

/** Selects interviews with their feedback, and with whether the actor manages or reads their applicants. */
export function companyInterviews(db: Reader, actor: HiringActor) {
  return interviews(db)
    .select(feedbackOn(actor.accountId).as("feedback"))
    .select(sql<boolean>`coalesce(${visibleApplicants(actor)}, false)`.as("managed"))
    .select(sql<boolean>`coalesce(${readableApplicants(actor)}, false)`.as("readable"));
}

export type CompanyInterviewRow = Awaited<
  ReturnType<ReturnType<typeof companyInterviews>["execute"]>
>[number];

export type InterviewRow = Awaited<ReturnType<ReturnType<typeof interviews>["execute"]>>[number];

/** Returns the facts of an interview for its lifecycle. */
export const factsAt = (row: InterviewRow, asOf: Date): InterviewFacts => ({
  startsAt: row.starts_at,
  asOf,
  active: row.outcome === "active",
  proposals: row.proposals,
});

/**
 * Locks an interview of the caller's scope with its applicant, and returns both.
 * @throws Problem 404, also if the caller may not manage the applicant
 */
export async function findInterview(tx: Tx, actor: HiringActor, id: number) {
  const applicant = await findApplicant(tx, actor, await lockWithApplicant(tx, actor, id));
  return { interview: await readInterview(tx, id), applicant };
}

/** Locks and returns an interview that the caller manages or holds (decision 079). @throws Problem 404 */
export async function findManagedOrHeld(tx: Tx, actor: HiringActor, id: number): Promise<InterviewRow> {
  const { managed } = await findReadable(tx, actor, await lockWithApplicant(tx, actor, id));
  const row = await readInterview(tx, id);
  if (!managed && !holds(row, actor)) throw notFound();
  return row;
}

/** Returns whether an account is an interviewer of an interview. */
export const holds = (row: Pick<InterviewRow, "interviewers">, { accountId }: { accountId: number }) =>
  row.interviewers.some(({ id }) => id === accountId);

/** Locks the applicant before the interview, in the order of all commands. @returns the applicant's id */
async function lockWithApplicant(tx: Tx, { scope }: HiringActor, id: number): Promise<number> {
  const row = await tx
    .selectFrom("interviews as i")
    .innerJoin("applicants as a", "a.id", "i.applicant_id")
    .select("i.applicant_id")
    .where("i.id", "=", id)
    .where(inScope("i", scope))
    .forNoKeyUpdate("a")
    .forNoKeyUpdate("i")
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.applicant_id;
}

const readInterview = (db: Reader, id: number): Promise<InterviewRow> =>
  interviews(db).where("i.id", "=", id).executeTakeFirstOrThrow();

export async function lockInterview(db: Reader, id: number): Promise<void> {
  await db.selectFrom("interviews").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}
