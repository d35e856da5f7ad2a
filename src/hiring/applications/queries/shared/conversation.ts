import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { withoutIdentity } from "../../blind.ts";
import type { Outcome } from "../../lifecycle.ts";
import { findApplicant, unannounced } from "./find.ts";

/** Selects applications with the data of both sides of a conversation, and the outcome that the candidate may see. */
function applications(db: Reader, asOf: Date) {
  return (
    db
      .selectFrom("applicants as a")
      .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
      .innerJoin("jobs as j", "j.id", "a.job_id")
      .innerJoin("companies as c", "c.id", "a.company_id")
      .innerJoin("candidates as p", "p.id", "a.candidate_id")
      .leftJoin("accounts as u", "u.id", "p.account_id")
      .leftJoin("applicant_rejections as r", (join) =>
        join.onRef("r.applicant_id", "=", "a.id").on("r.restored_at", "is", null),
      )
      .select([
        "a.id",
        "a.job_id",
        "a.company_id",
        "a.full_name",
        "a.identity_hidden",
        "a.erased_at",
        "a.responded_at",
        "a.language",
        "s.kind",
      ])
      .select(["j.title as job", shownCompany.name.as("company"), "c.blocked_at", "p.account_id"])
      .select("u.language as account_language")
      .leftJoin("hidden_identities as h", "h.applicant_id", "a.id")
      .select((eb) => [
        eb.fn.coalesce("h.full_name", "a.full_name").as("reader_name"),
        eb.fn.coalesce("h.email", "a.email").as("reader_email"),
      ])
      .select(sql<Outcome>`a.outcome`.as("outcome"))
      // The candidate does not see a rejection that can still be undone.
      .select(
        sql<Outcome>`CASE WHEN ${unannounced(asOf)} THEN 'active' ELSE a.outcome END`.as("shown_outcome"),
      )
  );
}

export type Conversation = Awaited<ReturnType<typeof conversationForEmployer>>;

/** Returns a text of the candidate as the employer may see it (decision 078). */
export function shownToEmployer(about: Conversation, text: string): string {
  return about.identity_hidden ? withoutIdentity(text, about.reader_name) : text;
}

/** Returns the conversation with an applicant. @throws Problem 404 for an applicant whom the actor does not manage */
export async function conversationForEmployer(
  db: Reader,
  actor: HiringActor,
  input: { id: number; asOf: Date; lock?: boolean },
) {
  await findApplicant(db, actor, input.id, input.lock);
  return applications(db, input.asOf).where("a.id", "=", input.id).executeTakeFirstOrThrow();
}

/** Returns the conversation about a candidate's application. @throws Problem 404 for another candidate's, and for a sourced candidate */
export async function conversationForCandidate(
  db: Reader,
  actor: CandidateActor,
  input: { id: number; asOf: Date; lock?: boolean },
): Promise<Conversation> {
  const { id, asOf, lock } = input;
  const row = await applications(db, asOf)
    .where("a.id", "=", id)
    .where("a.candidate_id", "=", actor.candidateId)
    .where("s.kind", "<>", stageKinds.sourced)
    .$if(lock === true, (query) => query.forNoKeyUpdate("a"))
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, outcome: row.shown_outcome };
}
