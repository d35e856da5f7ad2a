import { aboutApplicant } from "#hiring/applications/commands/notify.ts";
import type { Conversation } from "#hiring/applications/queries/shared/conversation.ts";
import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { cancelMails, type DueMail, queueMails } from "#kit/mail.ts";
import { newMessages } from "../mails.ts";
import { awayMinutes, type Side } from "../terms.ts";

const topicOf = (applicantId: number, reader: Side): string => `messages:${applicantId}:${reader}`;
/** What a mail quotes of a long message. */
const quoted = 1500;

/**
 * Copies a message by mail, some minutes after the first one that was not read; what is written until then goes with it, and
 * nothing goes when it was read meanwhile.
 */
export async function copyByMail(
  tx: Tx,
  about: Conversation,
  given: {
    to: Side;
    from: string;
    text: string;
    path: string;
    readers: readonly Pick<DueMail<never, "messages">, "language" | "to">[];
    asOf: Date;
  },
): Promise<void> {
  const { to, from, path, readers, asOf } = given;
  const topic = topicOf(about.id, to);
  const waiting = (await cancelMails(tx, topic))[0]?.props as { texts: string[]; due: string } | undefined;
  const sendAt = waiting ? new Date(waiting.due) : new Date(asOf.getTime() + awayMinutes * minute);
  const texts = [...(waiting?.texts ?? []), given.text.slice(0, quoted)];
  const props = { to, from, job: about.job, texts, path, due: sendAt.toISOString() };
  const copy = { props, topic, sendAt, about: aboutApplicant(about.id) };
  await queueMails(
    tx,
    newMessages,
    readers.map((reader) => ({ ...reader, ...copy })),
  );
}

/** It was read where it is: no copy is sent. */
export async function callOffCopy(tx: Tx, applicantId: number, reader: Side): Promise<void> {
  await cancelMails(tx, topicOf(applicantId, reader));
}
