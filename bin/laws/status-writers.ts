import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { argumentsOf, type SyntaxNode as Node, parseSource } from "./syntax.ts";

/**
 * Only `transition`, `transitionAll` and `transitionWhere` (kit/db) write status columns, so that every
 * change of status is a compare-and-set. Inserts are allowed; tests, factories, the demo market and
 * benchmarks are exempt.
 */

const root = join(import.meta.dirname, "../..");
const writer = "src/kit/db.ts";
const exempt = /\.test\.tsx?$|(^|\/)factory\.ts$|\/testing\.ts$|^src\/front\/demo\/|^(bench|test)\//;

/** The status columns of each table that has a lifecycle. */
export type StatusColumns = ReadonlyMap<string, readonly string[]>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Reads tables and columns from every room's `lifecycle.ts`. */
export async function statusColumns(): Promise<StatusColumns> {
  const found = new Map<string, readonly string[]>();
  for (const path of globSync("src/*/*/lifecycle.ts", { cwd: root })) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
    for (const life of Object.values(module)) {
      const stored = isNode(life) && (life.stored as { table: string; columns: string[] } | undefined);
      if (stored) found.set(stored.table, stored.columns);
    }
  }
  return found;
}

/**
 * Returns the calls of `set` and `doUpdateSet` and the SQL texts of a file that write, or may write, a status
 * column.
 */
export function statusWritesIn(path: string, text: string, columns: StatusColumns): string[] {
  const broken: string[] = [];
  const { source, lineOf } = parseSource(path, text);
  const report = (node: Node, what: string) =>
    broken.push(`${path}:${lineOf(node)}: ${what} (a status is moved by transition, kit/db)`);
  /** `statement` is the table of the enclosing statement, for the callback of an upsert. */
  const visit = (value: unknown, statement?: string): void => {
    if (Array.isArray(value)) for (const child of value) visit(child, statement);
    if (!isNode(value) || Array.isArray(value)) return;
    let table = statement;
    if (value.type === "CallExpression") {
      table = tableOf(value) ?? statement;
      const what = writeOf(value, columns, statement);
      if (what) report(value, what);
    }
    const sql = textOf(value);
    if (sql !== null) {
      const what = sqlWrite(sql, columns);
      if (what) report(value, what);
    }
    for (const child of Object.values(value)) visit(child, table);
  };
  visit(source);
  return broken;
}

/** Returns the fault of a call of Kysely's `set` or `doUpdateSet`, or null. */
function writeOf(call: Node, columns: StatusColumns, statement: string | undefined): string | null {
  const method = methodOf(call);
  if (method !== "set" && method !== "doUpdateSet") return null;
  const table = method === "set" ? tableOf(call) : statement;
  if (table === null) return null;
  if (table === undefined) return `${method} of a table that is not named here`;
  const own = columns.get(table);
  if (!own) return null;
  const [first] = argumentsOf(call);
  return first ? columnWrite(first, table, own) : null;
}

function columnWrite(given: Node, table: string, own: readonly string[]): string | null {
  switch (given.type) {
    case "StringLiteral":
      return own.includes(given.value as string) ? `writes ${table}.${given.value}` : null;
    case "ParenthesisExpression":
      return columnWrite(given.expression as Node, table, own);
    case "ArrowFunctionExpression":
      return columnWrite(given.body as Node, table, own);
    case "ConditionalExpression":
      return (
        columnWrite(given.consequent as Node, table, own) ?? columnWrite(given.alternate as Node, table, own)
      );
    case "ObjectExpression":
      for (const property of given.properties as Node[]) {
        const what =
          property.type === "SpreadElement"
            ? columnWrite(property.arguments as Node, table, own)
            : keyWrite(property, table, own);
        if (what) return what;
      }
      return null;
    default:
      return `changes columns of ${table} that are not named here`;
  }
}

function keyWrite(property: Node, table: string, own: readonly string[]): string | null {
  const key = (property.key ?? property) as Node;
  const name = key.value as string;
  return own.includes(name) ? `writes ${table}.${name}` : null;
}

function methodOf(call: Node): string | null {
  const callee = call.callee as Node;
  if (callee.type !== "MemberExpression") return null;
  return ((callee.property as Node).value as string | undefined) ?? null;
}

/**
 * Returns the table at the start of a chain of calls; undefined when it is a variable, null when the chain is
 * not a statement.
 */
function tableOf(call: Node): string | undefined | null {
  for (let node: Node | undefined = call; node?.type === "CallExpression"; ) {
    const method = methodOf(node);
    if (method === "updateTable" || method === "insertInto") {
      const [first] = argumentsOf(node);
      if (first?.type !== "StringLiteral") return undefined;
      return (first.value as string).split(" ")[0];
    }
    const callee: Node = node.callee as Node;
    node = callee.type === "MemberExpression" ? (callee.object as Node) : undefined;
  }
  return null;
}

/** Returns the text of a string or template, without values. */
function textOf(node: Node): string | null {
  if (node.type === "StringLiteral") return node.value as string;
  if (node.type !== "TemplateLiteral") return null;
  return (node.quasis as { raw: string }[]).map(({ raw }) => raw).join(" ? ");
}

/** Returns the fault of a raw UPDATE (or an upsert) of a status column, or null. */
function sqlWrite(sql: string, columns: StatusColumns): string | null {
  const words = sql
    .toLowerCase()
    .replace(/[="(),;]/g, " $& ")
    .split(/\s/)
    .filter((word) => word && word !== '"');
  for (const [table, own] of columns) {
    const named = words.findIndex(
      (word, at) =>
        word === table &&
        ["update", "only", "into"].includes(words[at - 1] ?? "") &&
        words.includes("set", at),
    );
    if (named < 0) continue;
    const start = words.indexOf("set", named);
    const end = words.indexOf("where", start);
    const changed = words.slice(start, end < 0 ? undefined : end);
    const name = own.find((column) => changed.some((word, at) => word === column && changed[at + 1] === "="));
    if (name) return `writes ${table}.${name} in SQL`;
  }
  return null;
}

/** Returns the violations of the given files. */
export async function statusWriterLaw(paths: readonly string[]): Promise<string[]> {
  const columns = await statusColumns();
  return paths
    .filter((path) => path !== writer && !exempt.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return /\bset\b|doUpdateSet/i.test(text) ? statusWritesIn(path, text, columns) : [];
    });
}
