import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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
 * A condition on several states of a lifecycle uses the set that is named beside it (`openOffers`), in code and in SQL: a new
 * state is then added to the set alone.
 */

const root = join(import.meta.dirname, "../..");
const exempt =
  /\.test\.tsx?$|(^|\/)factory\.ts$|\/testing(\/|\.ts$)|^src\/front\/demo\/|\/(lifecycle|terms)\.ts$/;

/** The names of the states of each lifecycle. */
export type States = readonly (readonly string[])[];

/** Reads the states out of every room's `lifecycle.ts`. */
export async function lifecycleStates(): Promise<States> {
  const found: (readonly string[])[] = [];
  for (const path of globSync("src/*/*/lifecycle.ts", { cwd: root })) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
    for (const life of Object.values(module) as ({ stored?: unknown; states?: string[] } | null)[])
      if (life?.stored && life.states) found.push(life.states);
  }
  return found;
}

const listInSql = /\bin\s{0,20}\((?<list>[^()]{1,300})\)/gi;

/** Returns the lists of string literals in the conditions of a node, such as the list of an `IN`. */
function listsOf(node: SyntaxNode): string[][] {
  if (node.type === "CallExpression") {
    const name = calledName(node);
    const callee = node.callee as SyntaxNode;
    const list =
      name === "includes" && callee.type === "MemberExpression"
        ? (callee.object as SyntaxNode)
        : /^(where|having|on|eb)$/.test(name ?? "")
          ? argumentsOf(node).at(-1)
          : undefined;
    if (list?.type !== "ArrayExpression") return [];
    return [
      (list.elements as ({ expression: SyntaxNode } | null)[]).flatMap(
        (each) => (each && literalOf(each.expression)) ?? [],
      ),
    ];
  }
  return [...(textOf(node) ?? "").matchAll(listInSql)].map(({ groups }) =>
    groups!.list!.split(",").flatMap((item) => /^\s*'([^']*)'\s*$/.exec(item)?.[1] ?? []),
  );
}

/** Returns a message for each list of states in a file that a named set should replace. */
export function stateListsIn(path: string, text: string, states: States): string[] {
  const { source, lineOf } = parseSource(path, text);
  return nodesOf(source).flatMap((node) =>
    listsOf(node)
      .filter((list) => list.length > 1 && states.some((life) => list.every((state) => life.includes(state))))
      .map((list) => `${path}:${lineOf(node)}: ${list.join(", ")} (name the set beside its lifecycle)`),
  );
}

/** Returns a message for each violation in the given files. */
export async function stateSetLaw(paths: readonly string[]): Promise<string[]> {
  const states = await lifecycleStates();
  return paths
    .filter((path) => !exempt.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return /\bin\b|includes/i.test(text) ? stateListsIn(path, text, states) : [];
    });
}
