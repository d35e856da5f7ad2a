import { aboutApplicant } from "#hiring/applications/commands/notify.ts";
import type { Conversation } from "#hiring/applications/queries/shared/conversation.ts";
import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { cancelMails, type DueMail, queueMails } from "#kit/mail.ts";
import { newMessages } from "../mails.ts";
import { awayMinutes, type Side } from "../terms.ts";

const topicOf = (applicantId: number, reader: Side): string => `messages:${applicantId}:${reader}`;
/** The number of characters of a message that a mail quotes. */
const quotedLength = 1500;

/**
 * Queues a mail with an unread message, for some minutes later. Messages that are written until then join the same mail, and
 * reading them cancels it.
 */
export async function copyByMail(
  tx: Tx,
  about: Conversation,
  message: {
    to: Side;
    from: string;
    text: string;
    path: string;
    readers: readonly Pick<DueMail<never, "messages">, "language" | "to">[];
    asOf: Date;
  },
): Promise<void> {
  const { to, from, path, readers, asOf } = message;
  const topic = topicOf(about.id, to);
  const waiting = (await cancelMails(tx, topic))[0]?.props as { texts: string[]; due: string } | undefined;
  const sendAt = waiting ? new Date(waiting.due) : new Date(asOf.getTime() + awayMinutes * minute);
  const texts = [...(waiting?.texts ?? []), message.text.slice(0, quotedLength)];
  const props = { to, from, job: about.job, texts, path, due: sendAt.toISOString() };
  const copy = { props, topic, sendAt, about: aboutApplicant(about.id) };
  await queueMails(
    tx,
    newMessages,
    readers.map((reader) => ({ ...reader, ...copy })),
  );
}

/** Cancels the queued mail, because its messages were read on the site. */
export async function cancelCopy(tx: Tx, applicantId: number, reader: Side): Promise<void> {
  await cancelMails(tx, topicOf(applicantId, reader));
}
