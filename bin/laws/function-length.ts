import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nodesOf, parseSource, type SyntaxNode } from "./syntax.ts";

/** A function has at most 60 lines. */

const root = join(import.meta.dirname, "../..");
const most = 60;
/** A list of functions that may exceed the maximum length, as "path name". The list only shrinks. */
const exceptionsFile = "bin/laws/long-functions.json";
const kinds = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "ClassMethod",
  "PrivateMethod",
  "Constructor",
  "MethodProperty",
]);

function nameOf(node: SyntaxNode): string | undefined {
  const name = (node.identifier ?? node.id ?? node.key) as SyntaxNode | undefined;
  return typeof name?.value === "string" ? name.value : undefined;
}

/** Returns the long functions of a file by their names. A function without a name is listed by the name of the declaration around it. */
export function longFunctions(path: string, text: string): Map<string, number> {
  const long = new Map<string, number>();
  if (text.split("\n").length <= most) return long;
  const { source, linesOf } = parseSource(path, text);
  const visit = (value: unknown, declared: string): void => {
    if (typeof value !== "object" || value === null) return;
    const node = value as SyntaxNode;
    const name = Array.isArray(value) ? declared : (nameOf(node) ?? declared);
    if (kinds.has(node.type ?? "") && linesOf(node) > most)
      long.set(name, Math.max(long.get(name) ?? 0, linesOf(node)));
    for (const child of Object.values(value)) visit(child, name);
  };
  visit(nodesOf(source)[0], "default");
  return long;
}

/** Returns a message for each long function that is not an exception, and for each exception that is not long. */
export function functionLengthLaw(paths: readonly string[]): string[] {
  const exceptions = new Set<string>(JSON.parse(readFileSync(join(root, exceptionsFile), "utf8")));
  const long = new Map<string, number>();
  for (const path of paths)
    for (const [name, lines] of longFunctions(path, readFileSync(join(root, path), "utf8")))
      long.set(`${path} ${name}`, lines);
  return [
    ...[...long]
      .filter(([key]) => !exceptions.has(key))
      .map(([key, lines]) => `${key}: ${lines} lines (a function has ${most} at most)`),
    ...[...exceptions]
      .filter((key) => !long.has(key))
      .map((key) => `${exceptionsFile}: ${key} is not long (remove it)`),
  ];
}
