import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nodesOf, parseSource, type SyntaxNode } from "./syntax.ts";

/**
 * An object literal spread into an object literal or into JSX has the same meaning as its properties. It only avoids the lines
 * that the formatter gives to them.
 */

const root = join(import.meta.dirname, "../..");

function isLiteral(node: SyntaxNode): boolean {
  if (node.type === "ParenthesisExpression") return isLiteral(node.expression as SyntaxNode);
  return node.type === "ObjectExpression";
}

/** The properties of an object literal and the attributes of a JSX element. */
function membersOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type === "ObjectExpression") return node.properties as SyntaxNode[];
  return node.type === "JSXOpeningElement" ? (node.attributes as SyntaxNode[]) : [];
}

/** Returns a message for each spread of an object literal. */
export function spreadLiterals(path: string, text: string): string[] {
  if (!/\.\.\.[\s(]*\{/.test(text)) return [];
  const { source, lineOf } = parseSource(path, text);
  return nodesOf(source)
    .flatMap(membersOf)
    .filter((member) => member.type === "SpreadElement" && isLiteral(member.arguments as SyntaxNode))
    .map((member) => lineOf(member.arguments as SyntaxNode))
    .map((line) => `${path}:${line}: spreads an object literal (write its properties)`);
}

export function spreadLaw(paths: readonly string[]): string[] {
  return paths.flatMap((path) => spreadLiterals(path, readFileSync(join(root, path), "utf8")));
}
