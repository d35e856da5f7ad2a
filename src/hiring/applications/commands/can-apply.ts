import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { samePlan } from "#kit/prepared.ts";
import { conflict, notFound } from "#kit/problem.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { addedToTeam } from "#market/jobs/queries/shared/visible.ts";
import { mostAttempts } from "#market/jobs/terms.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { holidayDays } from "#platform/reference/holidays.ts";
import type { CvKind } from "#profiles/cv/terms.ts";
import type { Outcome } from "../lifecycle.ts";
import { retentionDays } from "../queries/shared/kept-days.ts";
import { checkAnswers, type Question } from "../screening.ts";
import { hiringPeople } from "./notify.ts";

export interface Wanted {
  jobId: number;
  /** The id of a CV file of the candidate. */
  cvId?: number | undefined;
  answers: readonly { question: number; answer: string | number | boolean }[];
  asOf: Date;
}

/**
 * Checks that a candidate may apply for a job with these answers. Returns everything that applying needs, read by one
 * statement, because each of many small statements costs more than its rows.
 * @throws Problem 404, 409 `job_not_open` or `already_applied`, 422 for answers
 */
export async function assertCanApply(db: Reader, candidateId: number, wanted: Wanted) {
  const job = await jobToApply(db, candidateId, wanted);
  if (!job) throw notFound();
  const state = displayState(job.status, job.sen_status);
  const over = job.expires_at !== null && job.expires_at <= wanted.asOf;
  if (state === "published" && job.hidden_at) throw conflict("job_not_open", "closed");
  if (state !== "published" || over || job.blocked_at)
    throw conflict("job_not_open", state === "published" ? "expired" : state);
  // A sourced candidate has not applied, so the row does not count as an application.
  const sourced = job.earlier.find((each) => each.sourced) ?? null;
  const applied = job.earlier.filter((each) => !each.sourced);
  const standing = applied.find(({ outcome }) => outcome !== "withdrawn");
  if (standing || applied.length >= mostAttempts)
    throw conflict("already_applied", standing?.outcome ?? "withdrawn");
  const answers = checkAnswers(job.questions as unknown as Question[], wanted.answers);
  return { job, answers, sourced, attempt: applied.length + 1, holidays: new Set(job.holidays) };
}

interface Earlier {
  id: number;
  outcome: Outcome;
  sourced: boolean;
}

export type Applying = Awaited<ReturnType<typeof assertCanApply>>;

function jobToApply(db: Reader, candidateId: number, { jobId, cvId = 0 }: Wanted) {
  return db
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .leftJoin("locations as l", (join) => join.on(sql<boolean>`l.id = j.location_ids[1]`))
    .select(["j.id", "j.company_id", "j.agency_id", "j.status", "j.sen_status", "j.questions", "j.title"])
    .select(["j.slug", "j.location_ids", "j.expires_at", "j.owner_id", "j.recruiter_ids", "j.blind_review"])
    .select(addedToTeam.as("added"))
    .select(["j.salary_type", "j.salary_min", "j.salary_max", "j.currency", "j.salary_period"])
    .select(["j.salary_text", "j.location_text", "j.hidden_at", "l.state", "l.state_vn"])
    .select(["c.blocked_at", shownCompany.name.as("company_name"), shownCompany.slug.as("company_slug")])
    .select([shownCompany.logoKey.as("logo_key")])
    .select((eb) =>
      eb
        .selectFrom("pipeline_stages as s")
        .innerJoin("pipelines as p", "p.id", "s.pipeline_id")
        .select("s.id")
        .whereRef("p.job_id", "=", "j.id")
        .where("s.kind", "=", stageKinds.applied)
        .as("stage_id"),
    )
    .select(holidayDays.as("holidays"))
    .select(
      sql<
        Earlier[]
      >`ARRAY(SELECT json_build_object('id', a.id, 'outcome', a.outcome, 'sourced', s.kind = ${stageKinds.sourced})
        FROM applicants a JOIN pipeline_stages s ON s.id = a.stage_id
        WHERE a.job_id = j.id AND a.candidate_id = ${candidateId})`.as("earlier"),
    )
    .select(retentionDays.as("kept_days"))
    .select(hiringPeople.as("people"))
    .select(
      sql<{ id: number; name: string; kind: CvKind } | null>`(
        SELECT json_build_object('id', f.id, 'name', f.name, 'kind', f.kind) FROM cv_files f
        WHERE f.id = ${cvId} AND f.candidate_id = ${candidateId} AND f.removed_at IS NULL)`.as("cv"),
    )
    .select(
      sql<{ own: string | null; lacks: boolean } | null>`(
        SELECT json_build_object('own', coalesce(p.phone, u.phone), 'lacks', p.phone IS NULL OR u.phone IS NULL)
        FROM candidates p JOIN accounts u ON u.id = p.account_id WHERE p.id = ${candidateId})`.as("phone"),
    )
    .where("j.id", "=", jobId)
    .where("j.deleted_at", "is", null)
    .modifyEnd(samePlan)
    .executeTakeFirst();
}
