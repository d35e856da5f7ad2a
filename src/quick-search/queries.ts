import { sql } from "kysely";
import type { HiringActor } from "#accounts/hiring-scope.ts";
import { visibleApplicants } from "#applications/queries/shared/visible.ts";
import { displayState } from "#jobs/lifecycle.ts";
import { titleLike } from "#jobs/queries/shared/staff-jobs.ts";
import { visibleJobs } from "#jobs/queries/shared/visible.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { containing, foldedColumn } from "#kit/folded.ts";
import { mostFound, type quickSearch } from "./contract.ts";

/** How many of the newest applicants are looked through: folding a name takes about 3 µs. */
const mostRead = 20_000;

/** What somebody who hires may have meant by a few letters; the newest first. */
export async function quickFind(
  db: Reader,
  actor: HiringActor,
  keyword: string,
): Promise<ReplyOf<typeof quickSearch>["data"]> {
  const jobs = await db
    .selectFrom("jobs as j")
    .select(["j.id", "j.title", "j.status", "j.sen_status"])
    .where(visibleJobs(actor))
    .where("j.deleted_at", "is", null)
    .where(titleLike(keyword))
    .orderBy("j.id", "desc")
    .limit(mostFound)
    .execute();
  return {
    id: keyword,
    type: "quick_search",
    attributes: {
      jobs: jobs.map(({ id, title, status, sen_status }) => ({
        ...{ id: String(id), title },
        display_state: displayState(status, sen_status),
      })),
      applicants: await applicantsLike(db, actor, keyword),
    },
  };
}

async function applicantsLike(db: Reader, actor: HiringActor, keyword: string) {
  const name = fold(keyword);
  const folded = foldedColumn("v.full_name");
  const { rows } = await sql<{ id: number; full_name: string; job_title: string }>`
    SELECT v.id, v.full_name, v.job_title FROM (
      SELECT a.id, a.full_name, a.email, a.applied_at, j.title AS job_title
      FROM applicants a JOIN jobs j ON j.id = a.job_id
      WHERE ${visibleApplicants(actor)} AND a.erased_at IS NULL
      ORDER BY a.applied_at DESC LIMIT ${mostRead}) v
    WHERE (${name} <> '' AND ${folded} LIKE ${containing(name)}) OR v.email LIKE ${containing(keyword.toLowerCase())}
    ORDER BY v.applied_at DESC, v.id DESC LIMIT ${mostFound}`.execute(db);
  return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
}
