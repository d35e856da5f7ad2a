import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import type { JobChange, JobRow } from "#market/jobs/commands/job-row.ts";
import type { AdminActor, ConsultantActor } from "#people/accounts/actor.ts";
import { contentOf } from "../content.ts";

export interface Decision {
  decision: "approve" | "reject";
  reasonId?: number;
  note?: string | null;
  corrected?: readonly string[];
  /** The job before the decision. */
  before: JobRow;
}

/** What a decision replaced: columns of the job, and the content at the decision before it. */
export interface Replaced {
  columns: JobChange;
  earlier: { id: number; content: unknown } | null;
}

/**
 * Stores a decision with the content of the job and what it replaced, and deletes both of the job's earlier
 * decisions.
 */
export async function storeDecision(
  tx: Tx,
  actor: AdminActor | ConsultantActor,
  job: JobRow,
  { decision, reasonId, note, corrected = [], before }: Decision,
  asOf: Date,
): Promise<void> {
  const earlier = await tx
    .selectFrom("job_reviews")
    .select(["id", "content"])
    .where("job_id", "=", job.id)
    .where("content", "is not", null)
    .executeTakeFirst();
  const replaced: Replaced = { columns: replacedColumns(before, job), earlier: earlier ?? null };
  await tx
    .updateTable("job_reviews")
    .set({ content: null, undo: null })
    .where("job_id", "=", job.id)
    .where(sql<boolean>`(content IS NOT NULL OR undo IS NOT NULL)`)
    .execute();
  await tx
    .insertInto("job_reviews")
    .values({
      job_id: job.id,
      company_id: job.company_id,
      decision,
      reason_id: reasonId ?? null,
      note: note ?? null,
      by_id: actor.accountId,
      at: asOf,
      submitted_at: before.submitted_at,
      corrected: [...corrected],
      content: JSON.stringify(contentOf(job)),
      undo: JSON.stringify(replaced),
    })
    .execute();
}

/** Columns that the state and the time of the change decide. A version is never used twice. */
const ownColumns = new Set(["status", "sen_status", "updated_at", "changed_at", "version"]);

function replacedColumns(before: JobRow, after: JobRow): JobChange {
  const same = (name: string) =>
    JSON.stringify(before[name as keyof JobRow]) === JSON.stringify(after[name as keyof JobRow]);
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => !ownColumns.has(name) && !same(name)),
  ) as JobChange;
}
