import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { attachmentHeaders } from "#kit/files/download.ts";
import { type Bound, onDb, onFile } from "#kit/http/handle.ts";
import { importLawRows } from "../commands/import.ts";
import * as contract from "../contract.ts";
import { lawFile } from "../queries/rows.ts";

/** Binds the rows of law as JSON: /admins/law/:kind/export and import. */
export function lawFiles(): Bound[] {
  return [
    onFile(contract.lawExport, async ({ database, actor, params }) => {
      const stream = await lawFile(database.db, actor, params.kind);
      return { stream, headers: attachmentHeaders(`law-${params.kind}.json`, "application/json") };
    }),
    onDb(contract.lawImport, async ({ database, actor, params, body, asOf, commit, note }) => {
      const { preview, rows } = body;
      const work = (tx: Tx) => importLawRows(tx, actor, { kind: params.kind, rows, asOf });
      const { differences, effects } = preview ? await rehearsed(database, work) : await commit(work);
      const changed = differences.filter(({ change }) => change !== "unchanged");
      if (!preview)
        note({
          object: { type: "law_rows", id: params.kind },
          before: changed.map(({ before }) => before?.attributes.data ?? null),
          after: changed.map(({ after }) => after.attributes.data),
        });
      return { data: differences, meta: { preview, effects } };
    }),
  ];
}

const rollback = new Error("A rehearsal is rolled back");

/** Runs work in a transaction that is rolled back, with the jobs that it queues. */
async function rehearsed<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { value: T } | null = null;
  try {
    await inTransaction(database, async (tx) => {
      result = { value: await work(tx) };
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  return (result as unknown as { value: T }).value;
}
