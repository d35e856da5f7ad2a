import type { CsvRow } from "#kit/csv-read.ts";
import type { Tx } from "#kit/db.ts";
import { invalid, notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { ColumnMapping } from "../header.ts";
import { importLife } from "../lifecycle.ts";
import { columnsOf, type ImportField, type ImportKind, mostRows, tableOf } from "../terms.ts";
import { problemsOf } from "./upload.ts";

/**
 * Stores the columns that a user has chosen for a table, and checks its rows again.
 * @throws Problem 404, 409 `import_done`, 422 `invalid`, `column_twice` or `csv_too_many_rows`
 */
export async function setColumns(
  tx: Tx,
  actor: HiringActor,
  {
    id,
    columns,
    firstIsData,
    asOf,
  }: { id: number; columns: readonly (ImportField | null)[]; firstIsData: boolean; asOf: Date },
): Promise<void> {
  const row = await tx
    .selectFrom("csv_imports")
    .select(["kind", "rows", "found", "status"])
    .where("id", "=", id)
    .where("account_id", "=", actor.accountId)
    .where(inScope("csv_imports", actor.scope))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  importLife.check("assign", "owner", row.status as "pending", {});
  const kind = row.kind as ImportKind;
  const rows = row.rows as unknown as CsvRow[];
  const previous = row.found as unknown as ColumnMapping;
  const allowed: readonly string[] = columnsOf[tableOf(actor.scope, kind)];
  if (columns.length !== previous.fields.length) throw invalid("/columns", "invalid");
  const chosen = new Set<ImportField>();
  for (const [index, field] of columns.entries()) {
    if (field === null) continue;
    if (!allowed.includes(field)) throw invalid(`/columns/${index}`, "invalid");
    if (chosen.has(field)) throw invalid(`/columns/${index}`, "column_twice");
    chosen.add(field);
  }
  const most = mostRows[kind];
  if (firstIsData && rows.length >= most) throw invalid("/first_is_data", "csv_too_many_rows", { max: most });
  const mapping: ColumnMapping = { ...previous, fields: [...columns], first_is_data: firstIsData };
  const problems = await problemsOf(tx, actor, { kind, mapping, rows, asOf });
  await tx
    .updateTable("csv_imports")
    .set({ found: JSON.stringify(mapping), problems: JSON.stringify(problems) })
    .where("id", "=", id)
    .execute();
}
