import { readFileSync } from "node:fs";
import { join } from "node:path";
import { roomOf } from "./rooms.ts";
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
 * Only the owner of a table writes it: the room that declares it in `tables` of its room.ts. Tests,
 * factories, the demo market and benchmarks are exempt. Routes, pages and parts have no SQL at all.
 */

const root = join(import.meta.dirname, "../..");
export const exempt =
  /\.test\.tsx?$|(^|\/)factory\.ts$|\/testing(\/|\.ts$)|^src\/front\/demo\/|\/messages\.(en|vi)\.ts$/;
const withoutSql = /^src\/(?!kit\/).*\/(routes|pages|parts|mails)\//;
/** Kernel tables: the audit log, outbox, stored answers, and the marks of replicas. */
const kitTables = ["audit_event", "mails", "idempotency_keys", "replica_marks"];

/** Writing functions of Kysely and kit, with the position of the table argument. */
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

/** Matches words that a file with SQL contains. Other files, which are most, need not be parsed. */
export const mayHaveSql =
  /selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|insertMany|transition|\bsql[`<]|\bquery\(/;

/** A statement in a source file that writes a table; `table` is null when its name is a variable. */
export interface TableWrite {
  line: number;
  table: string | null;
}

/** Returns the statements of a file that write tables: by Kysely, by functions of kit, and as raw SQL. */
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

/** Returns the numbers of the lines that have SQL: `sql` templates, and statements of Kysely. */
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

/** The owning room of each table. */
export type Owners = ReadonlyMap<string, string>;

/** Returns the violations of one file. */
export function brokenTableLaws(path: string, text: string, owners: Owners): string[] {
  if (exempt.test(path)) return [];
  const room = roomOf(path);
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

/** Returns the tables that a room.ts declares. */
export function declaredTables(path: string, text: string): string[] {
  return nodesOf(parseSource(path, text).source)
    .filter(({ type, key }) => type === "KeyValueProperty" && (key as SyntaxNode).value === "tables")
    .flatMap(({ value }) => nodesOf(value).flatMap((node) => literalOf(node) ?? []));
}

/**
 * Returns the owners of the tables of a schema (the text of db/types.ts), and the tables with none or
 * several.
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

/** Returns the room that owns each table, and a message for each table with no owner or several. */
export function tableOwners(paths: readonly string[]): ReturnType<typeof ownersOf> {
  const declared = new Map(
    paths.flatMap((path) => {
      const [, room] = /^src\/([^/]+\/[^/]+)\/room\.ts$/.exec(path) ?? [];
      return room ? [[room, declaredTables(path, read(path))]] : [];
    }),
  );
  return ownersOf(read("db/types.ts"), declared);
}

/** Returns a message for each violation in the given files. */
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
