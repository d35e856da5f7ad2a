import { hiringRole } from "#hiring/applications/policy.ts";
import { kitsByRound } from "#hiring/interview-kits/queries/shared.ts";
import { interviewLife } from "#hiring/interviews/lifecycle.ts";
import { companyInterviews, factsAt } from "#hiring/interviews/queries/shared.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { evaluations } from "../contract.ts";
import { mayReadEvaluation } from "./readable.ts";
import { aboutOf, subjectOf } from "./subject.ts";

interface Answer {
  question: string;
  answer: string;
}

interface Skill {
  name: string;
  rating: number;
}

/**
 * Returns the evaluations of an applicant. Until the caller has sent an evaluation, and one of each interview that they held, those
 * of colleagues are only counted and not averaged, so that they do not influence the caller.
 * @throws Problem 404
 */
export async function evaluationsOf(
  db: Reader,
  actor: HiringActor,
  applicantId: number,
  asOf: Date,
): Promise<ReplyOf<typeof evaluations>> {
  const subject = await subjectOf(db, actor, { kind: "applicant", id: applicantId });
  const rows = await evaluationRows(db, actor)
    .select(mayReadEvaluation(actor).as("readable"))
    .where("v.applicant_id", "=", applicantId)
    .orderBy("v.id")
    .execute();
  const { skills: jobSkills } = await db
    .selectFrom("jobs")
    .select("skills")
    .where("id", "=", subject.jobId)
    .executeTakeFirstOrThrow();
  const shown = rows.filter(({ readable }) => readable);
  const hidden = rows.filter(({ readable }) => !readable);
  return {
    data: shown.map((row) => ({
      id: String(row.id),
      type: "evaluation",
      attributes: evaluationView(row, actor),
    })),
    meta: {
      ...aboutOf(subject),
      count: rows.length,
      hidden: new Set(hidden.map((row) => row.author_id)).size,
      average:
        shown.length === 0
          ? null
          : {
              recommendation: meanOf(shown.map(({ recommendation }) => recommendation)),
              skills: averageSkills(shown.map(({ skills }) => skills as unknown as Skill[])),
            },
      job_skills: jobSkills,
      interviews: await interviewsToJudge(db, actor, { applicantId, jobId: subject.jobId, asOf }),
    },
  };
}

/** Selects the evaluations of the actor's scope, with their authors and interviews. */
export function evaluationRows(db: Reader, { scope }: HiringActor) {
  return db
    .selectFrom("evaluations as v")
    .innerJoin("accounts as u", "u.id", "v.author_id")
    .leftJoin("interviews as i", "i.id", "v.interview_id")
    .selectAll("v")
    .select(["u.full_name as author", "i.round", "i.starts_at"])
    .where(inScope("v", scope));
}
type EvaluationRow = Awaited<ReturnType<ReturnType<typeof evaluationRows>["execute"]>>[number];

/** Returns an evaluation in the shape of the API response. */
export function evaluationView(row: EvaluationRow, { accountId }: Pick<HiringActor, "accountId">) {
  return {
    author: { id: row.author_id, full_name: row.author },
    own: row.author_id === accountId,
    interview:
      row.interview_id === null || row.starts_at === null
        ? null
        : { id: String(row.interview_id), round: row.round, starts_at: row.starts_at },
    recommendation: row.recommendation,
    skills: row.skills as unknown as Skill[],
    answers: row.answers as unknown as Answer[],
    text: row.text,
    at: row.at,
    edited_at: row.edited_at,
  };
}

/** Returns the interviews that feedback can be about, with their kits. */
async function interviewsToJudge(
  db: Reader,
  actor: HiringActor,
  { applicantId, jobId, asOf }: { applicantId: number; jobId: number; asOf: Date },
): Promise<ReplyOf<typeof evaluations>["meta"]["interviews"]> {
  const rows = await companyInterviews(db, actor)
    .where("i.applicant_id", "=", applicantId)
    .orderBy("i.starts_at", "desc")
    .execute();
  const kits = await kitsByRound(db, actor, jobId);
  return rows
    .filter((row) => interviewLife.can(hiringRole(actor), row.status, factsAt(row, asOf)).feedback)
    .map((row) => ({
      id: String(row.id),
      round: row.round,
      starts_at: row.starts_at,
      sent: row.feedback.own,
      kit: kits.get(row.round ?? 0) ?? null,
      mine: row.interviewers.some(({ id }) => id === actor.accountId),
    }));
}

const meanOf = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

/** Returns the mean of each skill, in the order of first ratings. Names that differ in capitals and accents are one skill. */
export function averageSkills(
  all: readonly (readonly Skill[])[],
): { name: string; rating: number; count: number }[] {
  const bySkill = Map.groupBy(all.flat(), ({ name }) => fold(name));
  return [...bySkill.values()].map((rated) => ({
    name: rated[0]?.name ?? "",
    rating: meanOf(rated.map(({ rating }) => rating)),
    count: rated.length,
  }));
}
