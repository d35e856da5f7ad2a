import { type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { mostOpenJobs, type openJobs } from "../contract-open.ts";
import { takesPeopleByHand } from "../contributions.ts";
import { inState } from "./shared/staff-jobs.ts";
import { managedJobs } from "./shared/visible.ts";

/**
 * Returns the published jobs that the actor manages, with `by_hand` also the other jobs that take added people. The last approved
 * are first; a job that was never approved counts by its creation.
 */
export async function openJobsOf(
  db: Reader,
  actor: HiringActor,
  { by_hand }: QueryOf<typeof openJobs>,
): Promise<ReplyOf<typeof openJobs>> {
  const published = inState("published");
  const byHand = takesPeopleByHand(sql.ref("j.id"));
  const rows = await db
    .selectFrom("jobs as j")
    .select(["j.id", "j.title"])
    .where(managedJobs(actor))
    .where("j.deleted_at", "is", null)
    .where(by_hand === "true" ? sql<SqlBool>`(${published} OR ${byHand})` : published)
    .orderBy(({ fn }) => fn.coalesce("j.approved_at", "j.created_at"), "desc")
    .orderBy("j.id", "desc")
    .limit(mostOpenJobs)
    .execute();
  return { data: rows.map(({ id, title }) => ({ id: String(id), type: "open_job", attributes: { title } })) };
}
