import { publish, type Tx, transition } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import { isOpenRequest, type ThreadVerb, threadLife } from "./lifecycle.ts";
import { may, type ThreadActor } from "./policy.ts";
import type { ReportOutcome, Sender, ThreadKind, ThreadStatus } from "./terms.ts";

/**
 * Locks a thread for `verb`.
 * @throws Problem 404 when it is absent or another person's, 403 for a verb of the other side
 */
export async function lockThread(tx: Tx, actor: ThreadActor, verb: ThreadVerb, id: number) {
  const thread = await tx
    .selectFrom("support_threads")
    .select(["id", "account_id", "status", "email", "waiting_since", "kind", "language", "client_id"])
    .select("owner_id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!thread) throw notFound();
  assertAllowed(may(actor, verb, { id, accountId: thread.account_id }));
  return thread;
}

interface Change {
  last_message_at?: Date;
  outcome?: ReportOutcome | null;
  waiting_since: Date | null;
  closed_at?: Date | null;
  agency_id?: number | null;
  handed_over_at?: Date | null;
  owner_id?: number;
}

/** @throws Problem 409 when the thread's status does not allow it */
export async function moveThread(
  tx: Tx,
  thread: Awaited<ReturnType<typeof lockThread>>,
  side: Sender,
  verb: ThreadVerb,
  change: Change,
) {
  const { id } = thread;
  const status = thread.status as ThreadStatus;
  const to = threadLife.check(verb, side, status, {
    reachable: thread.email !== null,
    isOpenRequest: isOpenRequest(thread),
  });
  const row = await transition(
    tx,
    "support_threads",
    id,
    { from: { status }, to: { status: to }, set: { ...change } },
    {
      code: threadLife.refusalOf(verb),
      now: async () => status,
    },
  );
  await publishThread(tx, id);
  return {
    ...row,
    kind: row.kind as ThreadKind,
    language: languageOf(row.language),
    reportReasonId: row.report_reason_id,
  };
}

/** A thread as `moveThread` returns it. */
export type MovedThread = Awaited<ReturnType<typeof moveThread>>;

/** Notifies open windows of the thread and of the inbox. */
export async function publishThread(tx: Tx, id: number): Promise<void> {
  await publish(tx, threadTopic(id));
  await publish(tx, inboxTopic);
}

export const threadTopic = (id: number): string => `support:${id}`;
export const inboxTopic = "support";
