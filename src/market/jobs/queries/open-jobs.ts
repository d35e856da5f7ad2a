import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { mostOpenJobs, type openJobs } from "../contract-open.ts";
import { inState } from "./shared/staff-jobs.ts";
import { managedJobs } from "./shared/visible.ts";

/** Returns the published jobs that the actor manages, the last approved first. */
export async function openJobsOf(db: Reader, actor: HiringActor): Promise<ReplyOf<typeof openJobs>> {
  const rows = await db
    .selectFrom("jobs as j")
    .select(["j.id", "j.title"])
    .where(managedJobs(actor))
    .where("j.deleted_at", "is", null)
    .where(inState("published"))
    .orderBy("j.approved_at", (by) => by.desc().nullsLast())
    .orderBy("j.id", "desc")
    .limit(mostOpenJobs)
    .execute();
  return { data: rows.map(({ id, title }) => ({ id: String(id), type: "open_job", attributes: { title } })) };
}
