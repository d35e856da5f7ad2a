import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { fieldErrorsOf } from "#kit/http/field-errors.ts";
import { Problem } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { currencies, type LawKind, vatKinds } from "#platform/reference/terms.ts";
import type { lawImport } from "../contract.ts";
import { lawData } from "../contract-data.ts";
import { lawRowOf } from "../queries/rows.ts";
import { type StoredRow, storedRows } from "../queries/shared/rows.ts";
import type { Dependent } from "../terms.ts";
import { createLawRow, updateLawRow } from "./write.ts";

type FileRow = BodyOf<typeof lawImport>["rows"][number];

const seriesOf: Record<LawKind, readonly string[]> = {
  gross_net: [""],
  holidays: [""],
  vat: vatKinds,
  rates: currencies.filter((currency) => currency !== "VND"),
};

/**
 * Adds the new rows of a file and edits those that have not begun, the earliest first. Rows that the file lacks stay.
 * @returns the difference, row by row, and what it applies to
 * @throws Problem 422 or 409 at the row of the file, as for a single row
 */
export async function importLawRows(
  tx: Tx,
  actor: AdminActor,
  { kind, rows, asOf }: { kind: LawKind; rows: readonly FileRow[]; asOf: Date },
) {
  const checked = rows.map((row, index) => checkedRow(kind, row, index));
  const order = checked.toSorted((a, b) => (a.from_day < b.from_day ? -1 : 1));
  const differences = [];
  const effects = new Map<Dependent, number>();
  for (const row of order) {
    const stored = await sameStart(tx, kind, row);
    const before = stored && (await lawRowOf(tx, actor, { kind, id: stored.id }, asOf));
    const change = !stored ? "added" : isSame(stored, row) ? "unchanged" : "changed";
    const { index, series, ...values } = row;
    const call = Object.assign(values, { kind, preview: false, asOf });
    let id = stored?.id ?? 0;
    if (change !== "unchanged") {
      const done = await atRow(index, () =>
        stored
          ? updateLawRow(tx, actor, Object.assign(call, { id, version: stored.version }))
          : createLawRow(tx, actor, Object.assign(call, { series })),
      );
      id = done.id ?? id;
      for (const { what, count } of done.effects) effects.set(what, (effects.get(what) ?? 0) + count);
    }
    const after = await lawRowOf(tx, actor, { kind, id }, asOf);
    differences.push({ change, series, from_day: row.from_day, before: before ?? null, after } as const);
  }
  return { differences, effects: [...effects].map(([what, count]) => ({ what, count })) };
}

function checkedRow(kind: LawKind, row: FileRow, index: number) {
  if (!seriesOf[kind].includes(row.series))
    throw new Problem(422, { code: "law_series_unknown", pointer: `/rows/${index}/series` });
  if (row.to_day !== null && row.to_day < row.from_day)
    throw new Problem(422, { code: "law_ends_early", pointer: `/rows/${index}/to_day` });
  const parsed = lawData[kind].safeParse(row.data);
  if (parsed.success) return Object.assign({}, row, { data: parsed.data as object, index });
  const errors = fieldErrorsOf(parsed.error, row.data);
  throw new Problem(
    422,
    errors.map(({ code, pointer, values }) => ({ code, pointer: `/rows/${index}/data${pointer}`, values })),
  );
}

const sameStart = (tx: Tx, kind: LawKind, { series, from_day }: { series: string; from_day: string }) =>
  storedRows(tx)
    .where("l.kind", "=", kind)
    .where("l.series", "=", series)
    .where("l.from_day", "=", from_day)
    .where("l.ended_at", "is", null)
    .executeTakeFirst();

type Comparable = Pick<StoredRow, "to_day" | "source" | "source_url" | "data">;

/** Returns whether a file's row has the stored values. Without a last day, the stored one stays. */
const isSame = (stored: Comparable, row: Comparable): boolean =>
  (row.to_day === null || row.to_day === stored.to_day) &&
  row.source === stored.source &&
  row.source_url === stored.source_url &&
  canonical(row.data) === canonical(stored.data);

/** The database orders the keys of an object by itself, so values are compared without their order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Runs the change of a row; its refusal names the row of the file. */
async function atRow<T>(index: number, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const errors = error.errors.map(({ code, pointer = "", values }) => ({
      code,
      pointer: `/rows/${index}${pointer}`,
      values,
    }));
    throw new Problem(error.status, errors, { cause: error });
  }
}
