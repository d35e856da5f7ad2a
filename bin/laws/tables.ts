import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  argumentsOf,
  calledName,
  literalOf,
  nodesOf,
  parseSource,
  type SyntaxNode,
  textOf,
} from "./syntax.ts";

/**
 * A table is written by its owner alone: the room that names it in `tables` of its room.ts. Tests, factories, the demo market
 * and benchmarks may put rows where they like. Routes, pages and parts have no SQL at all.
 */

const root = join(import.meta.dirname, "../..");
export const exempt =
  /\.test\.tsx?$|(^|\/)factory\.ts$|\/testing(\/|\.ts$)|^src\/demo\/|\/messages\.(en|vi)\.ts$/;
const withoutSql = /^src\/(?!kit\/).*\/(routes|pages|parts|mails)\//;
/** Kernel tables: the audit log, outbox, answers of repeated requests, and what the replica is asked for. */
const kitTables = ["audit_event", "mails", "idempotency_keys", "replica_marks"];

/** Kysely's writers, with the place of the table among their arguments; and those of kit. */
const tableArgument: Readonly<Record<string, number>> = {
  insertInto: 0,
  updateTable: 0,
  deleteFrom: 0,
  replaceInto: 0,
  mergeInto: 0,
  insertMany: 1,
  transition: 1,
  transitionAll: 1,
};
const rawWrite =
  /\b(?:insert into|(?<!\b(?:for|do|key) )update(?: only)?|delete from(?: only)?|merge into|truncate(?: table)?|copy) "?(\w+|\?)/gi;

/** Parsing takes time: most files have none of these words. */
export const mayHaveSql =
  /selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|insertMany|transition|\bsql[`<]|\bquery\(/;

/** A table that a file writes; null when a variable names it. */
export interface TableWrite {
  line: number;
  table: string | null;
}

/** The writes of a file: Kysely's statements, kit's and raw SQL. */
export function tableWritesIn(path: string, text: string): TableWrite[] {
  const { source, lineOf } = parseSource(path, text);
  const writes: TableWrite[] = [];
  for (const node of nodesOf(source)) {
    if (node.type === "CallExpression") {
      const place = tableArgument[calledName(node) ?? ""];
      const table = place === undefined ? undefined : argumentsOf(node)[place];
      if (table) writes.push({ line: lineOf(node), table: literalOf(table)?.split(" ")[0] ?? null });
    }
    for (const [, name] of (textOf(node) ?? "").replace(/\s+/g, " ").matchAll(rawWrite))
      writes.push({ line: lineOf(node), table: name === "?" ? null : name!.toLowerCase() });
  }
  return writes;
}

/** The lines of a file that have SQL: `sql` templates, and statements of Kysely. */
export function sqlIn(path: string, text: string): number[] {
  const { source, lineOf } = parseSource(path, text);
  return nodesOf(source)
    .filter(
      (node) =>
        (node.type === "TaggedTemplateExpression" && (node.tag as SyntaxNode).value === "sql") ||
        (node.type === "CallExpression" &&
          /^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)$/.test(
            calledName(node) ?? "",
          )),
    )
    .map(lineOf);
}

/** The room that owns each table. */
export type Owners = ReadonlyMap<string, string>;

/** Broken laws of one file, a line each. */
export function brokenTableLaws(path: string, text: string, owners: Owners): string[] {
  if (exempt.test(path)) return [];
  const room = /^src\/([^/]+)\//.exec(path)?.[1];
  const broken = withoutSql.test(path)
    ? sqlIn(path, text).map((line) => `${path}:${line}: SQL stands in queries and commands`)
    : [];
  for (const { line, table } of tableWritesIn(path, text)) {
    if (table === null) {
      if (room !== "kit") broken.push(`${path}:${line}: writes a table that is not named here`);
    } else if (owners.has(table) && owners.get(table) !== room)
      broken.push(`${path}:${line}: writes ${table}, which ${owners.get(table)} owns`);
  }
  return broken;
}

/** The tables that a room.ts declares. */
export function declaredTables(path: string, text: string): string[] {
  return nodesOf(parseSource(path, text).source)
    .filter(({ type, key }) => type === "KeyValueProperty" && (key as SyntaxNode).value === "tables")
    .flatMap(({ value }) => nodesOf(value).flatMap((node) => literalOf(node) ?? []));
}

/**
 * The owners of the tables of a schema (the text of db/types.ts), and what is wrong with them: a table has one.
 * @param declared by the name of the room
 */
export function ownersOf(
  schema: string,
  declared: ReadonlyMap<string, readonly string[]>,
): { owners: Owners; broken: string[] } {
  const owners = new Map<string, string>();
  const broken: string[] = [];
  for (const [room, tables] of [["kit", kitTables] as const, ...declared])
    for (const table of tables) {
      if (owners.has(table)) broken.push(`${table} is owned by ${owners.get(table)} and ${room}`);
      owners.set(table, room);
    }
  const [, tables = ""] = schema.split("export interface DB {");
  for (const [, table] of tables.matchAll(/^ {2}(\w+):/gm))
    if (!owners.has(table!)) broken.push(`db/types.ts: no room owns ${table} (tables of its room.ts)`);
  return { owners, broken };
}

/** The owners of all tables, and what is wrong with them. */
export function tableOwners(paths: readonly string[]): ReturnType<typeof ownersOf> {
  const declared = new Map(
    paths.flatMap((path) => {
      const [, room] = /^src\/([^/]+)\/room\.ts$/.exec(path) ?? [];
      return room ? [[room, declaredTables(path, read(path))]] : [];
    }),
  );
  return ownersOf(read("db/types.ts"), declared);
}

/** What breaks the law among the given files. */
export function tableLaw(paths: readonly string[]): string[] {
  const { owners, broken } = tableOwners(paths);
  for (const path of paths) {
    const text = read(path);
    if (mayHaveSql.test(text)) broken.push(...brokenTableLaws(path, text, owners));
  }
  return broken;
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
