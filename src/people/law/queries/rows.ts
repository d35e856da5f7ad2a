import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { addDays, dayOf, yearOf } from "#platform/reference/calendar.ts";
import type { LawKind } from "#platform/reference/terms.ts";
import type * as contract from "../contract.ts";
import { lawRights } from "../policy.ts";
import { type LawState, type OutlookReason, outlookDays } from "../terms.ts";
import { type StoredRow, storedRows } from "./shared/rows.ts";

function stateOf(row: StoredRow, today: string): LawState {
  if (row.superseded_by !== null) return "superseded";
  if (row.ended_at !== null) return "canceled";
  if (row.from_day > today) return "future";
  return row.to_day !== null && row.to_day < today ? "past" : "in_force";
}

const personOf = (id: number | null, name: string | null) =>
  id === null ? null : { id: String(id), full_name: name ?? "" };

function replyOf(row: StoredRow, actor: AdminActor, asOf: Date) {
  const state = stateOf(row, dayOf(asOf));
  const { entered_by, checked_by } = row;
  return {
    id: String(row.id),
    type: "law_row" as const,
    attributes: {
      kind: row.kind,
      series: row.series,
      from_day: row.from_day,
      to_day: row.to_day,
      data: row.data,
      source: row.source,
      source_url: row.source_url,
      state,
      entered_by: personOf(entered_by, row.entered_name),
      checked_by: personOf(checked_by, row.checked_name),
      checked_at: row.checked_at,
      superseded_by: row.superseded_by === null ? null : String(row.superseded_by),
      reason: row.reason,
      version: row.version,
      created_at: row.created_at,
      can: lawRights(actor, { state, series: row.series, entered_by, checked_by }),
    },
  };
}

/** Returns the rows of a kind, the latest first. */
export async function lawRowList(
  db: Reader,
  actor: AdminActor,
  { kind, ...query }: QueryOf<typeof contract.lawRows> & { kind: LawKind },
  asOf: Date,
): Promise<ReplyOf<typeof contract.lawRows>> {
  const { page, items, on, series, history } = query;
  const matching = storedRows(db)
    .where("l.kind", "=", kind)
    .$if(!history, (rows) => rows.where("l.ended_at", "is", null))
    .$if(series !== undefined, (rows) => rows.where("l.series", "=", series ?? ""))
    .$if(on !== undefined, (rows) =>
      rows.where(sql<boolean>`daterange(l.from_day, l.to_day, '[]') @> ${on}::date`),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy("l.from_day", "desc")
      .orderBy("l.series")
      .orderBy("l.id", "desc")
      .limit(items)
      .offset((page - 1) * items)
      .execute(),
    matching
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map((row) => replyOf(row, actor, asOf)), meta: { page, items, total } };
}

/** @throws Problem 404 */
export async function lawRowOf(
  db: Reader,
  actor: AdminActor,
  { kind, id }: { kind: LawKind; id: number },
  asOf: Date,
) {
  const row = await storedRows(db).where("l.kind", "=", kind).where("l.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return replyOf(row, actor, asOf);
}

/** Returns what happens to the rows in the next 60 days, and what is still to be done for it. */
export async function outlook(
  db: Reader,
  actor: AdminActor,
  asOf: Date,
): Promise<ReplyOf<typeof contract.lawOutlook>> {
  const today = dayOf(asOf);
  const until = addDays(today, outlookDays);
  const soon = (day: string | null) => day !== null && day > today && day <= until;
  const rows = await storedRows(db)
    .where("l.ended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("l.from_day", ">", today), eb("l.from_day", "<=", until)]),
        eb.and([eb("l.kind", "<>", "holidays"), eb("l.to_day", ">=", today), eb("l.to_day", "<=", until)]),
      ]),
    )
    .orderBy("l.from_day")
    .orderBy("l.id")
    .limit(100)
    .execute();
  const reasons = (row: StoredRow): OutlookReason[] => [
    ...(soon(row.from_day) && row.kind !== "holidays" ? ["starts" as const] : []),
    ...(row.kind !== "holidays" && row.to_day !== null && row.to_day <= until ? ["ends" as const] : []),
    ...(row.kind === "holidays" && row.source.includes(unannounced) ? ["unannounced" as const] : []),
    ...(soon(row.from_day) && row.kind !== "holidays" && row.checked_by === null
      ? ["unchecked" as const]
      : []),
  ];
  const shown = rows.filter((row) => reasons(row).length > 0);
  const year = Number(until.slice(0, 4));
  return {
    data: shown.map((row) => replyOf(row, actor, asOf)),
    meta: {
      reasons: Object.fromEntries(shown.map((row) => [String(row.id), reasons(row)])),
      year_without_holidays: year > yearOf(asOf) && !(await hasHolidays(db, year)) ? year : null,
    },
  };
}

/** The words in the source of a holiday that precedes the yearly notice (decision 095). */
const unannounced = "before the yearly notice";

async function hasHolidays(db: Reader, year: number): Promise<boolean> {
  const row = await db
    .selectFrom("law_rows")
    .select("id")
    .where("kind", "=", "holidays")
    .where("ended_at", "is", null)
    .where("from_day", ">=", `${year}-01-01`)
    .where("from_day", "<=", `${year}-12-31`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the rows of a kind that count, in the form in which they are imported. */
export async function lawFile(db: Reader, _actor: AdminActor, kind: LawKind): Promise<string> {
  const rows = await storedRows(db)
    .where("l.kind", "=", kind)
    .where("l.ended_at", "is", null)
    .orderBy("l.series")
    .orderBy("l.from_day")
    .execute();
  const shown = rows.map(({ series, from_day, to_day, data, source, source_url }) => ({
    series,
    from_day,
    to_day,
    data,
    source,
    source_url,
  }));
  return `${JSON.stringify({ kind, rows: shown }, null, 2)}\n`;
}
