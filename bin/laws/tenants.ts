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
import { mayHaveSql } from "./tables.ts";

/**
 * A row of hiring belongs to a company, or to an agency that hires for the company (decision 111). A function that compares the
 * `company_id` of such rows also names the agency. A function with a `HiringActor` or `Workspace` as a parameter scopes its reads:
 * by a condition like `inScope`, or by a finder that takes the actor.
 */

const root = join(import.meta.dirname, "../..");
const exempt =
  /\.test\.tsx?$|(^|\/)factory\.ts$|\/testing(\/|\.ts$)|^src\/front\/demo\/|\/messages\.(en|vi)\.ts$/;

/** Functions that need no scope of their own, by `path name`, with the reason. */
const exceptions = new Map([
  [
    "src/hiring/applications/commands/reject-others.ts restoreOthers",
    "applicants of a fill, whose job the caller has found",
  ],
  [
    "src/hiring/notes/queries/readable.ts mayReadEvaluation",
    "a condition on evaluations that the caller scopes",
  ],
  [
    "src/market/job-search/index/search-row.ts moveSearchRows",
    "a merge of companies moves jobs of agencies too",
  ],
  [
    "src/market/jobs/commands/take-down.ts moveAll",
    "a block stops all hiring for the company, that of agencies too",
  ],
]);

/**
 * Returns the tables of a schema (the text of db/types.ts) with columns for company and agency, except people
 * and their log.
 */
export function tenantTables(schema: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [name = "", ...columns] of schema.split("export interface ").map((part) => part.split("\n")))
    if (
      ["company_id", "agency_id"].every((column) => columns.some((line) => line.startsWith(`  ${column}:`)))
    )
      names.add(name.slice(0, name.indexOf(" ")));
  const [, tables = ""] = schema.split("export interface DB {");
  return new Set(
    [...tables.matchAll(/^ {2}(\w+): (\w+);/gm)]
      .filter(([, table, name]) => names.has(name!) && !["accounts", "audit_event"].includes(table!))
      .map(([, table]) => table!),
  );
}

const readers = new Set(["selectFrom", "updateTable", "deleteFrom", "innerJoin", "leftJoin", "using"]);
const tableInSql = /\b(?:from|join|update|using)\s+(\w+)/gi;
const comparisonInSql =
  /(?<left>[\w.]{1,60})\s{0,20}(?:=|is not distinct from)\s{0,20}(?<right>[\w.?]{1,60})/gi;

/** Returns the tables that a call of Kysely, or an SQL text, reads or changes. */
function tablesOf(node: SyntaxNode): string[] {
  if (node.type === "CallExpression") {
    const [table] = readers.has(calledName(node) ?? "") ? argumentsOf(node) : [];
    return table ? [literalOf(table)?.split(" ")[0] ?? ""] : [];
  }
  return [...(textOf(node) ?? "").matchAll(tableInSql)].map(([, table]) => table!.toLowerCase());
}

/** Returns whether a node compares a `company_id` with something else than the id of a row of `companies`. */
function comparesCompany(node: SyntaxNode): boolean {
  const pairs =
    node.type === "CallExpression" && /^(where|whereRef|on|onRef|eb)$/.test(calledName(node) ?? "")
      ? [argumentsOf(node).map((argument) => literalOf(argument) ?? "?")]
      : [...(textOf(node) ?? "").matchAll(comparisonInSql)].map(({ groups }) => [
          groups!.left!,
          groups!.right!,
        ]);
  return pairs.some(
    (sides) =>
      sides.some((side) => /(^|\.)company_id$/.test(side)) && !sides.some((side) => /(^|\.)id$/.test(side)),
  );
}

const namesAgency = (node: SyntaxNode) =>
  /agency_id/.test(textOf(node) ?? "") ||
  (node.type === "Identifier" && ["agency_id", "inScope", "sameScope"].includes(node.value as string));

/** Returns whether a node passes the actor or the scope to a function. */
function scopes(node: SyntaxNode): boolean {
  if (node.type !== "CallExpression" || /^(may|administers)$/.test(calledName(node) ?? "")) return false;
  return argumentsOf(node).some(
    (given) =>
      (given.type === "Identifier" && /^(actor|scope)$/.test(given.value as string)) ||
      (given.type === "MemberExpression" &&
        /^(actor|scope)$/.test((given.property as SyntaxNode).value as string)),
  );
}

/** Returns the functions and constants of the file, by name. */
function declarationsOf(source: SyntaxNode): [name: string, node: SyntaxNode][] {
  return (source.body as SyntaxNode[]).flatMap((item): [string, SyntaxNode][] => {
    const node = item.type === "ExportDeclaration" ? (item.declaration as SyntaxNode) : item;
    if (node.type === "FunctionDeclaration") return [[(node.identifier as SyntaxNode).value as string, node]];
    if (node.type !== "VariableDeclaration") return [];
    return (node.declarations as SyntaxNode[]).map((each) => [(each.id as SyntaxNode).value as string, each]);
  });
}

/** Returns whether a function has a `HiringActor` or `Workspace` as a parameter. */
function takesHiring(node: SyntaxNode): boolean {
  const made = node.type === "VariableDeclarator" ? (node.init as SyntaxNode | null) : node;
  return nodesOf(made?.params).some(
    ({ type, typeName }) =>
      type === "TsTypeReference" &&
      /^(HiringActor|Workspace)$/.test((typeName as SyntaxNode).value as string),
  );
}

/** Returns the violations of a file. */
export function brokenTenantLaw(path: string, text: string, tables: ReadonlySet<string>): string[] {
  const { source, lineOf } = parseSource(path, text);
  const ofTenants = (node: SyntaxNode) => tablesOf(node).some((table) => tables.has(table));
  return declarationsOf(source as unknown as SyntaxNode).flatMap(([name, node]) => {
    const inside = nodesOf(node);
    const first = inside.find(ofTenants);
    if (!first) return [];
    const broken = [
      ...(inside.some(comparesCompany) && !inside.some(namesAgency) ? ["compares company_id alone"] : []),
      ...(takesHiring(node) && !inside.some(scopes) ? ["reads rows of hiring without the scope"] : []),
    ];
    if (exceptions.has(`${path} ${name}`))
      return broken.length > 0 ? [] : [`${path}: ${name} needs no exception`];
    return broken.map((what) => `${path}:${lineOf(first)}: ${name} ${what} (bin/laws/tenants.ts)`);
  });
}

/** Returns the violations of the given files. */
export function tenantLaw(paths: readonly string[]): string[] {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const tables = tenantTables(read("db/types.ts"));
  return paths.flatMap((path) => {
    const text = exempt.test(path) ? "" : read(path);
    return mayHaveSql.test(text) ? brokenTenantLaw(path, text, tables) : [];
  });
}
