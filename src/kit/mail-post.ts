import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import type { Clock } from "./clock.ts";
import type { RenderedMail } from "./mail.ts";

export interface Post {
  /** Resolves when the mail server has accepted the mail, or when its file is written; `signal` aborts. */
  send(
    mail: RenderedMail & { to: { email: string; name: string | null }; id: number },
    signal?: AbortSignal,
  ): Promise<void>;
}

const stampOf = (at: Date) => at.toISOString().replace(/[:.]/g, "-");

/** Limit of the whole SMTP session: a server that sends one byte at a time never reaches `socketTimeout`. */
const conversationMs = 30_000;
/** Mail servers limit connections, so the connections of a burst are closed soon after it. */
const idleMs = 1000;

/**
 * Sends by SMTP when it is configured; otherwise writes each mail as a file to `folder`, sorted by time.
 * @param options.connections number of parallel connections to the mail server; each is reused
 */
export function openPost(options: {
  smtpUrl?: string;
  from: string;
  folder: string;
  clock: Clock;
  connections?: number;
}): Post {
  const transport: Transporter = options.smtpUrl
    ? createTransport({
        url: options.smtpUrl,
        pool: true,
        maxConnections: options.connections,
        idleTimeout: idleMs,
        connectionTimeout: 8000,
        socketTimeout: 15_000,
      } as object)
    : createTransport({ streamTransport: true, buffer: true });
  const host = new URL(`http://${options.from.split("@")[1]?.replace(">", "") ?? "sen.test"}`).hostname;
  return {
    async send(mail, signal) {
      const deadline = AbortSignal.timeout(conversationMs);
      const message = await transport.sendMail({
        from: options.from,
        // A line break in an address would start another header.
        to: {
          name: (mail.to.name ?? "").replace(/[\r\n]+/g, " "),
          address: mail.to.email.replace(/[\s<>,;]/g, ""),
        },
        subject: mail.subject.replace(/[\r\n]+/g, " "),
        html: mail.html,
        text: mail.text,
        ...(mail.calendar && { icalEvent: { filename: "invite.ics", ...mail.calendar } }),
        // The message id is the same on each attempt, so that a server can drop a duplicate.
        messageId: `<mail-${mail.id}@${host}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(mail.unsubscribe && {
            "List-Unsubscribe": `<${mail.unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      } as SendMailOptions);
      if (options.smtpUrl) return;
      const name = `${stampOf(options.clock.now())}-${String(mail.id).padStart(8, "0")}-${randomBytes(3).toString("hex")}.eml`;
      const write = () => writeFile(join(options.folder, `.${name}`), message.message as Buffer);
      await write().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
        await mkdir(options.folder, { recursive: true });
        await write();
      });
      await rename(join(options.folder, `.${name}`), join(options.folder, name));
    },
  };
}

/** Prunes the mails that were written as files before a time. */
export async function pruneMailFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  // A name begins with the time at which the mail was written.
  const stamp = stampOf(before);
  for (const name of names)
    if (/^[\w-]+\.eml$/.test(name) && name < stamp) await rm(join(folder, name), { force: true });
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
