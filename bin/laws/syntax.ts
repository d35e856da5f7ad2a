import { parseSync } from "@swc/core";

/** A node of a source file, with swc's names. */
export interface SyntaxNode {
  type?: string;
  span?: { start: number; end: number };
  [key: string]: unknown;
}

/** Returns the given node and all nodes below it, in the order of the text, parents first. */
export function nodesOf(root: unknown): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) nodes.push(value as SyntaxNode);
    for (const child of Object.values(value)) visit(child);
  };
  visit(root);
  return nodes;
}

type Parsed = ReturnType<typeof parse>;
/** A cache of parsed files, because a dozen laws parse the same files. */
const parsed = new Map<string, { text: string; result: Parsed }>();

/** Returns the parsed file, and functions for the first line and the number of lines of its nodes. */
export function parseSource(path: string, text: string): Parsed {
  const earlier = parsed.get(path);
  if (earlier?.text === text) return earlier.result;
  const result = parse(path, text);
  parsed.set(path, { text, result });
  return result;
}

function parse(path: string, text: string) {
  // The parser counts bytes, from 1.
  const bytes = Buffer.from(text);
  const lineAt = (offset: number) => bytes.toString("utf8", 0, offset - 1).split("\n").length;
  return {
    source: parseSync(text, { syntax: "typescript", tsx: path.endsWith("x"), target: "esnext" }),
    lineOf: (node: SyntaxNode) => lineAt(node.span!.start),
    linesOf: (node: SyntaxNode) => lineAt(node.span!.end) - lineAt(node.span!.start) + 1,
  };
}

/** Returns the name of the called function: `name` of `name(…)` and of `object.name(…)`. */
export function calledName(call: SyntaxNode): string | undefined {
  const callee = call.callee as SyntaxNode;
  if (callee.type === "Identifier") return callee.value as string;
  if (callee.type !== "MemberExpression") return undefined;
  return (callee.property as SyntaxNode).value as string | undefined;
}

export function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  return (call.arguments as { expression: SyntaxNode }[]).map(({ expression }) => expression);
}

/** Returns the value of a string literal. */
export function literalOf(node: SyntaxNode): string | undefined {
  return node.type === "StringLiteral" ? (node.value as string) : undefined;
}

/** Returns the text of a string or a template, with values as `?`. */
export function textOf(node: SyntaxNode): string | undefined {
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return literalOf(node);
  return (node.quasis as { raw: string }[]).map(({ raw }) => raw).join("?");
}
