import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Clock } from "./clock.ts";
import { type Database, type Db, isUnavailable } from "./db.ts";
import { groupCommit } from "./group-commit.ts";
import { languageOf } from "./i18n.ts";
import type { MailRenderer } from "./mail.ts";
import type { Post } from "./mail-post.ts";
import type { JobRun } from "./queue.ts";

interface Claim {
  id: number;
  /** Number of the run of the mail's job. */
  run: number;
}

interface Claimed {
  id: number;
  template: string;
  language: number;
  to_email: string;
  to_name: string | null;
  account_id: number | null;
  props: Record<string, unknown>;
}

interface Outcome extends Claim {
  state: "sent" | "retrying" | "failed";
  error: string | null;
  at: Date;
}

/**
 * Sends queued mails by id, each once. A run of its job claims a mail; only a later run of the same job may
 * take it over, which the queue starts when this one has died. During SMTP neither a database connection nor
 * a lock is open. Mails are claimed and recorded in groups, so a sender uses at most two connections. A
 * failure is recorded and thrown, and the queue retries with increasing pauses; after the last run the mail
 * is `failed` (decision 017).
 */
export function mailSender(options: {
  database: Database;
  post: Post;
  render: MailRenderer;
  clock: Clock;
}): (id: number, run: JobRun) => Promise<void> {
  const { database, post, render, clock } = options;
  const take = groupCommit((asked: Claim[]) => takeMails(database.db, asked));
  const settle = groupCommit(async (outcomes: Outcome[]) => {
    await whenBack(() => settleMails(database.db, outcomes));
    return outcomes;
  });
  return async (id, run) => {
    const claim = { id, run: run.number };
    const row = await take(claim);
    if (!row) return;
    try {
      const rendered = await render(row.template, languageOf(row.language), row.props, {
        name: row.to_name,
        account: row.account_id,
        email: row.to_email,
      });
      await post.send({ ...rendered, to: { email: row.to_email, name: row.to_name }, id }, run.signal);
    } catch (error) {
      const text = (error instanceof Error ? error.message : String(error)).replaceAll("\0", "");
      const state = run.isLast ? "failed" : "retrying";
      await settle({ ...claim, state, error: text.slice(0, 1000), at: clock.now() });
      throw error;
    }
    await settle({ ...claim, state: "sent", error: null, at: clock.now() });
  };
}

/** Rows are locked in the order of their ids, like in `cancelMails`. */
async function takeMails(db: Db, asked: Claim[]): Promise<(Claimed | undefined)[]> {
  const { rows } = await sql<Claimed>`
    WITH due AS (
      SELECT m.id, asked.run
      FROM json_to_recordset(${JSON.stringify(asked)}::json) AS asked (id bigint, run smallint) JOIN mails m USING (id)
      WHERE m.state IN ('queued', 'retrying', 'failed') OR (m.state = 'sending' AND m.run < asked.run)
      ORDER BY m.id FOR UPDATE OF m
    )
    UPDATE mails m SET state = 'sending', run = due.run, attempts = attempts + 1 FROM due WHERE m.id = due.id
    RETURNING m.id, m.template, m.language, m.to_email, m.to_name, m.account_id, m.props`.execute(db);
  const taken = new Map(rows.map((row) => [row.id, row]));
  return asked.map(({ id }) => {
    const row = taken.get(id);
    taken.delete(id);
    return row;
  });
}

/** A mail canceled while it was being sent stays sent; if sending failed, it stays canceled. */
async function settleMails(db: Db, outcomes: Outcome[]): Promise<void> {
  await sql`
    WITH settled AS (
      SELECT m.id, CASE WHEN o.state = 'sent' THEN 'sent' WHEN m.state = 'canceled' THEN 'canceled' ELSE o.state END AS state,
        o.error, CASE WHEN o.state = 'sent' THEN o.at END AS sent_at
      FROM json_to_recordset(${JSON.stringify(outcomes)}::json)
        AS o (id bigint, run smallint, state text, error text, at timestamptz) JOIN mails m USING (id)
      WHERE m.run = o.run AND m.state IN ('sending', 'canceled')
      ORDER BY m.id FOR UPDATE OF m
    )
    UPDATE mails m SET state = s.state, sent_at = s.sent_at, error = coalesce(s.error, m.error),
      -- What proves something is in the mail now, and nowhere else.
      props = CASE WHEN s.state = 'sent' THEN m.props - 'proof' ELSE m.props END
    FROM settled s WHERE m.id = s.id`.execute(db);
}

const triesWhileAway = 10;

/**
 * Retries the recording of results: without it, a restart of the database would cause accepted mails to be
 * sent again.
 */
async function whenBack(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === triesWhileAway || !isUnavailable(error)) throw error;
      await sleep(1000);
    }
  }
}
