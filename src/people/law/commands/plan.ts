import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { conflict, notFound, Problem } from "#kit/problem.ts";
import { addDays, dayOf, daysFrom } from "#platform/reference/calendar.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import type { LawKind } from "#platform/reference/terms.ts";
import { type LawChange, lawDependents } from "../events.ts";
import { type StoredRow, storedRows } from "../queries/shared/rows.ts";
import { type Dependent, holidayDaysMax } from "../terms.ts";

export interface Period {
  from_day: string;
  to_day: string | null;
}

/** A row whose last day moves, so that neither gap nor overlap arises. */
export interface Moved {
  id: number;
  to_day: string | null;
}

/** Locks the rows of a kind, and returns those of a line that count, the oldest first. */
export async function lockLine(tx: Tx, kind: LawKind, series: string): Promise<StoredRow[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`law:${kind}`}, 0))`.execute(tx);
  return storedRows(tx)
    .where("l.kind", "=", kind)
    .where("l.series", "=", series)
    .where("l.ended_at", "is", null)
    .orderBy("l.from_day")
    .execute();
}

/** Locks the rows of a kind and returns one of them. @throws Problem 404, 409 `law_changed` for another version */
export async function lockRow(
  tx: Tx,
  { kind, id, version }: { kind: LawKind; id: number; version: number },
): Promise<{ row: StoredRow; others: StoredRow[] }> {
  const known = await storedRows(tx).where("l.id", "=", id).where("l.kind", "=", kind).executeTakeFirst();
  if (!known) throw notFound();
  const line = await lockLine(tx, kind, known.series);
  const row = line.find((other) => other.id === id);
  if (!row || row.version !== version) {
    const now = await storedRows(tx).where("l.id", "=", id).executeTakeFirstOrThrow();
    throw conflict("law_changed", { version: now.version });
  }
  return { row, others: line.filter((other) => other !== row) };
}

/** @throws Problem 422 `law_not_future` */
export function assertFuture({ from_day }: Pick<Period, "from_day">, asOf: Date): void {
  if (from_day <= dayOf(asOf)) throw new Problem(422, { code: "law_not_future", pointer: "/from_day" });
}

const overlap = (date: string, pointer: string, now: unknown) =>
  new Problem(409, { code: "period_overlap", pointer, values: { date } }, { meta: { now } });
const gap = (date: string, pointer: string) =>
  new Problem(409, { code: "period_gap", pointer, values: { date } }, { meta: { now: { date } } });

/**
 * Fits holidays among the others: a day has one holiday.
 * @throws Problem 409 `period_overlap`, 422 `law_holiday_long`
 */
export function fitHoliday(others: readonly StoredRow[], { from_day, to_day }: Period): Period {
  const last = to_day ?? from_day;
  if (daysFrom(from_day, last) >= holidayDaysMax)
    throw new Problem(422, {
      code: "law_holiday_long",
      pointer: "/to_day",
      values: { max: holidayDaysMax },
    });
  const covered = others.find((other) => other.from_day <= last && (other.to_day ?? last) >= from_day);
  if (covered) {
    const date = covered.from_day > from_day ? covered.from_day : from_day;
    throw overlap(date, "/from_day", { id: covered.id });
  }
  return { from_day, to_day: last };
}

/**
 * Fits a period into a line without gap and overlap. An open row before it ends on the day before; without a last day, the period
 * lasts until the next row.
 * @param follows the row that gives way by moving its end; an edited row has one
 * @throws Problem 409 `period_overlap` or `period_gap`
 */
export function fitLine(
  others: readonly StoredRow[],
  { from_day, to_day }: Period,
  follows: StoredRow | undefined,
): { period: Period; moved: Moved[] } {
  const before = others.findLast((other) => other.from_day <= from_day);
  const next = others.find((other) => other.from_day > from_day);
  const end = addDays(from_day, -1);
  const moves = before && (before === follows || before.to_day === null);
  if (follows && before !== follows) throw overlap(from_day, "/from_day", { id: before?.id ?? follows.id });
  if (before && (before.from_day === from_day || (!moves && (before.to_day ?? from_day) >= from_day)))
    throw overlap(from_day, "/from_day", { id: before.id });
  if (before?.to_day && !moves && before.to_day < end) throw gap(addDays(before.to_day, 1), "/from_day");
  const most = next ? addDays(next.from_day, -1) : null;
  const last = to_day ?? most;
  if (next && most && last && last > most) throw overlap(next.from_day, "/to_day", { id: next.id });
  if (most && last && last < most) throw gap(addDays(last, 1), "/to_day");
  const moved = before && moves && before.to_day !== end ? [{ id: before.id, to_day: end }] : [];
  return { period: { from_day, to_day: last }, moved };
}

/** Counts what a change applies to, in the rooms that own it; zeros are left out. */
export async function effectsOf(
  tx: Tx,
  { kind, series }: { kind: LawKind; series: string },
  { before, after }: { before: Period | null; after: Period | null },
  asOf: Date,
): Promise<{ what: Dependent; count: number }[]> {
  const holidays = await holidaysOf(tx);
  const changed = new Set(holidays);
  if (kind === "holidays") {
    for (const day of daysOf(before)) changed.delete(day);
    for (const day of daysOf(after)) changed.add(day);
  }
  const starts = [before?.from_day, after?.from_day].filter((day) => day !== undefined).sort();
  const ends = [before, after].flatMap((period) => (period ? [period.to_day] : []));
  const change: LawChange = {
    kind,
    series,
    from: starts[0] ?? dayOf(asOf),
    to: ends.includes(null) ? null : (ends.sort().at(-1) ?? null),
    holidays: { before: holidays, after: changed },
  };
  const effects = [];
  for (const { what, count } of lawDependents().filter(({ kinds }) => kinds.includes(kind)))
    effects.push({ what, count: await count(tx, change, asOf) });
  return effects.filter(({ count }) => count > 0);
}

function daysOf(period: Period | null): string[] {
  if (!period) return [];
  const length = daysFrom(period.from_day, period.to_day ?? period.from_day) + 1;
  return Array.from({ length }, (_, index) => addDays(period.from_day, index));
}
