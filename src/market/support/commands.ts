import { day } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { type Language, languageNumber } from "#kit/i18n.ts";
import { Problem } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { newKey } from "./keys.ts";
import { cancelAnswer, notifyAdmins, notifyWriter, thank } from "./notify.ts";
import type { ThreadActor } from "./policy.ts";
import { messageMax, type Sender, settledDays, type ThreadKind } from "./terms.ts";
import { lockThread, type MovedThread, moveThread, publishThread } from "./thread-row.ts";

export interface NewThread {
  kind: ThreadKind;
  /** The reported job and the reason (`reportReasons` of jobs). */
  jobId?: number | null;
  reportReasonId?: number;
  /** The signed-in account, if any. */
  accountId?: number | null;
  name: string;
  /** The writer's email address; empty when the writer left none, and then no answer is possible. */
  email: string;
  phone?: string | null;
  company?: string | null;
  subject?: string | null;
  text: string;
  language: Language;
  asOf: Date;
}

/**
 * Opens a thread with its first message: administrators are notified, and the writer of a form gets a
 * confirmation.
 * @returns its id, and the key that opens it for guests; only its hash is stored
 */
export async function openThread(tx: Tx, input: NewThread): Promise<{ id: number; key: string }> {
  const { asOf } = input;
  const person = {
    name: line(input.name).slice(0, 100),
    email: input.email.trim().toLowerCase() || null,
    phone: input.phone ?? null,
    company: input.company ? line(input.company).slice(0, 255) : null,
    subject: input.subject ? line(input.subject).slice(0, 255) : null,
  };
  const text = input.text.trim().slice(0, messageMax);
  const { id } = await tx
    .insertInto("support_threads")
    .values({
      ...person,
      kind: input.kind,
      account_id: input.accountId ?? null,
      job_id: input.jobId ?? null,
      report_reason_id: input.reportReasonId ?? null,
      language: languageNumber[input.language],
      search_key: fold([...Object.values(person), text.slice(0, 1000)].filter(Boolean).join(" ")),
      created_at: asOf,
      last_message_at: asOf,
      waiting_since: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("support_messages")
    .values({ thread_id: id, sender: "visitor", text, at: asOf })
    .execute();
  const key = await newKey(tx, id, asOf);
  await publishThread(tx, id);
  const reportReasonId = input.reportReasonId ?? null;
  const thread = { ...person, id, kind: input.kind, language: input.language, reportReasonId };
  await notifyAdmins(tx, thread, { text, asOf });
  if (input.kind === "contact" || input.kind === "headhunt") await thank(tx, thread, { key, text, asOf });
  return { id, key };
}

/**
 * Adds a message of the writer.
 * @throws Problem 404, 409 `thread_closed`
 */
export async function writeMessage(
  tx: Tx,
  actor: ThreadActor,
  input: { threadId: number; text: string; asOf: Date },
): Promise<void> {
  const { threadId, text, asOf } = input;
  const before = await lockThread(tx, actor, "write", threadId);
  const thread = await moveThread(tx, before, "visitor", "write", {
    last_message_at: asOf,
    waiting_since: before.waiting_since ?? asOf,
  });
  await tx
    .insertInto("support_messages")
    .values({ thread_id: threadId, sender: "visitor", text, at: asOf })
    .execute();
  // An open thread is already in the inbox, so administrators get one mail per question.
  if (before.status !== "open") await notifyAdmins(tx, thread, { text, asOf });
}

/**
 * Adds an administrator's answer. The writer gets it by mail, in a chat only when it was not read there
 * first.
 * @throws Problem 404, 409 `thread_closed`, `no_address`
 */
export async function answerThread(
  tx: Tx,
  actor: AdminActor,
  input: { threadId: number; text: string; asOf: Date },
): Promise<void> {
  const { threadId, text, asOf } = input;
  const before = await lockThread(tx, actor, "answer", threadId);
  if (before.email === null) throw new Problem(409, "no_address");
  const thread = await moveThread(tx, before, "staff", "answer", {
    last_message_at: asOf,
    waiting_since: null,
    // The first person who answers takes care of the thread.
    owner_id: before.owner_id ?? actor.accountId,
  });
  await sendAnswer(tx, actor, thread, { text, asOf });
}

/** Adds an administrator's message to a thread that was moved, and mails it to the writer. */
export async function sendAnswer(
  tx: Tx,
  { accountId, fullName }: AdminActor,
  thread: MovedThread,
  { text, asOf }: { text: string; asOf: Date },
): Promise<void> {
  await tx
    .insertInto("support_messages")
    .values({ thread_id: thread.id, sender: "staff", author_id: accountId, text, at: asOf })
    .execute();
  await readMessages(tx, { threadId: thread.id, by: "staff", asOf });
  await notifyWriter(tx, thread, { text, by: fullName, asOf });
}

/** @throws Problem 404, 409 `thread_closed` */
export async function closeThread(
  tx: Tx,
  actor: AdminActor,
  input: { threadId: number; asOf: Date },
): Promise<void> {
  const thread = await lockThread(tx, actor, "close", input.threadId);
  await moveThread(tx, thread, "staff", "close", { closed_at: input.asOf, waiting_since: null });
}

/** @throws Problem 404, 409 `thread_open` */
export async function reopenThread(
  tx: Tx,
  actor: AdminActor,
  input: { threadId: number; asOf: Date },
): Promise<void> {
  const thread = await lockThread(tx, actor, "reopen", input.threadId);
  await moveThread(tx, thread, "staff", "reopen", {
    closed_at: null,
    waiting_since: input.asOf,
    outcome: null,
    // An agency that has made no client of the request loses it.
    ...(thread.client_id === null && { agency_id: null, handed_over_at: null }),
  });
}

/** Marks the other side's messages as read; an answer that was read in the chat is not mailed. */
export async function readMessages(
  tx: Tx,
  input: { threadId: number; by: Sender; asOf: Date },
): Promise<void> {
  const read = await tx
    .updateTable("support_messages")
    .set({ read_at: input.asOf })
    .where("thread_id", "=", input.threadId)
    .where("sender", "=", input.by === "staff" ? "visitor" : "staff")
    .where("read_at", "is", null)
    .returning("id")
    .execute();
  if (read.length === 0) return;
  if (input.by === "visitor") await cancelAnswer(tx, input.threadId);
  await publishThread(tx, input.threadId);
}

/** Erases the threads of a closed account with all messages. */
export async function eraseThreads(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("support_threads").where("account_id", "=", accountId).execute();
}

/**
 * Prunes guests' threads that were settled long ago, with all messages; an account's threads stay until it is
 * closed.
 * @returns the number of deleted threads
 */
export async function pruneSettled(db: Reader, asOf: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("support_threads")
    .where("status", "=", "closed")
    .where("account_id", "is", null)
    .where("closed_at", "<", new Date(asOf.getTime() - settledDays * day))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Names and subjects are one line: a line break would begin another mail header. */
const line = (text: string): string => text.replace(/\s+/gu, " ").trim();
