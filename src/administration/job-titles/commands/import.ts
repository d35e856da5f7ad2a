import { createHash } from "node:crypto";
import { type CsvRow, readCsv, unescaped } from "#kit/csv-read.ts";
import type { Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { conflict, type FieldError, invalid } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { editTitle, insertTitle, lockTitles } from "#platform/reference/commands/job-titles.ts";
import { ownAliases, titleKeys, titleLimits } from "#platform/reference/job-titles.ts";
import { aliasSeparator, fileColumns, fileLimits, type RowChange } from "../terms.ts";
import type { TitleInput } from "./write.ts";

/** A row of the file, and what the import does with it. */
export interface PlannedRow {
  line: number;
  change: RowChange;
  id: number | null;
  title: TitleInput;
  problem: FieldError | null;
}
type Cells = Record<"id" | "name" | "name_vn" | "category" | "aliases", string>;

/**
 * Plans an import: what each row of a CSV adds or changes, and why a row is left out.
 * @throws Problem 422 `title_file`, `title_columns`, `title_file_long`
 */
export async function planImport(
  tx: Tx,
  _actor: AdminActor,
  csv: string,
): Promise<{ rows: PlannedRow[]; hash: string }> {
  await lockTitles(tx);
  const known = await directoryOf(tx);
  const rows = cellsOf(csv).map(({ line, cells }) => plannedRow({ line, cells }, known));
  const hash = createHash("sha256")
    .update(JSON.stringify([rows, [...known.versions]]))
    .digest("hex");
  return { rows, hash };
}

/** Imports a CSV as its preview says. @throws Problem 409 `titles_changed`, 422 like `planImport` */
export async function importTitles(
  tx: Tx,
  actor: AdminActor,
  { csv, plan_hash, asOf }: { csv: string; plan_hash: string; asOf: Date },
): Promise<{ rows: PlannedRow[]; hash: string }> {
  const plan = await planImport(tx, actor, csv);
  if (plan.hash !== plan_hash) throw conflict("titles_changed", { plan_hash: plan.hash });
  for (const { change, id, title } of plan.rows) {
    if (change === "changed" && id !== null) await editTitle(tx, id, title);
    if (change === "added") await insertTitle(tx, title, asOf);
  }
  return plan;
}

/** Reads what the rows of a file are compared with. Each planned row adds its names to `keys`. */
async function directoryOf(tx: Tx) {
  const titles = await tx
    .selectFrom("job_titles")
    .select(["id", "name", "name_vn", "category_id", "aliases", "state", "version"])
    .orderBy("id")
    .execute();
  const categories = await tx
    .selectFrom("categories")
    .select(["id", "name", "name_vn", "aliases"])
    .where("replaced_by", "is", null)
    .orderBy("id")
    .execute();
  // The first category of a name wins, which is the broader one.
  const byName = new Map(
    categories
      .toReversed()
      .flatMap(({ id, name, name_vn, aliases }) =>
        [name, name_vn, String(id), ...aliases].map((text) => [fold(text), id] as const),
      ),
  );
  return {
    titles: new Map(titles.map((title) => [title.id, title])),
    versions: titles.map(({ id, version }) => [id, version]),
    /** The title that has a folded name; `line` is the row of the file that takes the name. */
    keys: new Map<string, { id: number | null; line: number | null; name: string }>(
      titles.flatMap((title) =>
        titleKeys(title).map((key) => [key, { id: title.id, line: null, name: title.name }] as const),
      ),
    ),
    categories: byName,
  };
}

function plannedRow(
  { line, cells }: { line: number; cells: Cells },
  known: Awaited<ReturnType<typeof directoryOf>>,
): PlannedRow {
  const id = /^\d{1,15}$/.test(cells.id) ? Number(cells.id) : null;
  const aliases = cells.aliases.split(aliasSeparator).map((alias) => alias.trim());
  const names = { name: cells.name, name_vn: cells.name_vn, aliases: aliases.filter(Boolean) };
  const category_id = known.categories.get(fold(cells.category)) ?? 0;
  const title = { name: names.name, name_vn: names.name_vn, category_id, aliases: ownAliases(names) };
  const problem = problemOf({ id, isNew: cells.id === "", title }, known);
  if (problem) return { line, change: "refused", id, title, problem };
  const stored = id === null ? undefined : known.titles.get(id);
  if (stored && sameTitle(stored, title)) return { line, change: "unchanged", id, title, problem: null };
  if (stored && stored.state !== "active")
    return { line, change: "refused", id, title, problem: { code: "title_not_active" } };
  for (const key of titleKeys(title)) known.keys.set(key, { id, line, name: title.name });
  return { line, change: stored ? "changed" : "added", id, title, problem: null };
}

function problemOf(
  { id, isNew, title }: { id: number | null; isNew: boolean; title: TitleInput },
  { titles, keys }: Awaited<ReturnType<typeof directoryOf>>,
): FieldError | null {
  if (!isNew && (id === null || !titles.has(id))) return { code: "title_unknown" };
  const texts = [title.name, title.name_vn, ...title.aliases];
  if (texts.some((text) => fold(text) === "")) return { code: "title_letters" };
  const max = titleLimits.name;
  if (texts.some(({ length }) => length > max)) return { code: "length_range", values: { min: 1, max } };
  if (title.aliases.length > titleLimits.aliases) return { code: "title_aliases" };
  if (title.category_id === 0) return { code: "title_category" };
  for (const key of titleKeys(title)) {
    const taken = keys.get(key);
    if (!taken || (taken.id === id && taken.line === null)) continue;
    if (taken.line === null) return { code: "title_exists", values: { title: taken.name } };
    return { code: "title_twice", values: { title: taken.name, line: taken.line } };
  }
  return null;
}

const sameTitle = (one: TitleInput, other: TitleInput): boolean =>
  one.name === other.name &&
  one.name_vn === other.name_vn &&
  one.category_id === other.category_id &&
  one.aliases.join("\n") === other.aliases.join("\n");

/** Reads the rows of a CSV by the names of its columns. */
function cellsOf(csv: string): { line: number; cells: Cells }[] {
  const read = readCsv(new TextEncoder().encode(csv), { most: fileLimits.rows + 1, encoding: "utf-8" });
  if ("problem" in read) throw invalid("/csv", "title_file");
  const [header, ...rows] = read.rows;
  const columns = header?.cells.map((cell) => fold(cell)) ?? [];
  const missing = fileColumns.filter((name) => !optional.includes(name) && !columns.includes(name));
  if (missing.length > 0) throw invalid("/csv", "title_columns", { columns: missing.join(", ") });
  if (rows.length > fileLimits.rows) throw invalid("/csv", "title_file_long");
  const cell = (row: CsvRow, name: string) => unescaped(row.cells[columns.indexOf(name)] ?? "");
  return rows.map((row) => ({
    line: row.line,
    cells: {
      id: cell(row, "id"),
      name: cell(row, "name"),
      name_vn: cell(row, "name_vn"),
      category: cell(row, "category"),
      aliases: cell(row, "aliases"),
    },
  }));
}

const optional: readonly string[] = ["id", "aliases", "state"];
