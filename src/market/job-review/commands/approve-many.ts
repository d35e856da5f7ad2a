import { type Database, inTransaction } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import type { AdminActor, ConsultantActor } from "#people/accounts/actor.ts";
import { approveJob } from "./decide.ts";

/** Approves jobs, each in its own transaction. @returns the result of each job; `code` is the reason of a refusal */
export async function approveJobs(
  database: Database,
  actor: AdminActor | ConsultantActor,
  jobs: readonly { id: number; version?: number | null | undefined }[],
  asOf: Date,
) {
  const results: { id: string; title: string | null; approved: boolean; code: string | null }[] = [];
  for (const { id, version = null } of jobs) {
    const code = await inTransaction(database, (tx) =>
      approveJob(tx, actor, id, { version, corrections: {} }, asOf),
    ).then(
      () => null,
      (error: unknown) => {
        if (error instanceof Problem) return error.errors[0]?.code ?? "not_found";
        throw error;
      },
    );
    // The title of a job that the reviewer may not read stays hidden.
    const row =
      code === "not_found"
        ? undefined
        : await database.db.selectFrom("jobs").select("title").where("id", "=", id).executeTakeFirst();
    results.push({ id: String(id), title: row?.title ?? null, approved: code === null, code });
  }
  return results;
}
