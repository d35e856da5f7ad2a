import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { cancelMails, queueMail } from "#kit/mail.ts";
import { reportReasons } from "#market/jobs/terms.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { replyBy } from "./hours.ts";
import { newKey } from "./keys.ts";
import { answer, contactThanks, newMessage } from "./mails.ts";
import { inboxGrew } from "./notifications.ts";
import { inboxPaths } from "./paths.ts";
import type { ThreadKind } from "./terms.ts";

/** An answer that is not read in the chat within this time is mailed. */
const awayAfter = 2 * minute;

interface Thread {
  id: number;
  kind: ThreadKind;
  name: string;
  email: string | null;
  company: string | null;
  subject: string | null;
  language: Language;
  reportReasonId: number | null;
}

/** Maximum length of a quotation in a mail. */
const quoted = 1500;

/** Mails the administrators about a waiting message. */
export async function notifyAdmins(
  tx: Tx,
  thread: Thread,
  message: { text: string; asOf: Date },
): Promise<void> {
  const admins = await tx
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language"])
    .where("user_type", "=", userTypes.admin)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const due = replyBy(message.asOf, await holidaysOf(tx)).toISOString();
  for (const admin of admins)
    await queueMail(tx, newMessage, {
      language: languageOf(admin.language),
      to: { email: admin.email, name: admin.full_name, account: admin.id },
      props: {
        kind: thread.kind,
        name: thread.email && thread.name,
        company: thread.company,
        subject: thread.subject,
        reason: reportReasons.find(({ id }) => id === thread.reportReasonId)?.key ?? null,
        text: message.text.slice(0, quoted),
        due,
        path: inboxPaths.thread(thread.id),
      },
    });
  await notify(tx, inboxGrew, {
    to: admins.map(({ id }) => id),
    about: `support:${thread.id}`,
    props: { kind: thread.kind, thread: thread.id },
    at: message.asOf,
  });
}

/** Sends "Thank you for contacting us" (spec §8), with the message and a link to the thread. */
export async function thank(
  tx: Tx,
  thread: Thread,
  message: { key: string; text: string; asOf: Date },
): Promise<void> {
  if (!thread.email) return;
  await queueMail(tx, contactThanks, {
    language: thread.language,
    to: { email: thread.email, name: thread.name },
    props: {
      text: message.text.slice(0, quoted),
      due: replyBy(message.asOf, await holidaysOf(tx)).toISOString(),
      proof: message.key,
    },
  });
}

/**
 * Mails an answer together with earlier ones that are not sent yet; in a chat after a delay, because it may
 * be read there.
 */
export async function notifyWriter(
  tx: Tx,
  thread: Thread,
  reply: { text: string; by: string; asOf: Date },
): Promise<void> {
  if (!thread.email) return;
  const waiting = await cancelMails(tx, answerTopic(thread.id));
  const texts = [...waiting.flatMap(({ props }) => props.texts as string[]), reply.text];
  await queueMail(tx, answer, {
    language: thread.language,
    to: { email: thread.email, name: thread.name },
    props: { by: reply.by, texts, proof: await newKey(tx, thread.id, reply.asOf) },
    ...(thread.kind === "chat" ? { sendAt: new Date(reply.asOf.getTime() + awayAfter) } : {}),
    topic: answerTopic(thread.id),
  });
}

/** Cancels the mail of an answer that was read in the chat. */
export async function cancelAnswer(tx: Tx, threadId: number): Promise<void> {
  await cancelMails(tx, answerTopic(threadId));
}

const answerTopic = (threadId: number): string => `support:answer:${threadId}`;
