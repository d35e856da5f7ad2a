import type { Tx } from "#kit/db.ts";
import type { LawKind } from "../terms.ts";

interface Period {
  from_day: string;
  to_day: string | null;
}
interface Values {
  data: object;
  source: string;
  source_url: string | null;
}

const columns = ({ data, source, source_url }: Values) => ({
  data: JSON.stringify(data),
  source,
  source_url,
});

/** Inserts a row of law. @returns its id. @param row.supersedes an ended row that this one corrects */
export async function insertLawRow(
  tx: Tx,
  row: {
    kind: LawKind;
    series: string;
    period: Period;
    values: Values;
    by: number;
    asOf: Date;
    supersedes?: number;
  },
): Promise<number> {
  const { kind, series, by, asOf } = row;
  const { from_day, to_day } = row.period;
  const { data, source, source_url } = columns(row.values);
  const { id } = await tx
    .insertInto("law_rows")
    .values({
      kind,
      series,
      from_day,
      to_day,
      data,
      source,
      source_url,
      entered_by: by,
      created_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (row.supersedes !== undefined)
    await tx.updateTable("law_rows").set({ superseded_by: id }).where("id", "=", row.supersedes).execute();
  return id;
}

/** Replaces the days and values of a row. Its check does not apply to the new values. */
export async function editLawRow(
  tx: Tx,
  { id, period, values, by }: { id: number; period: Period; values: Values; by: number },
): Promise<void> {
  const { data, source, source_url } = columns(values);
  await tx
    .updateTable("law_rows")
    .set((eb) => ({
      from_day: period.from_day,
      to_day: period.to_day,
      data,
      source,
      source_url,
      entered_by: by,
      checked_by: null,
      checked_at: null,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** Moves the last days of rows. */
export async function moveLawRows(
  tx: Tx,
  moved: readonly { id: number; to_day: string | null }[],
): Promise<void> {
  for (const { id, to_day } of moved)
    await tx
      .updateTable("law_rows")
      .set((eb) => ({ to_day, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
}

/** Ends a row that was canceled or is corrected: it counts on no day. */
export async function endLawRow(
  tx: Tx,
  { id, reason, asOf }: { id: number; reason: string | null; asOf: Date },
): Promise<void> {
  await tx
    .updateTable("law_rows")
    .set((eb) => ({ ended_at: asOf, reason, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function checkLawRow(
  tx: Tx,
  { id, by, asOf }: { id: number; by: number; asOf: Date },
): Promise<void> {
  await tx
    .updateTable("law_rows")
    .set((eb) => ({ checked_by: by, checked_at: asOf, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
