import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { createTransport, type Transporter } from "nodemailer";
import type { Clock } from "./clock.ts";
import { type Database, enqueue, type Reader, type Tx } from "./db.ts";
import { type Language, languageNumber, languageOf } from "./i18n.ts";

/** A mail that is due, as a command queues it; its words are the template's. */
export interface DueMail {
  template: string;
  language: Language;
  to: { email: string; name: string | null };
  props: Record<string, unknown>;
  /** One fact causes one mail: a second one with the same key is not queued. */
  onceKey?: string;
  /** Not before this moment: a rejection can be undone until then. */
  sendAt?: Date;
  /** What it is about; while it waits, `callOffMails` of the same topic stops it. */
  topic?: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  /** Plain text; each link stands on a line of its own. */
  text: string;
  /** The address that ends such mails by one press, where there is one (RFC 8058). */
  unsubscribe?: string;
}

export type MailRenderer = (
  template: string,
  language: Language,
  props: Record<string, unknown>,
) => Promise<RenderedMail>;

/** The same, with the address that links in mails begin with. */
export type MailRendererFor = (
  ...args: [...Parameters<MailRenderer>, publicUrl: string]
) => Promise<RenderedMail>;

export const mailJob = "mail";

/** Writes the mail into the transaction that causes it; it is sent after the commit. */
export async function queueMail(tx: Tx, mail: DueMail): Promise<void> {
  const row = await tx
    .insertInto("mails")
    .values({
      template: mail.template,
      language: languageNumber[mail.language],
      to_email: mail.to.email,
      to_name: mail.to.name,
      props: JSON.stringify(mail.props),
      once_key: mail.onceKey ?? null,
      topic: mail.topic ?? null,
    })
    .onConflict((conflict) => conflict.column("once_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) enqueue(tx, { name: mailJob, data: { id: row.id }, startAfter: mail.sendAt });
}

/** The same for many mails at once, each of which is due now. */
export async function queueMails(
  tx: Tx,
  mails: readonly Omit<DueMail, "onceKey" | "sendAt">[],
): Promise<void> {
  if (mails.length === 0) return;
  const rows = await tx
    .insertInto("mails")
    .values(
      mails.map((mail) => ({
        template: mail.template,
        language: languageNumber[mail.language],
        to_email: mail.to.email,
        to_name: mail.to.name,
        props: JSON.stringify(mail.props),
        topic: mail.topic ?? null,
      })),
    )
    .returning("id")
    .execute();
  for (const { id } of rows) enqueue(tx, { name: mailJob, data: { id } });
}

/**
 * Stops the mails of a topic that still wait; one that is being sent right now is waited for and stays sent.
 * @returns what was stopped, oldest first
 */
export async function callOffMails(
  tx: Tx,
  topic: string,
): Promise<{ template: string; props: Record<string, unknown> }[]> {
  const rows = await tx
    .updateTable("mails")
    .set({ state: "canceled" })
    .where("topic", "=", topic)
    .where("state", "in", ["queued", "failed"])
    .returning(["id", "template", "props"])
    .execute();
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ template, props }) => ({ template, props: props as Record<string, unknown> }));
}

/**
 * Of mails from before a moment that wait no more, only what became of them is kept: what they said is forgotten.
 * @returns how many those were
 */
export async function forgetMails(db: Reader, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set({ props: "{}", to_name: null })
    .where("state", "<>", "queued")
    .where("created_at", "<", before)
    .where(sql<boolean>`props <> '{}'`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface Post {
  send(mail: RenderedMail & { to: { email: string; name: string | null }; id: number }): Promise<void>;
}

/** SMTP when there is an address for it; otherwise each mail is a file in `folder`, newest last by name. */
export function openPost(options: { smtpUrl?: string; from: string; folder: string; clock: Clock }): Post {
  const transport: Transporter = options.smtpUrl
    ? createTransport({ url: options.smtpUrl, connectionTimeout: 8000, socketTimeout: 15_000 } as object)
    : createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const message = await transport.sendMail({
        from: options.from,
        // A line break in an address would be another header.
        to: {
          name: (mail.to.name ?? "").replace(/[\r\n]+/g, " "),
          address: mail.to.email.replace(/[\s<>,;]/g, ""),
        },
        subject: mail.subject.replace(/[\r\n]+/g, " "),
        html: mail.html,
        text: mail.text,
        messageId: `<mail-${mail.id}@${new URL(`http://${options.from.split("@")[1]?.replace(">", "") ?? "sen.test"}`).hostname}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(mail.unsubscribe && {
            "List-Unsubscribe": `<${mail.unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
      if (options.smtpUrl) return;
      await mkdir(options.folder, { recursive: true });
      const stamp = options.clock.now().toISOString().replace(/[:.]/g, "-");
      const name = `${stamp}-${String(mail.id).padStart(8, "0")}-${randomBytes(3).toString("hex")}.eml`;
      await writeFile(join(options.folder, `.${name}`), message.message as Buffer);
      await rename(join(options.folder, `.${name}`), join(options.folder, name));
    },
  };
}

/** The mails written as files, newest first, for `/dev/mail`. */
export async function listMailFiles(
  folder: string,
  limit = 100,
): Promise<{ name: string; content: string }[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => /^[\w-]+\.eml$/.test(name))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(
    newest.map(async (name) => ({ name, content: await readFile(join(folder, name), "utf8") })),
  );
}

/**
 * Sends one queued mail. The row is locked meanwhile, so that a job that runs twice sends once; a failure is written down
 * and thrown, and the queue tries again with growing pauses.
 */
export async function sendMail(
  database: Database,
  post: Post,
  render: MailRenderer,
  id: number,
  asOf: Date,
): Promise<void> {
  const failure = await database.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("mails")
      .selectAll()
      .where("id", "=", id)
      .where("state", "in", ["queued", "failed"])
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return null;
    try {
      const rendered = await render(
        row.template,
        languageOf(row.language),
        row.props as Record<string, unknown>,
      );
      await post.send({ ...rendered, to: { email: row.to_email, name: row.to_name }, id: row.id });
      await tx
        .updateTable("mails")
        // What proves something is in the mail now, and nowhere else.
        .set({ state: "sent", sent_at: asOf, attempts: row.attempts + 1, props: sql`props - 'proof'` })
        .where("id", "=", id)
        .execute();
      return null;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      await tx
        .updateTable("mails")
        .set({ state: "failed", attempts: row.attempts + 1, error: text.slice(0, 1000) })
        .where("id", "=", id)
        .execute();
      return error;
    }
  });
  if (failure) throw failure;
}
