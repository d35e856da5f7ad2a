import type { Reader } from "#kit/db.ts";
import { tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";
import type { RowProblem } from "./kinds/row.ts";
import type { ImportKind } from "./terms.ts";

/** Inserts a table, by default of candidates, that an account has uploaded. @returns the import's id */
export async function makeImport(
  db: Reader,
  { id, workspace, kind = "candidates" }: { id: number; workspace: Workspace; kind?: ImportKind },
  problems: readonly RowProblem[],
): Promise<number> {
  const rows = [{ line: 3, cells: ["Đỗ Thị Hạnh", "h@example.test", "x"] }];
  const header = { line: 2, cells: ["Họ và tên", "Email", "Ghi chú"] };
  const fields = kind === "clients" ? ["client_name", "contact_email", null] : ["full_name", "email", null];
  const row = await db
    .insertInto("csv_imports")
    .values({
      ...tenantColumns(workspace, null),
      account_id: id,
      kind,
      file_name: "ung-vien.csv",
      encoding: "windows-1258",
      rows: JSON.stringify(rows),
      problems: JSON.stringify(problems),
      found: JSON.stringify({ skipped: 1, header, fields, first_is_data: false }),
      created_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
