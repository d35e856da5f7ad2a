import { sql } from "kysely";
import { createTranslator } from "use-intl/core";
import type { ReplyOf } from "#kit/contract.ts";
import type { CsvEncoding, CsvRow } from "#kit/csv-read.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { importDetail } from "../contract.ts";
import { type ColumnMapping, missingColumns, rowsOf } from "../header.ts";
import { linesOf, type RowProblem } from "../kinds/row.ts";
import { importLife } from "../lifecycle.ts";
import { labels as en } from "../messages.en.ts";
import { labels as vi } from "../messages.vi.ts";
import {
  type ImportKind,
  mostGroups,
  mostLines,
  mostOfCell,
  mostOfSample,
  mostProblems,
  rowByRow,
  sampleRows,
} from "../terms.ts";

const labels = { en, vi };

/** Returns an upload of the actor, with its problems in the reader's language. @throws Problem 404 */
export async function importView(
  db: Reader,
  actor: HiringActor,
  id: number,
  language: Language,
): Promise<ReplyOf<typeof importDetail>["data"]> {
  const row = await importRow(db, actor, id);
  if (!row) throw notFound();
  const kind = row.kind as ImportKind;
  const problems = row.problems as unknown as RowProblem[];
  const mapping = row.found as unknown as ColumnMapping;
  const { header, fields, first_is_data } = mapping;
  const missing = missingColumns(kind, mapping);
  const sample = rowsOf(mapping, row.first_rows).slice(0, sampleRows);
  const say = sayIn(language);
  const can = importLife.can("owner", row.status as "pending", {});
  const rows = row.rows + Number(first_is_data);
  const { importable, ...counts } = countsOf(kind, problems, missing.length === 0 ? rows : 0);
  return {
    id: String(id),
    type: "csv_import",
    attributes: {
      kind,
      file_name: row.file_name,
      encoding: row.encoding as CsvEncoding,

      status: row.status as "pending",
      created_at: row.created_at,
      rows,
      skipped_rows: mapping.skipped,
      columns: fields.filter((field) => field !== null),
      unknown_columns: first_is_data ? [] : unknownColumns(mapping),
      missing_columns: missing,
      first_is_data,
      file_columns: fields.map((field, index) => ({
        name: (header.cells[index] ?? "").slice(0, mostOfCell),
        example: (row.first_rows[0]?.cells[index] ?? "").slice(0, mostOfCell),
        field,
      })),
      ...counts,
      problem_groups: groupsOf(problems, say),
      problem_count: problems.length,
      problems: problems.slice(0, mostProblems).map(({ line, column, code, values, value = "" }) => ({
        row: line,
        column,
        code,
        detail: say(code, values),
        value,
      })),
      sample: sample.map(({ line, cells }) => ({
        row: line,
        cells: Object.fromEntries(
          Object.entries(cells).map(([field, cell]) => [field, cell.slice(0, mostOfSample)]),
        ),
      })),
      can: { ...can, confirm: importable && can.confirm },
    },
  };
}

/** Returns the numbers of wrong, equal and good rows. */
function countsOf(kind: ImportKind, problems: readonly RowProblem[], rows: number) {
  const { wrong, duplicate, all } = linesOf(problems);
  const good = rowByRow(kind) ? rows - all.size : wrong.size === 0 ? rows : 0;
  return {
    wrong_rows: wrong.size,
    duplicate_rows: duplicate.size,
    good_rows: good,
    importable: good + (rowByRow(kind) ? duplicate.size : 0) > 0,
  };
}

type Say = ReturnType<typeof sayIn>;

/** Returns the problems by column and text, those of most rows first. */
function groupsOf(problems: readonly RowProblem[], say: Say) {
  const texts = problems.map(({ column, code, values, line }) => ({
    column,
    code,
    detail: say(code, values),
    line,
  }));
  const groups = [...Map.groupBy(texts, ({ column, detail }) => `${column} ${detail}`).values()].map(
    (same) => {
      const { column = null, code = "", detail = "" } = same[0] ?? {};
      const lines = [...new Set(same.map(({ line }) => line))];
      return { column, code, detail, rows: lines.length, lines: lines.slice(0, mostLines) };
    },
  );
  return groups.toSorted((a, b) => b.rows - a.rows).slice(0, mostGroups);
}

function importRow(db: Reader, actor: HiringActor, id: number) {
  return db
    .selectFrom("csv_imports")
    .select(["kind", "file_name", "encoding", "status", "created_at", "found", "problems"])
    .select([
      sql<number>`jsonb_array_length(rows)`.as("rows"),
      sql<CsvRow[]>`jsonb_path_query_array(rows, ${`$[0 to ${sampleRows - 1}]`}::jsonpath)`.as("first_rows"),
    ])
    .where("id", "=", id)
    .where("account_id", "=", actor.accountId)
    .where(inScope("csv_imports", actor.scope))
    .executeTakeFirst();
}

/** Returns the names of columns that are not imported, shortened. */
function unknownColumns({ header, fields }: ColumnMapping): string[] {
  return header.cells
    .filter((cell, index) => cell !== "" && (fields[index] ?? null) === null)
    .map((cell) => cell.slice(0, mostOfCell));
}

/** Returns the translator of problem codes; a code without a text has the text of `invalid`. */
function sayIn(language: Language): (code: string, values?: RowProblem["values"]) => string {
  const messages = labels[language].problems;
  const t = createTranslator({ locale: language, messages }) as unknown as (
    key: string,
    values?: RowProblem["values"],
  ) => string;
  return (code, values) => t(code in messages ? code : "invalid", values);
}
