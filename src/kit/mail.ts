import { sql } from "kysely";
import { enqueue, type Reader, type Tx } from "./db.ts";
import { type Language, languageNumber } from "./i18n.ts";
import type { MailDefinition, MailGroup, MailLane, MailProps, MailTexts } from "./mail-definition.ts";
import type { NotificationGroup } from "./notification-definition.ts";

/**
 * The reader of a mail; without an address no mail is queued. For mails that readers can switch off, `account`
 * must be given: null for a reader without one.
 */
export type MailReader<Group extends MailGroup = MailGroup> = {
  email: string | null;
  name: string | null;
} & ((Group extends "needed" ? { account?: number | null } : never) | { account: number | null });

/** A mail to queue; its texts come from the definition. */
export interface DueMail<Props, Group extends MailGroup = MailGroup> {
  language: Language;
  to: MailReader<Group>;
  props: Props;
  /** Idempotency key: a second mail with the same key is not queued. */
  onceKey?: string;
  /** The earliest time of sending: until then, a rejection can be undone. */
  sendAt?: Date;
  /** Topic of the mail: `cancelMails` with the same topic cancels it before it is sent. */
  topic?: string;
  /** The person or thing that the mail is about: `eraseMails` with the same value erases its content. */
  about?: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  /** The mail as plain text; each link is on a line of its own. */
  text: string;
  /** Address of the one-click unsubscription, if any (RFC 8058). */
  unsubscribe?: string;
  /** An event for the reader's calendar (RFC 6047). */
  calendar?: MailCalendar;
}

export interface MailCalendar {
  method: "REQUEST" | "CANCEL";
  /** The event as an iCalendar file (RFC 5545). */
  content: string;
}

export type MailRenderer = (
  template: string,
  language: Language,
  props: Record<string, unknown>,
  /** The reader: the name for the greeting, and the account for the link that switches the mail's group off. */
  reader: { name: string | null; account: number | null; email: string },
) => Promise<RenderedMail>;

/** Returns the renderer for a base address of links. */
export type MailRendererFor = (
  template: string,
  language: Language,
  props: Record<string, unknown>,
  publicUrl: string,
  name: string | null,
  switchOff: SwitchOff,
  envelope: MailEnvelope,
) => Promise<RenderedMail>;

/** Facts of the mail that its calendar event needs. */
export interface MailEnvelope {
  from: string;
  to: string;
  asOf: Date;
}

/**
 * Returns the addresses that switch a group of mails off for the reader; null for a reader without an
 * account.
 */
export type SwitchOff = ((group: NotificationGroup) => { page: string; oneClick: string }) | null;

/** The queues of mails: a backlog or a slow mail server in one does not delay the other (decision 017). */
export const mailJobs = { proof: "mail-proof", other: "mail" } as const satisfies Record<MailLane, string>;

/** A mail with its definition, as a row of `mails`. */
export type MailRow = ReturnType<typeof mailRow>;

/**
 * Writes the mail into the transaction that causes it; it is sent after the commit. A mail that its reader
 * has switched off is not queued. An account that is closing receives only `needed` mails.
 * @returns whether it was queued
 */
export async function queueMail<Props extends MailProps, Group extends MailGroup>(
  tx: Tx,
  definition: MailDefinition<Props, MailTexts, Group>,
  mail: DueMail<NoInfer<Props>, NoInfer<Group>>,
): Promise<boolean> {
  return (await queueRows(tx, [mailRow(definition, mail)])) > 0;
}

/** Queues many mails of one kind. */
export async function queueMails<Props extends MailProps, Group extends MailGroup>(
  tx: Tx,
  definition: MailDefinition<Props, MailTexts, Group>,
  mails: readonly DueMail<NoInfer<Props>, NoInfer<Group>>[],
): Promise<void> {
  await queueRows(
    tx,
    mails.map((mail) => mailRow(definition, mail)),
  );
}

/** Queues mails of several kinds with one statement. @returns the number of queued mails */
export async function queueRows(tx: Tx, rows: readonly MailRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { rows: written } = await sql<{ id: number; lane: MailLane; send_at: Date }>`
    INSERT INTO mails (template, lane, language, to_email, to_name, account_id, props, topic, about, once_key, send_at)
    SELECT template, lane, language, to_email, to_name, account_id, props, topic, about, once_key, coalesce(send_at, now())
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS m (template text, lane text, group_key text, language smallint,
      to_email text, to_name text, account_id bigint, props jsonb, topic text, about text, once_key text,
      send_at timestamptz)
    WHERE to_email IS NOT NULL AND NOT EXISTS (SELECT FROM notification_choices c
      WHERE c.account_id = m.account_id AND c.group_key = m.group_key AND c.channel = 'mail')
      AND (m.group_key = 'needed' OR NOT EXISTS (SELECT FROM accounts a WHERE a.id = m.account_id AND a.closes_at IS NOT NULL))
    ON CONFLICT (once_key) DO NOTHING
    RETURNING id, lane, send_at`.execute(tx);
  const delayed = new Set(rows.map(({ send_at }) => send_at?.getTime()));
  for (const { id, lane, send_at } of written)
    enqueue(tx, {
      name: mailJobs[lane],
      data: { id },
      startAfter: delayed.has(send_at.getTime()) ? send_at : undefined,
    });
  return written.length;
}

/** @returns the mail as a row for `queueRows` */
export function mailRow<Props extends MailProps, Group extends MailGroup>(
  { name, lane, group }: MailDefinition<Props, MailTexts, Group>,
  { language, to, props, ...mail }: DueMail<NoInfer<Props>, NoInfer<Group>>,
) {
  return {
    template: name,
    lane,
    group_key: group as MailGroup,
    language: languageNumber[language],
    to_email: to.email,
    to_name: to.name,
    account_id: to.account,
    props: props as MailProps,
    topic: mail.topic,
    about: mail.about,
    once_key: mail.onceKey,
    send_at: mail.sendAt,
  };
}

/**
 * Cancels the waiting mails of topics. A mail that is being sent stays sent and is not returned; if its attempt fails,
 * it is not retried.
 * @returns the canceled mails, oldest first
 */
export async function cancelMails(tx: Tx, ...topics: readonly string[]): Promise<CanceledMail[]> {
  const { rows } = await sql<CanceledMail & { id: number; state: string }>`
    WITH waiting AS (
      SELECT id, template, topic, props, state FROM mails
      WHERE topic = any(${topics}::text[]) AND state IN ('queued', 'sending', 'retrying', 'failed')
      ORDER BY id FOR UPDATE)
    UPDATE mails SET state = 'canceled' FROM waiting WHERE mails.id = waiting.id
    RETURNING waiting.id, waiting.template, waiting.topic, waiting.props, waiting.state`.execute(tx);
  return rows
    .filter(({ state }) => state !== "sending")
    .toSorted((a, b) => a.id - b.id)
    .map(({ template, topic, props }) => ({ template, topic, props }));
}

interface CanceledMail {
  template: string;
  topic: string | null;
  props: Record<string, unknown>;
}

/** Erases the content of mails about erased persons and things; waiting ones are canceled. */
export async function eraseMailContent(tx: Tx, about: readonly string[]): Promise<void> {
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
 * Prunes the contents of mails that were finished before a time; their state stays.
 * @returns the number of changed mails
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
  /** Number of mails that are due and not attempted yet. */
  waiting: number;
  /** Age of the oldest waiting mail in seconds; 0 without one. */
  oldestSeconds: number;
  /** Number of mails that wait for a retry after at least one attempt. */
  retrying: number;
}

/** Counts the mails to be sent, in total and by lane, and the failed ones; it reads one partial index. */
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
