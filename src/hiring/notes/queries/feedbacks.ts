import { sql } from "kysely";
import { hiringRole } from "#hiring/applications/policy.ts";
import { readableApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { interviewLife } from "#hiring/interviews/lifecycle.ts";
import { companyInterviews, factsAt } from "#hiring/interviews/queries/shared.ts";
import { day } from "#kit/clock.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { feedbacks } from "../contract-feedbacks.ts";
import { owedDays } from "../terms.ts";
import { evaluationRows, evaluationView } from "./evaluations.ts";
import { mayReadEvaluation } from "./readable.ts";

type Reply = ReplyOf<typeof feedbacks>;

/** Returns the feedback that the actor may read, the latest first, and the interviews for which they owe feedback. */
export async function feedbacksOf(
  db: Reader,
  actor: HiringActor,
  { before, items }: QueryOf<typeof feedbacks>,
  asOf: Date,
): Promise<Reply> {
  const rows = await evaluationRows(db, actor)
    .innerJoin("applicants as a", "a.id", "v.applicant_id")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select(["a.full_name as applicant", "j.id as job_id", "j.title as job"])
    .where(readableApplicants(actor))
    .where("a.erased_at", "is", null)
    .where((eb) => eb.or([eb("v.author_id", "=", actor.accountId), mayReadEvaluation(actor)]))
    .$if(before !== undefined, (page) => page.where("v.id", "<", before as number))
    .orderBy("v.id", "desc")
    .limit(items + 1)
    .execute();
  const page = rows.slice(0, items);
  return {
    data: page.map((row) => ({
      id: String(row.id),
      type: "company_feedback",
      attributes: {
        ...evaluationView(row, actor),
        applicant: { id: String(row.applicant_id), full_name: row.applicant },
        job: { id: String(row.job_id), title: row.job },
      },
    })),
    meta: {
      earlier: rows.length > items ? String(page.at(-1)?.id) : null,
      owed: await owedBy(db, actor, asOf),
    },
  };
}

async function owedBy(db: Reader, actor: HiringActor, asOf: Date): Promise<Reply["meta"]["owed"]> {
  const rows = await companyInterviews(db, actor)
    .where(inScope("i", actor.scope))
    .where("a.erased_at", "is", null)
    .where("i.starts_at", "<=", asOf)
    .where("i.starts_at", ">", new Date(asOf.getTime() - owedDays * day))
    .where(
      sql<boolean>`EXISTS (SELECT FROM interview_interviewers w WHERE w.interview_id = i.id AND w.account_id = ${actor.accountId})`,
    )
    .orderBy("i.starts_at", "desc")
    .limit(50)
    .execute();
  return rows
    .filter(
      (row) =>
        !row.feedback.own && interviewLife.can(hiringRole(actor), row.status, factsAt(row, asOf)).feedback,
    )
    .map((row) => ({
      id: String(row.id),
      round: row.round,
      starts_at: row.starts_at,
      applicant: { id: String(row.applicant_id), full_name: row.applicant_name },
      job: { id: String(row.job_id), title: row.job_title },
    }));
}
