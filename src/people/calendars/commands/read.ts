import { sql } from "kysely";
import { type Database, inTransaction, type Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { kindOf } from "../queries/own.ts";
import { UnreadableCalendar } from "../sources/source.ts";
import { longestWait, readEvery, readSeconds } from "../terms.ts";
import type { CalendarTools } from "../tools.ts";
import { openCalendar, periodAt, sealCalendar, storeHours } from "./calendars.ts";

/** Calendars that are claimed at once, and read beside each other. */
const batch = 20;
/** A run ends after this time, so that runs do not overlap; the rest is read by the next one. */
const longestRunMs = 4 * 60_000;

interface DueCalendar {
  id: number;
  account_id: number;
  kind: number;
  secret: string;
  failures: number;
}

/** Reads the calendars that are due. Several workers never read the same one. */
export async function readDueCalendars(
  database: Database,
  tools: CalendarTools,
  asOf: Date,
): Promise<{ read: number; failed: number }> {
  const begun = performance.now();
  const done = { read: 0, failed: 0 };
  for (;;) {
    const due = await claim(database.db, asOf);
    const results = await Promise.all(due.map((calendar) => readOne(database, tools, calendar, asOf)));
    done.read += results.filter(Boolean).length;
    done.failed += results.filter((isRead) => !isRead).length;
    if (due.length < batch || performance.now() - begun > longestRunMs) return done;
  }
}

/** Reads one calendar of an account now. @throws Problem 404 */
export async function readCalendarNow(
  database: Database,
  tools: CalendarTools,
  { accountId, id, asOf }: { accountId: number; id: number; asOf: Date },
): Promise<void> {
  const calendar = await database.db
    .selectFrom("calendars")
    .select(["id", "account_id", "kind", "secret", "failures"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!calendar) throw notFound();
  await readOne(database, tools, calendar, asOf);
}

/** Returns calendars that are due, and postpones them, so that a worker that dies delays them only. */
async function claim(db: Reader, asOf: Date): Promise<DueCalendar[]> {
  const { rows } = await sql<DueCalendar>`
    UPDATE calendars SET due_at = ${new Date(asOf.getTime() + readEvery)} WHERE id IN (
      SELECT c.id FROM calendars c JOIN accounts u ON u.id = c.account_id
      WHERE c.due_at <= ${asOf} AND u.blocked_at IS NULL
      ORDER BY c.due_at LIMIT ${batch} FOR UPDATE OF c SKIP LOCKED)
    RETURNING id, account_id, kind, secret, failures`.execute(db);
  return rows;
}

/** Reads a calendar and stores its hours. After a failure the hours of the last reading stay. @returns whether it was read */
async function readOne(
  database: Database,
  tools: CalendarTools,
  { id, account_id, kind, secret, failures }: DueCalendar,
  asOf: Date,
): Promise<boolean> {
  try {
    const opened = openCalendar(tools.box, account_id, secret);
    if (opened === null) throw new UnreadableCalendar("calendar_refused");
    const signal = AbortSignal.timeout(readSeconds * 1000);
    const { hours, secret: next } = await tools.readerOf(kindOf(kind))(opened, periodAt(asOf), signal);
    await inTransaction(database, async (tx) => {
      const stored = await tx
        .updateTable("calendars")
        .set({
          read_at: asOf,
          due_at: new Date(asOf.getTime() + readEvery),
          failures: 0,
          failure: null,
          ...(next && { secret: sealCalendar(tools.box, account_id, next) }),
        })
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      // The owner may have removed the calendar meanwhile.
      if (stored) await storeHours(tx, id, hours);
    });
    return true;
  } catch (error) {
    if (!(error instanceof UnreadableCalendar)) throw error;
    const wait = Math.min(readEvery * 2 ** Math.min(failures + 1, 10), longestWait);
    await database.db
      .updateTable("calendars")
      .set({ failures: failures + 1, failure: error.failure, due_at: new Date(asOf.getTime() + wait) })
      .where("id", "=", id)
      .execute();
    return false;
  }
}
