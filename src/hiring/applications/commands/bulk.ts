import type { BodyOf, ReplyOf } from "#kit/contract.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { type FieldError, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { bulk } from "../contract-bulk.ts";
import type { Verb } from "../lifecycle.ts";
import { positionInColumn } from "../queries/applicant.ts";
import { findAllowed } from "../queries/shared/find.ts";
import { moveApplicant } from "./move.ts";
import { rejectApplicant, restoreApplicant } from "./reject.ts";
import { silenceMove } from "./status.ts";

type Item = ReplyOf<typeof bulk>["data"][number];

/** Returns the verb that the caller must be allowed for an action. Emails are cancelled by those who may restore (`silenceMove`). */
export const verbOf = (action: BodyOf<typeof bulk>["action"]): Verb =>
  action === "silence" ? "restore" : action;

/**
 * Runs one action on many applicants of a job, each in an own transaction. The last applicant is first: each one moves to the
 * top of its column, so the column has them in the order of `ids`.
 * @returns the result of each, in the order of `ids`
 */
export async function handleMany(
  database: Database,
  actor: HiringActor,
  input: BodyOf<typeof bulk> & { jobId: number; asOf: Date },
  textOf: (error: FieldError) => string,
): Promise<Item[]> {
  const items: Item[] = [];
  for (const id of [...new Set(input.ids)].reverse()) {
    const item = { id: String(id), from_job_stage_id: null, from_index: null, email_at: null };
    const index = input.new_indexes?.[input.ids.indexOf(id)] ?? 0;
    try {
      const from = await inTransaction(database, (tx) => handleOne(tx, actor, { ...input, id, index }));
      items.unshift({ ...item, ok: true, code: null, detail: null, ...from });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const refused = error.errors[0] ?? { code: "invalid" };
      items.unshift({ ...item, ok: false, code: refused.code, detail: textOf(refused) });
    }
  }
  return items;
}

async function handleOne(
  tx: Tx,
  actor: HiringActor,
  input: BodyOf<typeof bulk> & { id: number; index: number; jobId: number; asOf: Date },
): Promise<Pick<Item, "from_job_stage_id" | "from_index" | "email_at">> {
  const { id, asOf, action, note } = input;
  const applicant = await findAllowed(tx, actor, id, verbOf(action));
  // The caller may manage an applicant of another job, but the request is about the applicants of one job.
  if (applicant.job_id !== input.jobId) throw new Problem(404, "not_found");
  const stood = await positionInColumn(tx, applicant);
  const emailAt = await change();
  return {
    from_job_stage_id: String(applicant.stage_id),
    from_index: stood.at,
    email_at: emailAt?.toISOString() ?? null,
  };

  async function change(): Promise<Date | null> {
    if (action === "reject")
      return rejectApplicant(tx, actor, { id, reasonId: input.reason_id ?? 0, note, asOf });
    if (action === "restore") return restoreApplicant(tx, actor, { id, asOf });
    if (action === "silence") {
      await silenceMove(tx, actor, id);
      return null;
    }
    const stageId = input.job_stage_id ?? 0;
    return (await moveApplicant(tx, actor, { id, stageId, index: input.index, fromStageId: null, asOf }))
      .emailAt;
  }
}
