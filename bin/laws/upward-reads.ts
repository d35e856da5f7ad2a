import { readFileSync } from "node:fs";
import { join } from "node:path";
import { declaredRooms } from "../../src/app/rooms.ts";
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
import { exempt, mayHaveSql, type Owners, tableOwners } from "./tables.ts";
import { frozenReads } from "./upward-reads-frozen.ts";

/**
 * A room reads its own tables and those of earlier rooms. Later rooms contribute their data to it as SQL
 * (kit/contributions). The remaining reads of later rooms are listed as exceptions; the list only gets shorter.
 */

const root = join(import.meta.dirname, "../..");
/** The rooms in their order: a room may read the tables of earlier rooms. The kernel is the first. */
const roomOrder = ["kit", ...declaredRooms.map(([folder]) => folder)];
const reader = /^(selectFrom|from|using|(inner|left|right|full|cross)Join(Lateral)?)$/;

/** A read of a later room's table by a file. */
export interface UpwardRead {
  path: string;
  line: number;
  room: string;
  table: string;
  owner: string;
}

/** Returns the reads of later rooms' tables in a file. */
export function upwardReadsIn(
  path: string,
  text: string,
  owners: Owners,
  order: readonly string[] = roomOrder,
): UpwardRead[] {
  const room = roomOf(path) ?? "";
  if (exempt.test(path) || !order.includes(room)) return [];
  const { source, lineOf } = parseSource(path, text);
  return nodesOf(source).flatMap((node) =>
    [...new Set(tablesReadBy(node))].flatMap((table) => {
      const owner = owners.get(table);
      const isUpward = owner !== undefined && order.indexOf(owner) > order.indexOf(room);
      return isUpward ? [{ path, line: lineOf(node), room, table, owner }] : [];
    }),
  );
}

/** Returns the tables that a call of Kysely, or a text of SQL, reads. */
function tablesReadBy(node: SyntaxNode): string[] {
  if (node.type !== "CallExpression") return tablesInSql(textOf(node) ?? "");
  const [table] = reader.test(calledName(node) ?? "") ? argumentsOf(node) : [];
  if (table?.type !== "StringLiteral" && table?.type !== "ArrayExpression") return [];
  return nodesOf(table).flatMap((name) => literalOf(name)?.split(" ")[0] ?? []);
}

/** Returns the tables that an SQL text names after FROM, JOIN and USING, also in lists with commas. */
function tablesInSql(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/[(),;]/g, " $& ")
    .split(/\s+/);
  const tables: string[] = [];
  let isExpected = false;
  let sinceTable = 3;
  for (const word of words) {
    if (/^(from|join|using)$/.test(word) || (word === "," && sinceTable < 3)) isExpected = true;
    else if (isExpected && word !== "only" && word !== "lateral") {
      tables.push(word);
      isExpected = false;
      sinceTable = 0;
    } else if (word !== "as") sinceTable += word === "," ? 3 : 1;
  }
  return tables;
}

/** Returns a message for each read of a later room's table that is not an exception, and for each exception that no longer occurs. */
export function brokenReads(reads: readonly UpwardRead[], frozen: ReadonlyMap<string, string>): string[] {
  const nameOf = ({ room, table }: UpwardRead) => `${room} reads ${table}`;
  const occurring = new Set(reads.map(nameOf));
  return [
    ...reads
      .filter((read) => !frozen.has(nameOf(read)))
      .map(
        ({ path, line, table, owner }) =>
          `${path}:${line}: reads ${table} of the later room ${owner} (kit/contributions)`,
      ),
    ...[...frozen.keys()]
      .filter((name) => !occurring.has(name))
      .map((name) => `bin/laws/upward-reads-frozen.ts: "${name}" does not occur any more`),
  ];
}

/** Returns the violations in the given files, and a line with the number of exceptions. */
export function upwardReadLaw(paths: readonly string[]): { broken: string[]; count: string } {
  const { owners } = tableOwners(paths);
  const reads = paths.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return mayHaveSql.test(text) ? upwardReadsIn(path, text, owners) : [];
  });
  const pairs = new Set(reads.map(({ room, owner }) => `${room} ${owner}`));
  return {
    broken: brokenReads(reads, frozenReads),
    count: `Pairs of rooms that read tables of later rooms: ${pairs.size}, frozen reads: ${frozenReads.size}`,
  };
}
