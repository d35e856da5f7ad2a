import { sql } from "kysely";
import { jobForHiring } from "#hiring/applications/queries/shared/hiring.ts";
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

/** The number of rows that are read at once, which takes a few milliseconds. */
const batch = 500;

/** Reads applicants in the order of `ids`, in batches. Applicants who were erased meanwhile are skipped. */
export async function* applicantRows(db: Reader, ids: readonly number[]): AsyncGenerator<ApplicantRow[]> {
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const byId = new Map((await rowsOf(db, some)).map((row) => [row.id, row]));
    yield some.flatMap((id) => byId.get(id) ?? []);
  }
}

function rowsOf(db: Reader, ids: readonly number[]) {
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

export type ApplicantRow = Awaited<ReturnType<typeof rowsOf>>[number];
