import { sql } from "kysely";
import { averageRecommendation } from "#hiring/applications/contributions.ts";
import { hidingName } from "#hiring/applications/queries/shared/hidden.ts";
import { jobForHiring } from "#hiring/applications/queries/shared/hiring.ts";
import type { StoredAnswer } from "#hiring/applications/screening.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { CvSummary } from "#profiles/cv/summary.ts";

/**
 * Returns a job and the ids of its applicants, in the order of its stages.
 * @param only limits the result to these applicants
 * @throws Problem 404 for a job that the caller may not see
 */
export async function applicantIds(
  db: Reader,
  actor: HiringActor,
  jobId: number,
  only: readonly number[] | undefined = undefined,
) {
  const job = await jobForHiring(db, actor, jobId);
  const rows = await db
    .selectFrom("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .select("a.id")
    .where("a.job_id", "=", jobId)
    .where("a.erased_at", "is", null)
    .$if(only !== undefined, (rows) => rows.where("a.id", "=", sql<number>`ANY (${only}::bigint[])`))
    .orderBy("s.position")
    .orderBy("a.rank")
    .orderBy("a.id")
    .execute();
  return { job, ids: rows.map(({ id }) => id) };
}

/** Returns the questions that the applicants of a job have answered: those of the job in their order, then earlier ones. */
export async function answeredQuestions(db: Reader, jobId: number): Promise<string[]> {
  const { rows } = await sql<{ question: string }>`SELECT e.value->>'question' AS question
    FROM applicants a
    JOIN jobs j ON j.id = a.job_id
    CROSS JOIN jsonb_array_elements(a.answers) e
    LEFT JOIN LATERAL (SELECT min(q.number) AS number FROM jsonb_array_elements(j.questions) WITH ORDINALITY q(value, number)
      WHERE q.value->>'text' = e.value->>'question') own ON true
    WHERE a.job_id = ${jobId} AND a.erased_at IS NULL AND e.value ? 'question'
    GROUP BY 1 ORDER BY min(own.number), min(a.id), 1`.execute(db);
  return rows.map(({ question }) => question);
}

/** The number of rows that are read at once, which takes a few milliseconds. */
const batch = 500;

/** Reads applicants in the order of `ids`, in batches. Applicants who were erased meanwhile are skipped. */
export async function* applicantRows(
  db: Reader,
  actor: HiringActor,
  ids: readonly number[],
  asOf: Date,
): AsyncGenerator<ApplicantRow[]> {
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const byId = new Map<number, ApplicantRow>();
    for (const row of await rowsOf(db, actor, some, asOf))
      byId.set(row.id, { ...row, answers: await answersOf(db, row) });
    yield some.flatMap((id) => byId.get(id) ?? []);
  }
}

/** Returns the answers of an applicant. Under blind review, texts lose the name. */
async function answersOf(
  db: Reader,
  row: Pick<Awaited<ReturnType<typeof rowsOf>>[number], "id" | "identity_hidden" | "answers">,
): Promise<StoredAnswer[]> {
  const withoutName = await hidingName(db, row);
  return (row.answers as unknown as StoredAnswer[]).map((stored) => ({
    ...stored,
    answer: typeof stored.answer === "string" ? withoutName(stored.answer) : stored.answer,
  }));
}

function rowsOf(db: Reader, actor: HiringActor, ids: readonly number[], asOf: Date) {
  return (
    db
      .selectFrom("applicants as a")
      .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
      .leftJoin("accounts as o", "o.id", "a.owner_id")
      .leftJoin("cv_files as f", "f.id", "a.cv_file_id")
      .leftJoin("applicant_rejections as r", (join) =>
        join.onRef("r.applicant_id", "=", "a.id").on("r.restored_at", "is", null),
      )
      .select(["a.id", "a.full_name", "a.email", "a.phone", "a.outcome", "a.source", "a.applied_at"])
      .select(["s.name as stage", "s.name_vn as stage_vn", "o.full_name as owner", "r.reason_id"])
      .select(["f.id as cv_id", "f.storage_key", "f.kind as cv_kind", "f.scan_state", "f.macros"])
      .select(["a.answers", "a.identity_hidden", averageRecommendation(actor).as("recommendation")])
      .select(
        sql<number>`greatest(extract(day FROM ${asOf}::timestamptz - a.stage_changed_at), 0)::int`.as("days"),
      )
      // Under blind review the download has no CV. The name of a CV file may contain the name of the person.
      .select(sql<string | null>`CASE WHEN NOT a.identity_hidden THEN f.name END`.as("cv_name"))
      .select([
        sql<CvSummary | null>`f.summary`.as("summary"),
        sql<boolean>`f.online IS NOT NULL`.as("drawn"),
      ])
      .where("a.id", "=", sql<number>`ANY (${ids}::bigint[])`)
      .where("a.erased_at", "is", null)
      .execute()
  );
}

export type ApplicantRow = Omit<Awaited<ReturnType<typeof rowsOf>>[number], "answers"> & {
  answers: StoredAnswer[];
};
