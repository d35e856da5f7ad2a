import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { mailBacklog } from "#kit/mail.ts";
import type { Services } from "#kit/services.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { outlookDays } from "#people/law/terms.ts";
import { addDays, addMonths, dayOf, momentOf } from "#platform/reference/calendar.ts";
import type { operations } from "../contract.ts";
import { agingMost, failedMost, slowCalls, slowMost, statementMax, verificationMonths } from "../terms.ts";

type Attributes = ReplyOf<typeof operations>["data"]["attributes"];

/** Returns what an operator needs to know of the running product. Each figure is read from its own source, at the same time. */
export async function operationsNow(
  { database, queue, storage, config }: Pick<Services, "database" | "queue" | "storage" | "config">,
  _actor: AdminActor,
  asOf: Date,
): Promise<Attributes> {
  const { db } = database;
  const [counts, oldest, failed, mails, ready, free, bytes, behind, slow, backup, aging] = await Promise.all([
    queue.counts(),
    queue.failed.oldest(db),
    queue.failed.list(db, failedMost),
    mailBacklog(db),
    storage.ready(),
    config.STORAGE_URL ? null : freeBytes(config.DATA_DIR),
    databaseBytes(db),
    config.SEARCH_URL ? secondsBehind(db, asOf) : null,
    slowStatements(db),
    newestBackup(db),
    agingVerifications(db, asOf),
  ]);
  const since = new Map(oldest.map((row) => [row.queue, row.since]));
  const laneOf = ({ waiting, oldestSeconds, retrying }: (typeof mails.lanes)["proof"]) => ({
    waiting,
    oldest_seconds: Math.round(oldestSeconds),
    retrying,
  });
  return {
    queues: counts
      .map((row) => ({
        name: row.queue,
        waiting: row.ready,
        delayed: row.delayed,
        active: row.active,
        failed: row.failed,
        oldest: since.get(row.queue) ?? null,
      }))
      .sort((a, b) => b.failed - a.failed || b.waiting - a.waiting || a.name.localeCompare(b.name, "en")),
    failed_jobs: failed.map(({ id, name, tries, error, failedAt, retry }) => ({
      id,
      name,
      tries,
      error,
      failed_at: failedAt,
      retry,
    })),
    mails: { proof: laneOf(mails.lanes.proof), other: laneOf(mails.lanes.other), failed: mails.failed },
    storage: {
      kind: config.STORAGE_URL ? "bucket" : "disk",
      ready,
      free_bytes: free,
      database_bytes: bytes,
    },
    search: { kind: config.SEARCH_URL ? "cluster" : "database", behind_seconds: behind },
    slow_statements: slow,
    backup,
    aging,
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function databaseBytes(db: Reader): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

async function secondsBehind(db: Reader, asOf: Date): Promise<number | null> {
  const row = await db.selectFrom("search_cluster").select("caught_up_at").executeTakeFirst();
  return row ? Math.max(0, Math.round((asOf.getTime() - row.caught_up_at.getTime()) / 1000)) : null;
}

/**
 * Returns the slowest statements of this database, in which values are parameters; null when the extension is missing or not
 * loaded. Statements of other kinds can contain values and are left out.
 */
async function slowStatements(db: Reader): Promise<Attributes["slow_statements"]> {
  const { rows: extensions } =
    await sql`SELECT FROM pg_extension WHERE extname = 'pg_stat_statements'`.execute(db);
  if (extensions.length === 0) return null;
  try {
    const { rows } = await sql<{ statement: string; calls: number; mean_ms: number }>`
      SELECT left(s.query, ${statementMax}::int) AS statement, s.calls, round(s.mean_exec_time::numeric, 1) AS mean_ms
      FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
      WHERE d.datname = current_database() AND s.calls >= ${slowCalls}
        AND s.query ~* '^\\s*(SELECT|WITH|INSERT|UPDATE|DELETE)'
      ORDER BY s.mean_exec_time DESC LIMIT ${slowMost}`.execute(db);
    return rows;
  } catch {
    return null;
  }
}

async function newestBackup(db: Reader): Promise<Attributes["backup"]> {
  const row = await db
    .selectFrom("backups")
    .select(["made_at", "table_count as tables", "row_count as rows"])
    .orderBy("made_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

async function agingVerifications(db: Reader, asOf: Date): Promise<Attributes["aging"]> {
  const soon = momentOf(addMonths(addDays(dayOf(asOf), outlookDays), -verificationMonths));
  const aging = db.selectFrom("companies").where("verified_at", "<", soon).where("blocked_at", "is", null);
  const [companies, { total }] = await Promise.all([
    aging
      .select(["id", "name", "slug", "verified_at"])
      .orderBy("verified_at")
      .orderBy("id")
      .limit(agingMost)
      .execute(),
    aging.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    total,
    companies: companies.map(({ id, name, slug, verified_at }) => ({
      id: String(id),
      name,
      slug,
      verified_at: verified_at as Date,
    })),
  };
}
