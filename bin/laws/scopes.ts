import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argumentsOf, calledName, nodesOf, parseSource, type SyntaxNode } from "./syntax.ts";

/**
 * In routes of tenants, every function that receives a database connection also receives the actor, or a scope
 * derived from the actor. Without a scope, a query could return rows of another tenant.
 */

const root = join(import.meta.dirname, "../..");
const audiences = /^src\/.*\/routes\/(candidate|company|consultant|admin)(\.ts|\/(?!.*\.test\.))/;
/** Files whose rows belong to no tenant. */
const exceptions = new Map([
  ["src/administration/explain/routes/admin.ts", "what any account may do, for super administrators"],
  ["src/front/site/routes/admin.ts", "banners of the home page"],
  ["src/market/support/routes/admin.ts", "one inbox, shared by all administrators"],
]);
const scopes = ["actor", "scope"];

/** Returns a message for each call of a route file that passes a connection without actor or scope. */
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

/** Returns whether a node is `tx`, `database` or a property of them. */
function isConnection(node: SyntaxNode): boolean {
  if (node.type === "MemberExpression") {
    const property = (node.property as SyntaxNode).value as string;
    return property === "database" || isConnection(node.object as SyntaxNode);
  }
  return node.type === "Identifier" && ["tx", "db", "database", "services"].includes(node.value as string);
}

/** Returns the names of the actor, of scopes, and of variables made of them. */
function scopedNames(nodes: readonly SyntaxNode[]): ReadonlySet<string> {
  const names = new Set(scopes);
  for (const { type, id, init } of nodes)
    if (type === "VariableDeclarator" && identifiersOf(init).some((name) => names.has(name)))
      for (const name of identifiersOf(id)) names.add(name);
  return names;
}

/** Returns the violations of the given files. */
export function scopeLaw(paths: readonly string[]): string[] {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const bound = paths.filter((path) => audiences.test(path));
  // Files with routes for several audiences, such as `routes/reviewing.ts` for consultants and administrators.
  const shared = bound.flatMap((path) =>
    [...read(path).matchAll(/ from "\.\/([\w-]+\.ts)"/g)].map(([, name]) => join(dirname(path), name!)),
  );
  return [...new Set([...bound, ...shared])].flatMap((path) => {
    const broken = unscopedCalls(path, read(path));
    if (!exceptions.has(path)) return broken;
    return broken.length > 0 ? [] : [`${path}: needs no exception (bin/laws/scopes.ts)`];
  });
}
