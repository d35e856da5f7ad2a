import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argumentsOf, calledName, nodesOf, parseSource, type SyntaxNode } from "./syntax.ts";

/**
 * Under a tenant's prefix, whatever is given a connection is given the actor too, or a scope made of it: a query that does
 * not know who asks can answer with the rows of another tenant.
 */

const root = join(import.meta.dirname, "../..");
const audiences = /^src\/.*\/routes\/(candidate|company|consultant|admin)(\.ts|\/(?!.*\.test\.))/;
/** Files whose rows belong to no tenant. */
const exceptions = new Map([
  ["src/site/routes/admin.ts", "banners of the home page"],
  ["src/support/routes/admin.ts", "one inbox, shared by all administrators"],
]);
const scopes = ["actor", "scope"];

/** Calls of a route file that get a connection and nobody's name, a line each. */
export function unscopedCalls(path: string, text: string): string[] {
  const { source, lineOf } = parseSource(path, text);
  const nodes = nodesOf(source);
  const kit = new Set(nodes.filter(isKitImport).flatMap(localNames));
  const scoped = scopedNames(nodes);
  const names = (node: SyntaxNode) => identifiersOf(node).some((name) => scoped.has(name));
  return nodes
    .filter((node) => node.type === "CallExpression")
    .flatMap((call) => {
      const callee = calledName(call);
      const [library = callee] = identifiersOf(call.callee);
      if (!callee || kit.has(library as string)) return [];
      const given = argumentsOf(call);
      if (!given.some(isConnection) || given.some(names)) return [];
      return [`${path}:${lineOf(call)}: ${callee} gets a connection but neither actor nor scope`];
    });
}

const isKitImport = (node: SyntaxNode) =>
  node.type === "ImportDeclaration" && ((node.source as SyntaxNode).value as string).startsWith("#kit/");

const localNames = (node: SyntaxNode) =>
  (node.specifiers as { local: { value: string } }[]).map(({ local }) => local.value);

const identifiersOf = (node: unknown) =>
  nodesOf(node)
    .filter(({ type }) => type === "Identifier")
    .map(({ value }) => value as string);

/** `tx`, `database` and what hangs on them. */
function isConnection(node: SyntaxNode): boolean {
  if (node.type === "MemberExpression") {
    const property = (node.property as SyntaxNode).value as string;
    return property === "database" || isConnection(node.object as SyntaxNode);
  }
  return node.type === "Identifier" && ["tx", "db", "database", "services"].includes(node.value as string);
}

/** The actor, a scope, and the variables that are made of them. */
function scopedNames(nodes: readonly SyntaxNode[]): ReadonlySet<string> {
  const names = new Set(scopes);
  for (const { type, id, init } of nodes)
    if (type === "VariableDeclarator" && identifiersOf(init).some((name) => names.has(name)))
      for (const name of identifiersOf(id)) names.add(name);
  return names;
}

/** What breaks the law among the given files. */
export function scopeLaw(paths: readonly string[]): string[] {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const bound = paths.filter((path) => audiences.test(path));
  // What they share: `routes/reviewing.ts` of the consultants' and the administrators' file.
  const shared = bound.flatMap((path) =>
    [...read(path).matchAll(/ from "\.\/([\w-]+\.ts)"/g)].map(([, name]) => join(dirname(path), name!)),
  );
  return [...new Set([...bound, ...shared])].flatMap((path) => {
    const broken = unscopedCalls(path, read(path));
    if (!exceptions.has(path)) return broken;
    return broken.length > 0 ? [] : [`${path}: needs no exception (bin/laws/scopes.ts)`];
  });
}
