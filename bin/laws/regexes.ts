import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkSync } from "recheck";
import { nodesOf, parseSource, type SyntaxNode } from "./syntax.ts";

/**
 * Every regular expression needs time linear in its input (docs/decisions/020). An exception has its reason
 * in a comment `superlinear: reason` on the line of the pattern or the one above.
 */

// The JavaScript implementation in this process gives the same results on every machine.
process.env.RECHECK_SYNC_BACKEND = "pure";

const root = join(import.meta.dirname, "../..");
/**
 * The file of patterns that earlier runs proved linear, because checking all patterns takes minutes. Without
 * the file all are checked again.
 */
const recordFile = join(import.meta.dirname, "linear-regexes.json");
/** Patterns without repetition are not checked. */
const repeats = /[*+{]/;
const exception = /\/\/ .{0,200}\bsuperlinear: \S/;

/**
 * A pattern with its place; `source` is null for a call of `RegExp`, whose patterns are known when its module
 * is loaded.
 */
export interface FoundRegex {
  line: number;
  source: string | null;
  flags: string;
}

/** Returns the regular expressions of a source file: literals, and calls of `RegExp`. */
export function regexesIn(path: string, text: string): FoundRegex[] {
  const found: FoundRegex[] = [];
  const { source, lineOf } = parseSource(path, text);
  for (const node of nodesOf(source)) {
    const { type, pattern, flags, callee } = node;
    if (type === "RegExpLiteral")
      found.push({ line: lineOf(node), source: pattern as string, flags: flags as string });
    const called = (callee as SyntaxNode | undefined)?.value;
    if ((type === "NewExpression" || type === "CallExpression") && called === "RegExp")
      found.push({ line: lineOf(node), source: null, flags: "" });
  }
  return found;
}

/** Returns the patterns that modules create by `RegExp` while they are loaded, by `path:line`. */
async function madeBy(paths: readonly string[]): Promise<Map<string, RegExp[]>> {
  const made = new Map<string, RegExp[]>();
  const own = globalThis.RegExp;
  const base = pathToFileURL(`${root}/`).href;
  globalThis.RegExp = new Proxy(own, {
    construct(target, args, newTarget) {
      const pattern = Reflect.construct(target, args, newTarget) as RegExp;
      // In the stack trace, line 0 is the error, line 1 this function and line 2 its caller.
      const [, place] = (new Error().stack?.split("\n")[2] ?? "").split(base);
      const caller = place?.split(":").slice(0, 2).join(":") ?? "";
      made.set(caller, [...(made.get(caller) ?? []), pattern]);
      return pattern;
    },
  });
  try {
    for (const path of paths) await import(base + path);
  } finally {
    globalThis.RegExp = own;
  }
  return made;
}

/**
 * Returns the fault of a pattern, or null when it is linear. A global pattern is checked as a repeated search,
 * like `replaceAll`. If lookarounds or the size of the pattern prevent that proof, one search is checked.
 */
export function superlinear(source: string, flags: string): string | null {
  if (!repeats.test(source)) return null;
  const timeout = 120_000;
  const plain = flags.replace("g", "");
  const loop = flags.includes("g") && !flags.includes("y");
  const looped = loop ? checkSync(`^(?:${source}|[^])*`, plain, { timeout, checker: "automaton" }) : null;
  const result = looped && looped.status !== "unknown" ? looped : checkSync(source, plain, { timeout });
  if (result.status === "safe") return null;
  // The checker's fuzzer only suspects a vulnerability, so its attack text must be slow in this process as well.
  if (result.status === "vulnerable" && result.checker === "fuzz") {
    const before = process.cpuUsage().user;
    // superlinear: the pattern that is measured
    new RegExp(source, plain).test(result.attack.string);
    if (process.cpuUsage().user - before < 50_000) return null;
  }
  if (result.status === "unknown") return `cannot be decided (${result.error.kind})`;
  return `${result.complexity.summary}, as on ${result.attack.pattern}`;
}

/**
 * Returns the violations of source files, and the patterns that are linear.
 * @param texts by path from the root of the project; modules that call `RegExp` are loaded from there
 * @param known linear patterns that need no check, as `/source/flags`
 */
export async function checkRegexes(
  texts: ReadonlyMap<string, string>,
  known: ReadonlySet<string> = new Set(),
): Promise<{ broken: string[]; linear: Set<string> }> {
  const broken: string[] = [];
  const linear = new Set<string>();
  const found = new Map([...texts].map(([path, text]) => [path, regexesIn(path, text)]));
  const makers = [...found].filter(([, all]) => all.some(({ source }) => source === null));
  // Plain Node cannot load pages and parts.
  const made = await madeBy(makers.map(([path]) => path).filter((path) => path.endsWith(".ts")));
  for (const [path, all] of found) {
    const lines = texts.get(path)!.split("\n");
    for (const { line, ...literal } of all) {
      const place = `${path}:${line}`;
      const patterns = literal.source === null ? (made.get(place) ?? []) : [literal];
      const faults = patterns.flatMap(({ source, flags }) => {
        const pattern = `/${source}/${flags}`;
        const fault = known.has(pattern) ? null : superlinear(source!, flags);
        if (fault === null) linear.add(pattern);
        return fault === null ? [] : [`${place}: ${pattern} is not linear: ${fault}`];
      });
      if (patterns.length === 0)
        faults.push(`${place}: RegExp of what is not known when the module is loaded`);
      const excused = [lines[line - 1], lines[line - 2]].some((near) => exception.test(near ?? ""));
      if (!excused) broken.push(...faults);
      else if (faults.length === 0) broken.push(`${place}: "superlinear:" beside a pattern that is linear`);
    }
  }
  return { broken, linear };
}

/** Returns the violations of files, with the record of earlier checks, which it updates. */
export async function regexLaw(paths: readonly string[]): Promise<string[]> {
  const known: string[] = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : [];
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
  const { broken, linear } = await checkRegexes(texts, new Set(known));
  const record = [...linear].filter((pattern) => repeats.test(pattern)).sort();
  if (record.join() !== known.join()) writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  return broken;
}
