import { day } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { userTypes } from "#people/accounts/terms.ts";
import type { figures } from "../contract-moderation.ts";
import { liveJobs } from "../contributions.ts";
import { newDays } from "../terms.ts";

/** Returns figures of the market. Each is counted with an index. */
export async function marketFigures(
  db: Reader,
  _actor: AdminActor,
  asOf: Date,
): Promise<ReplyOf<typeof figures>["data"]> {
  const since = new Date(asOf.getTime() - newDays * day);
  const [jobs, accounts, threads, mails] = await Promise.all([
    db.selectNoFrom(liveJobs(since).as("count")).executeTakeFirstOrThrow(),
    db
      .selectFrom("accounts")
      .select(({ fn }) => ["user_type", fn.countAll<number>().as("count")])
      .where("created_at", ">=", since)
      .where("deleted_at", "is", null)
      .groupBy("user_type")
      .execute(),
    db
      .selectFrom("support_threads")
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere("kind", "=", "job_report").as("reports"),
        fn.countAll<number>().filterWhere("kind", "<>", "job_report").as("others"),
      ])
      .where("status", "=", "open")
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("mails")
      .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
      .where("state", "in", ["queued", "retrying", "failed"])
      .groupBy("state")
      .execute(),
  ]);
  const opened = (type: number) => accounts.find((row) => row.user_type === type)?.count ?? 0;
  const mailsIn = (...states: string[]) =>
    mails.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    id: "figures",
    type: "figures",
    attributes: {
      live_jobs: jobs.count.live,
      new_jobs: jobs.count.fresh,
      new_accounts: { candidates: opened(userTypes.candidate), recruiters: opened(userTypes.recruiter) },
      open_reports: threads.reports,
      open_threads: threads.others,
      mails: { queued: mailsIn("queued", "retrying"), failed: mailsIn("failed") },
    },
  };
}
