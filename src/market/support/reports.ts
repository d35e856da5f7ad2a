import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { sendAnswer } from "./commands.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { ReportOutcome } from "./terms.ts";
import { lockThread, moveThread } from "./thread-row.ts";

interface Settled {
  outcome: ReportOutcome;
  by: AdminActor;
  asOf: Date;
}

/**
 * Dismisses a report and notifies its writer.
 * @throws Problem 404 also for a thread that is not a report, 409 `thread_closed`
 */
export async function dismissReport(
  tx: Tx,
  actor: AdminActor,
  input: { threadId: number; asOf: Date },
): Promise<void> {
  await settle(tx, input.threadId, { outcome: "dismissed", by: actor, asOf: input.asOf });
}

/** Closes the reports of a job that was taken offline, and notifies their writers. */
export async function settleReports(tx: Tx, settled: Settled & { jobId: number }): Promise<void> {
  const reports = await tx
    .selectFrom("support_threads")
    .select("id")
    .where("job_id", "=", settled.jobId)
    .where("kind", "=", "job_report")
    .where("status", "<>", "closed")
    .orderBy("id")
    .execute();
  for (const { id } of reports) await settle(tx, id, settled);
}

async function settle(tx: Tx, threadId: number, { outcome, by, asOf }: Settled): Promise<void> {
  const before = await lockThread(tx, by, "close", threadId);
  if (before.kind !== "job_report") throw notFound();
  const change = { outcome, closed_at: asOf, waiting_since: null };
  if (before.email === null) return void (await moveThread(tx, before, "staff", "close", change));
  const text = { en, vi }[languageOf(before.language)].outcome_reply[outcome];
  const thread = await moveThread(tx, before, "staff", "close", { ...change, last_message_at: asOf });
  await sendAnswer(tx, by, thread, { text, asOf });
}
