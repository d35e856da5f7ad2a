import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argumentsOf, nodesOf, parseSource, type SyntaxNode, textOf } from "./syntax.ts";

/**
 * Kinds of stage are never compared or counted by their ids, because ids are permanent and have no order.
 * Code compares kinds by `isBefore` and `phaseOf` (companies/pipeline), SQL by the table `stage_kinds`. The law also
 * covers columns of other tables with the name `kind`, which have no order either.
 */

const root = join(import.meta.dirname, "../..");
const names = ["kind", "stage_kind", "stageKind"];
const comparisons = ["<", "<=", ">", ">="];
const sums = ["+", "-"];
const wrappers = ["ParenthesisExpression", "TsNonNullExpression", "TsAsExpression"];

/** Returns a message for each comparison of kinds of stage, in TypeScript, in calls of Kysely and in SQL. */
export function comparedKinds(path: string, text: string): string[] {
  const { source, lineOf } = parseSource(path, text);
  return nodesOf(source)
    .filter((node) => isOperation(node) || isCondition(node) || isComparedInSql(textOf(node)))
    .map(
      (node) => `${path}:${lineOf(node)}: compares ids of kinds of stage (isBefore, phaseOf; stage_kinds)`,
    );
}

function isOperation({ type, operator, left, right }: SyntaxNode): boolean {
  if (type !== "BinaryExpression") return false;
  const sides = [left, right] as SyntaxNode[];
  if (sums.includes(operator as string)) return sides.some(isTableKind);
  return comparisons.includes(operator as string) && sides.some((side) => isTableKind(side) || isKind(side));
}

function isKind(node: SyntaxNode): boolean {
  if (wrappers.includes(node.type ?? "")) return isKind(node.expression as SyntaxNode);
  if (node.type === "MemberExpression") return isKind(node.property as SyntaxNode);
  return node.type === "Identifier" && names.includes(node.value as string);
}

/** Returns whether a node is a member of `stageKinds`. */
function isTableKind(node: SyntaxNode): boolean {
  return node.type === "MemberExpression" && (node.object as SyntaxNode).value === "stageKinds";
}

/** Returns whether a call is a condition such as `where("s.kind", "<", …)`. */
function isCondition(node: SyntaxNode): boolean {
  if (node.type !== "CallExpression") return false;
  const [column, operator] = argumentsOf(node).map((argument) => textOf(argument));
  return isColumn(column ?? "") && comparisons.includes(operator ?? "");
}

function isComparedInSql(text: string | undefined): boolean {
  if (!text?.includes("kind")) return false;
  const words = text
    .replaceAll(/[()]/g, " ")
    .replaceAll(/[<>=!]+/g, " $& ")
    .split(/\s+/);
  return words.some((word, at) => {
    if (comparisons.includes(word)) return isColumn(words[at - 1] ?? "") || isColumn(words[at + 1] ?? "");
    const [before = "", not] = words.slice(0, at).slice(-2).toReversed();
    return /^between$/i.test(word) && isColumn(/^not$/i.test(before) ? (not ?? "") : before);
  });
}

/** Matches `kind`, `s.kind` and `s.kind::int`. */
function isColumn(word: string): boolean {
  return names.includes(word.split("::", 1)[0]?.split(".").at(-1) ?? "");
}

/** Returns the violations of the given files. */
export function stageKindLaw(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return /kind/i.test(text) ? comparedKinds(path, text) : [];
  });
}
