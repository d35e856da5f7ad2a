import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { conflict, Problem } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import {
  checkLawRow,
  editLawRow,
  endLawRow,
  insertLawRow,
  moveLawRows,
} from "#platform/reference/commands/law-rows.ts";
import type { LawKind } from "#platform/reference/terms.ts";
import { lawChanged } from "../events.ts";
import type { StoredRow } from "../queries/shared/rows.ts";
import type { Dependent } from "../terms.ts";
import {
  assertFuture,
  effectsOf,
  fitHoliday,
  fitLine,
  lockLine,
  lockRow,
  type Moved,
  type Period,
} from "./plan.ts";

interface Values {
  data: object;
  source: string;
  source_url: string | null;
}

/** The outcome of a change: a preview has the same effects as the change and writes nothing. */
export interface Changed {
  /** The id of the row after the change; null for a preview of a new row. */
  id: number | null;
  effects: { what: Dependent; count: number }[];
  moved: Moved[];
}

interface Call {
  kind: LawKind;
  preview: boolean;
  asOf: Date;
}
type Version = { id: number; version: number };

const placed = (kind: LawKind, others: readonly StoredRow[], period: Period, follows?: StoredRow) =>
  kind === "holidays" ? { period: fitHoliday(others, period), moved: [] } : fitLine(others, period, follows);

/** Adds a row that begins on a later day. @throws Problem 422 `law_not_future`, 409 `period_overlap` or `period_gap` */
export async function createLawRow(
  tx: Tx,
  actor: AdminActor,
  { kind, preview, asOf, series, from_day, to_day, ...values }: Call & Period & Values & { series: string },
): Promise<Changed> {
  assertFuture({ from_day }, asOf);
  const line = await lockLine(tx, kind, series);
  const { period, moved } = placed(kind, line, { from_day, to_day });
  const effects = await effectsOf(tx, { kind, series }, { before: null, after: period }, asOf);
  if (preview) return { id: null, effects, moved };
  await moveLawRows(tx, moved);
  const by = actor.accountId;
  const id = await insertLawRow(tx, { kind, series, period, values, by, asOf });
  await emit(tx, lawChanged, { kind, series, asOf });
  return { id, effects, moved };
}

/** Edits a row that has not begun. @throws Problem 404, 409 `law_begun`, `law_changed`, `period_overlap` or `period_gap`, 422 */
export async function updateLawRow(
  tx: Tx,
  actor: AdminActor,
  { kind, preview, asOf, id, version, from_day, to_day, ...values }: Call & Period & Values & Version,
): Promise<Changed> {
  const { row, others } = await lockRow(tx, { kind, id, version });
  assertNotBegun(row, asOf);
  assertFuture({ from_day }, asOf);
  const follows = others.findLast((other) => other.from_day < row.from_day);
  const { period, moved } = placed(kind, others, { from_day, to_day }, follows);
  const { series } = row;
  const effects = await effectsOf(tx, { kind, series }, { before: row, after: period }, asOf);
  if (preview) return { id, effects, moved };
  // Days are given up before the other row takes them.
  if (period.from_day < row.from_day) await moveLawRows(tx, moved);
  await editLawRow(tx, { id, period, values, by: actor.accountId });
  if (period.from_day > row.from_day) await moveLawRows(tx, moved);
  await emit(tx, lawChanged, { kind, series, asOf });
  return { id, effects, moved };
}

/** Cancels a row that has not begun; the row before it takes its days. @throws Problem 404, 409 `law_begun` or `law_changed` */
export async function cancelLawRow(
  tx: Tx,
  _actor: AdminActor,
  { kind, preview, asOf, id, version }: Call & Version,
): Promise<Changed> {
  const { row, others } = await lockRow(tx, { kind, id, version });
  assertNotBegun(row, asOf);
  const before = others.findLast((other) => other.from_day < row.from_day);
  const moved = before && kind !== "holidays" ? [{ id: before.id, to_day: row.to_day }] : [];
  const { series } = row;
  const effects = await effectsOf(tx, { kind, series }, { before: row, after: null }, asOf);
  if (preview) return { id, effects, moved };
  await endLawRow(tx, { id, reason: null, asOf });
  await moveLawRows(tx, moved);
  await emit(tx, lawChanged, { kind, series, asOf });
  return { id, effects, moved };
}

/** Corrects a row that has begun: a new row takes its days. @throws Problem 404, 409 `law_not_begun` or `law_changed` */
export async function correctLawRow(
  tx: Tx,
  actor: AdminActor,
  { kind, preview, asOf, id, version, reason, ...values }: Call & Values & Version & { reason: string },
): Promise<Changed> {
  const { row } = await lockRow(tx, { kind, id, version });
  // Amounts in VND are not converted.
  if (row.series === "VND") throw new Problem(403, "forbidden");
  if (row.from_day > dayOf(asOf)) throw conflict("law_not_begun", { from_day: row.from_day });
  const { series } = row;
  const effects = await effectsOf(tx, { kind, series }, { before: row, after: row }, asOf);
  if (preview) return { id, effects, moved: [] };
  await endLawRow(tx, { id, reason, asOf });
  const period = { from_day: row.from_day, to_day: row.to_day };
  const corrected = await insertLawRow(tx, {
    kind,
    series,
    period,
    values,
    by: actor.accountId,
    asOf,
    supersedes: id,
  });
  await emit(tx, lawChanged, { kind, series, asOf });
  return { id: corrected, effects, moved: [] };
}

/** Confirms a row against its source. @throws Problem 404, 403 `law_second_person`, 409 `law_changed` */
export async function confirmLawRow(
  tx: Tx,
  actor: AdminActor,
  { kind, id, version, asOf }: { kind: LawKind; asOf: Date } & Version,
): Promise<void> {
  const { row } = await lockRow(tx, { kind, id, version });
  if (row.entered_by === actor.accountId) throw new Problem(403, "law_second_person");
  await checkLawRow(tx, { id, by: actor.accountId, asOf });
}

function assertNotBegun({ from_day }: Period, asOf: Date): void {
  if (from_day <= dayOf(asOf)) throw conflict("law_begun", { from_day });
}
