import type { BodyOf, ReplyOf } from "#kit/contract.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { conflict, type FieldError, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { bulk } from "../contract-bulk.ts";
import type { Verb } from "../lifecycle.ts";
import { positionInColumn } from "../queries/applicant.ts";
import { movedBy } from "../queries/moved-by.ts";
import { type FoundApplicant, findAllowed, stagesOf } from "../queries/shared/find.ts";
import { lockToMove } from "../queries/shared/to-move.ts";
import { moveApplicant, whereIs } from "./move.ts";
import { changeApplicantOwner } from "./owner.ts";
import { rejectApplicant, restoreApplicant } from "./reject.ts";
import { silenceMove } from "./status.ts";
import { tagApplicant } from "./tag.ts";

type Item = ReplyOf<typeof bulk>["data"][number];

/**
 * Returns the right that the caller must have for an action. Emails are cancelled by those who may restore (`silenceMove`); owners
 * and tags are changed by those who manage the applicant.
 */
export function verbOf(action: BodyOf<typeof bulk>["action"]): Verb | "manage" {
  if (action === "silence") return "restore";
  return action === "owner" || action === "tag" || action === "untag" ? "manage" : action;
}

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
    const at = input.ids.indexOf(id);
    const [index, seenIn] = [input.new_indexes?.[at] ?? 0, input.from_job_stage_ids?.[at] ?? null];
    try {
      const from = await inTransaction(database, (tx) =>
        handleOne(tx, actor, { ...input, id, index, seenIn }),
      );
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
  input: BodyOf<typeof bulk> & {
    id: number;
    index: number;
    seenIn: number | null;
    jobId: number;
    asOf: Date;
  },
): Promise<Pick<Item, "from_job_stage_id" | "from_index" | "email_at">> {
  const { id, asOf, action, note, words } = input;
  // A move locks the job before the applicant; the other way round, two requests could wait for each other.
  if (input.seenIn !== null) await lockToMove(tx, actor, id);
  const applicant = await findAllowed(tx, actor, id, verbOf(action));
  // The caller may manage an applicant of another job, but the request is about the applicants of one job.
  if (applicant.job_id !== input.jobId) throw new Problem(404, "not_found");
  if (input.seenIn !== null) await assertSeenIn(tx, applicant, input.seenIn);
  const stood = await positionInColumn(tx, applicant);
  const emailAt = await change();
  return {
    from_job_stage_id: String(applicant.stage_id),
    from_index: stood.at,
    email_at: emailAt?.toISOString() ?? null,
  };

  async function change(): Promise<Date | null> {
    if (action === "reject")
      return rejectApplicant(tx, actor, { id, reasonId: input.reason_id ?? 0, note, words, asOf });
    if (action === "restore") return restoreApplicant(tx, actor, { id, asOf });
    if (action === "silence") {
      await silenceMove(tx, actor, id);
      return null;
    }
    if (action === "owner") {
      await changeApplicantOwner(tx, actor, { id, ownerId: input.owner_id ?? null, asOf });
      return null;
    }
    if (action !== "move") {
      await tagApplicant(tx, actor, { id, tag: input.tag ?? "", isOn: action === "tag" });
      return null;
    }
    const stageId = input.job_stage_id ?? 0;
    return (await moveApplicant(tx, actor, { id, stageId, index: input.index, fromStageId: null, asOf }))
      .emailAt;
  }
}

/** @throws Problem 409 `applicant_moved` with the name of the member, if the applicant is in another column than the caller saw */
async function assertSeenIn(tx: Tx, applicant: FoundApplicant, seenIn: number): Promise<void> {
  const now = whereIs(applicant, await stagesOf(tx, applicant.pipeline_id));
  if (now.id === String(seenIn)) return;
  const by = await movedBy(tx, applicant.id);
  throw by === null ? conflict("applicant_state_changed", now) : conflict("applicant_moved", now, { by });
}
