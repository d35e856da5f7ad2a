import { addProspects } from "#hiring/talent-pools/commands/add.ts";
import { hour } from "#kit/clock.ts";
import type { CsvRow } from "#kit/csv-read.ts";
import { type Reader, type Tx, transition } from "#kit/db.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import type { JobFields } from "#market/jobs/contract.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { ImportedClient } from "#people/clients/commands/import.ts";
import { type ColumnMapping, missingColumns, rowsOf } from "../header.ts";
import type { CandidateFields } from "../kinds/candidates.ts";
import { createClients, lockClients } from "../kinds/clients.ts";
import { createJobs } from "../kinds/jobs.ts";
import { linesOf } from "../kinds/row.ts";
import { importLife } from "../lifecycle.ts";
import { type ImportKind, importHours, rowByRow } from "../terms.ts";
import { checkRows, WrongRows } from "./upload.ts";

/**
 * Imports the rows of a table in this transaction: of jobs those without errors, otherwise all rows or none. Checks the rows again,
 * since data may have changed after the upload.
 * @param duplicates whether jobs that exist already are imported too
 * @throws Problem 404, 409 `import_done`, `import_column_missing` or `import_has_problems`, 422 `agreement_required`
 */
export async function confirmImport(
  tx: Tx,
  actor: HiringActor,
  { id, agreed, duplicates, asOf }: { id: number; agreed: boolean; duplicates: boolean; asOf: Date },
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
  importLife.check("confirm", "owner", row.status as "pending", {});
  const kind = row.kind as ImportKind;
  if (kind === "candidates" && !agreed) throw invalid("/agreed", "agreement_required");
  const mapping = row.found as unknown as ColumnMapping;
  const [missing] = missingColumns(kind, mapping);
  if (missing) throw conflict("import_column_missing", missing);
  const rows = rowsOf(mapping, row.rows as unknown as CsvRow[]);
  if (kind === "clients") await lockClients(tx, actor);
  const checked = await checkRows(tx, actor, { kind, rows, asOf });
  const problems = checked
    .flatMap((each) => each.problems)
    .filter(({ duplicate }) => !(duplicates && duplicate));
  const left = linesOf(problems).all;
  const good = checked.filter(({ line }) => !left.has(line));
  if (good.length === 0 || (!rowByRow(kind) && problems.length > 0)) throw new WrongRows(problems);
  const all = good.map(({ fields }) => fields);
  if (kind === "jobs") await createJobs(tx, actor, all as JobFields[], asOf);
  else if (kind === "clients") await createClients(tx, actor, all as ImportedClient[], asOf);
  else await addProspects(tx, actor, all as CandidateFields[], asOf);
  await transition(
    tx,
    "csv_imports",
    id,
    {
      from: { status: "pending" },
      to: { status: "done" },
      set: { done_at: asOf, problems: JSON.stringify(problems) },
    },
    { code: "import_done", now: async () => "done" },
  );
}

/** Stores the problems of a refused import: they may differ from those of the upload. */
export async function storeProblems(
  db: Reader,
  { accountId, scope }: HiringActor,
  id: number,
  { problems }: WrongRows,
): Promise<void> {
  await db
    .updateTable("csv_imports")
    .set({ problems: JSON.stringify(problems) })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where(inScope("csv_imports", scope))
    .where("status", "=", "pending")
    .execute();
}

/** Deletes uploads that can no longer be confirmed. @returns how many */
export async function pruneImports(tx: Tx, asOf: Date): Promise<number> {
  const deleted = await tx
    .deleteFrom("csv_imports")
    .where("created_at", "<", new Date(asOf.getTime() - importHours * hour))
    .returning("id")
    .execute();
  return deleted.length;
}
