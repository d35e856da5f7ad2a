import type { Reader } from "#kit/db.ts";
import type { RowProblem } from "./kinds/row.ts";

/** An uploaded table of candidates for tests. */
export async function makeImport(
  db: Reader,
  { id, companyId }: { id: number; companyId: number },
  problems: readonly RowProblem[],
): Promise<number> {
  const rows = [{ line: 2, extra: false, cells: { full_name: "Đỗ Thị Hạnh", email: "h@example.test" } }];
  const row = await db
    .insertInto("csv_imports")
    .values({
      ...{ company_id: companyId, account_id: id, kind: "candidates", file_name: "ung-vien.csv" },
      ...{ encoding: "windows-1258", rows: JSON.stringify(rows), problems: JSON.stringify(problems) },
      found: JSON.stringify({ skipped: 1, columns: ["full_name", "email"], unknown: ["Ghi chú"] }),
      created_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
