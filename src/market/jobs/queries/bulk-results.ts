import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { FieldError } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { JobEnded } from "../commands/bulk.ts";
import type { bulk } from "../contract-bulk.ts";
import { stateOf } from "../lifecycle.ts";
import { visibleJobs } from "./shared/visible.ts";

/**
 * Returns the outcome of a bulk action for each job: its title, its new state, and the reason of a refusal in the
 * reader's language.
 */
export async function bulkResults(
  db: Reader,
  actor: HiringActor,
  ended: readonly JobEnded[],
  say: (error: FieldError) => string,
): Promise<ReplyOf<typeof bulk>> {
  const rows = await db
    .selectFrom("jobs as j")
    .select(["j.id", "j.title", "j.status", "j.sen_status"])
    .where(
      "j.id",
      "in",
      ended.map(({ id }) => id),
    )
    .where("j.deleted_at", "is", null)
    .where(visibleJobs(actor))
    .execute();
  const jobs = new Map(rows.map((row) => [row.id, row]));
  return {
    data: ended.map(({ id, refused }) => {
      const job = jobs.get(id);
      return {
        id: String(id),
        title: job?.title ?? null,
        ok: refused === null,
        display_state: job ? stateOf(job) : null,
        code: refused?.code ?? null,
        detail: refused && say(refused),
      };
    }),
    meta: { done: ended.filter(({ refused }) => refused === null).length },
  };
}
