import type { Reader, Tx } from "#kit/db.ts";
import { insertListRow, type ListValues, retireListRow } from "#platform/reference/commands/lists.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";

let serial = 0;
const asOf = new Date("2026-03-02T02:00:00.000Z");

/** Adds a row to a list for tests. @returns its id */
export function makeListRow(db: Reader, kind: ListKind, given: Partial<ListValues> = {}): Promise<number> {
  const n = ++serial;
  const values: ListValues = {
    name: `Pond ${n}`,
    name_vn: `Ao sen ${n}`,
    aliases: [],
    category_id: 68,
    type: 0,
    country: "LA",
  };
  return insertListRow(db as Tx, kind, Object.assign(values, given), asOf);
}

/** Retires a row that was made for tests, and leaves its version at 1. */
export async function retireForTests(db: Reader, kind: ListKind, id: number): Promise<void> {
  await retireListRow(db as Tx, kind, { id, retired: true, asOf });
  await db.updateTable(kind).set({ version: 1 }).where("id", "=", id).execute();
}
