import { sql } from "kysely";
import { enqueue, type Reader, type Tx } from "./db.ts";
import { type Language, languageNumber } from "./i18n.ts";
import type { MailDefinition, MailLane, MailProps } from "./mail-definition.ts";

/** A mail as a command queues it; its texts are the definition's. */
export interface DueMail<Props> {
  language: Language;
  to: { email: string; name: string | null };
  props: Props;
  /** Idempotency key: a second mail with the same key is not queued. */
  onceKey?: string;
  /** Not sent before this time: a rejection can be undone until then. */
  sendAt?: Date;
  /** Its topic: `callOffMails` of the same topic cancels it while it waits. */
  topic?: string;
  /** Whom or what it is about: `forgetMails` of the same removes what it says. */
  about?: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  /** Plain text; each link is on a line of its own. */
  text: string;
  /** The address of the one-click unsubscription, where there is one (RFC 8058). */
  unsubscribe?: string;
}

export type MailRenderer = (
  template: string,
  language: Language,
  props: Record<string, unknown>,
  /** The reader, for the greeting. */
  name: string | null,
) => Promise<RenderedMail>;

/** The same, with the base address of links. */
export type MailRendererFor = (
  template: string,
  language: Language,
  props: Record<string, unknown>,
  publicUrl: string,
  name: string | null,
) => Promise<RenderedMail>;

/**
 * The queues that mails are sent from: a backlog or a slow mail server in one does not delay the other (decision 017).
 */
export const mailJobs = { proof: "mail-proof", other: "mail" } as const satisfies Record<MailLane, string>;

/** A mail with its definition, as a row to be written. */
export type MailRow = ReturnType<typeof mailRow>;

/** Writes the mail into the transaction that causes it; it is sent after the commit. */
export async function queueMail<Props extends MailProps>(
  tx: Tx,
  definition: MailDefinition<Props>,
  mail: DueMail<NoInfer<Props>>,
): Promise<void> {
  await queueRows(tx, [mailRow(definition, mail)]);
}

/** The same for many mails of a kind at once. */
export async function queueMails<Props extends MailProps>(
  tx: Tx,
  definition: MailDefinition<Props>,
  mails: readonly DueMail<NoInfer<Props>>[],
): Promise<void> {
  await queueRows(
    tx,
    mails.map((mail) => mailRow(definition, mail)),
  );
}

/** The same for mails of several kinds: one statement for all of them. */
export async function queueRows(tx: Tx, rows: readonly MailRow[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await tx
    .insertInto("mails")
    .values([...rows])
    .onConflict((conflict) => conflict.column("once_key").doNothing())
    .returning(["id", "lane", "send_at"])
    .execute();
  const delayed = new Set(rows.map(({ send_at }) => send_at?.getTime()));
  for (const { id, lane, send_at } of written)
    enqueue(tx, {
      name: mailJobs[lane as MailLane],
      data: { id },
      startAfter: delayed.has(send_at.getTime()) ? send_at : undefined,
    });
}

/** @returns the mail as a row for `queueRows` */
export function mailRow<Props extends MailProps>(
  { name, lane }: MailDefinition<Props>,
  mail: DueMail<NoInfer<Props>>,
) {
  return {
    template: name,
    language: languageNumber[mail.language],
    to_email: mail.to.email,
    to_name: mail.to.name,
    props: JSON.stringify(mail.props),
    topic: mail.topic ?? null,
    about: mail.about ?? null,
    once_key: mail.onceKey ?? null,
    send_at: mail.sendAt,
    lane,
  };
}

/**
 * Cancels the waiting mails of a topic. A mail that is being sent stays sent and is not returned; if its attempt fails,
 * it is not retried.
 * @returns the canceled mails, oldest first
 */
export async function callOffMails(
  tx: Tx,
  topic: string,
): Promise<{ template: string; props: Record<string, unknown> }[]> {
  const rows = await tx
    .selectFrom("mails")
    .select(["id", "template", "props", "state"])
    .where("topic", "=", topic)
    .where("state", "in", ["queued", "sending", "retrying", "failed"])
    .orderBy("id")
    .forUpdate()
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await tx.updateTable("mails").set({ state: "canceled" }).where("id", "in", ids).execute();
  return rows
    .filter(({ state }) => state !== "sending")
    .map(({ template, props }) => ({ template, props: props as Record<string, unknown> }));
}

/** Removes what mails say about something that is erased; those that wait are canceled. */
export async function forgetMails(tx: Tx, about: readonly string[]): Promise<void> {
  if (about.length === 0) return;
  await tx
    .updateTable("mails")
    .set((eb) => ({
      props: "{}",
      to_name: null,
      state: eb.case().when("state", "=", "sent").then("sent").else("canceled").end(),
    }))
    .where("about", "in", [...about])
    .where(sql<boolean>`props <> '{}'`)
    .execute();
}

/**
 * Removes the contents of finished mails from before a moment; their state is kept.
 * @returns how many mails were changed
 */
export async function pruneMails(db: Reader, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set({ props: "{}", to_name: null })
    .where("state", "in", ["sent", "failed", "canceled"])
    .where("created_at", "<", before)
    .where(sql<boolean>`props <> '{}'`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface LaneBacklog {
  /** Due and not attempted yet. */
  waiting: number;
  /** Age of the oldest of those; 0 when there is none. */
  oldestSeconds: number;
  /** Attempted at least once, waiting for a retry. */
  retrying: number;
}

/** The mails still to be sent, in total and by lane, and the number of failed ones; read from one partial index. */
export async function mailBacklog(
  db: Reader,
): Promise<LaneBacklog & { failed: number; lanes: Record<MailLane, LaneBacklog> }> {
  const { rows } = await sql<{ state: string; lane: MailLane; count: number; age: number }>`
    SELECT state, lane, count(*) AS count, extract(epoch FROM now() - min(send_at))::float8 AS age
    FROM mails WHERE state IN ('queued', 'retrying', 'failed') AND send_at <= now()
    GROUP BY state, lane`.execute(db);
  const of = (state: string, lane: MailLane) => rows.find((row) => row.state === state && row.lane === lane);
  const backlogOf = (lane: MailLane): LaneBacklog => ({
    waiting: of("queued", lane)?.count ?? 0,
    oldestSeconds: of("queued", lane)?.age ?? 0,
    retrying: of("retrying", lane)?.count ?? 0,
  });
  const lanes = { proof: backlogOf("proof"), other: backlogOf("other") };
  return {
    waiting: lanes.proof.waiting + lanes.other.waiting,
    oldestSeconds: Math.max(lanes.proof.oldestSeconds, lanes.other.oldestSeconds),
    retrying: lanes.proof.retrying + lanes.other.retrying,
    failed: (of("failed", "proof")?.count ?? 0) + (of("failed", "other")?.count ?? 0),
    lanes,
  };
}
