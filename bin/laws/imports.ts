import { createRequire } from "node:module";
import { join } from "node:path";
import { cruise, type ICruiseResult, type IModule } from "dependency-cruiser";
import { roomOf } from "./rooms.ts";

/**
 * Checks the import law (.dependency-cruiser.cjs) and two rules that it cannot express: cycles between rooms,
 * and pages that reach the database through other files.
 */

const root = join(import.meta.dirname, "../..");
const test = /\.test\.tsx?$|(^|\/)factory\.ts$|\/testing(\/|\.ts$)/;
const page = /^src\/(?!app\/).*\/(pages|parts)\//;
/** Files with the addresses of a room, which every room may import (decision 118); the rule no-circular reports their cycles. */
const addresses = /\/(console-)?paths\.ts$/;
const reachesDatabase = /\/(queries|commands|routes)(\.ts$|\/)|^src\/kit\/(db|bulk)\.ts$/;

/** The violations of the import law in a source tree. */
export interface ImportFindings {
  /** The forbidden imports, one line for each. */
  broken: string[];
  /** One entry for each cycle of rooms that import each other, directly or through others. */
  cycles: string[][];
  /** Number of imports of later rooms. */
  upward: number;
}

/** Checks a project. @param folder the folder with `src` and a package.json that has the project's `imports` */
export async function checkImports(folder: string): Promise<ImportFindings> {
  const config = createRequire(import.meta.url)(join(root, ".dependency-cruiser.cjs"));
  const { forbidden, options } = config;
  const { output } = await cruise(["src", "bin"], {
    ...options,
    baseDir: folder,
    ruleSet: { forbidden },
    validate: true,
  });
  const { modules, summary } = output as ICruiseResult;
  const broken = summary.violations.map(({ rule, from, to }) => `${from}: ${rule.name}: ${to}`);
  return {
    broken: [...broken, ...indirect(modules)],
    cycles: cyclesOf(modules),
    upward: summary.violations.filter(({ rule }) => rule.name === "no-upward-import").length,
  };
}

/** Finds pages and parts that import the database indirectly, through files that may import it. */
function indirect(modules: readonly IModule[]): string[] {
  const importsOf = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"))
        .map(({ resolved }) => resolved),
    ]),
  );
  const wayFrom = (file: string, seen: Set<string>): string[] | null => {
    for (const next of importsOf.get(file) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      const way = reachesDatabase.test(next) ? [next] : wayFrom(next, seen);
      if (way) return [file, ...way];
    }
    return null;
  };
  return [...importsOf.keys()].flatMap((file) => {
    const way = page.test(file) && !test.test(file) ? wayFrom(file, new Set([file])) : null;
    // The rules of dependency-cruiser already report direct imports.
    return way && way.length > 2 ? [`${way[0]}: reaches the database: ${way.slice(1).join(" → ")}`] : [];
  });
}

/** Returns groups of rooms that import each other. */
function cyclesOf(modules: readonly IModule[]): string[][] {
  const known = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const room = roomOf(source);
    if (!room || test.test(source)) continue;
    const others = known.get(room) ?? new Set();
    for (const { resolved } of dependencies) {
      const other = roomOf(resolved);
      if (other && other !== room && !addresses.test(resolved)) others.add(other);
    }
    known.set(room, others);
  }
  const reached = new Map(
    [...known.keys()].map((room) => {
      const found = new Set<string>();
      const waiting = [room];
      for (let next = waiting.pop(); next; next = waiting.pop())
        for (const other of known.get(next) ?? [])
          if (!found.has(other)) waiting.push(other) && found.add(other);
      return [room, found];
    }),
  );
  const cycles = new Map<string, string[]>();
  for (const [room, found] of reached) {
    if (!found.has(room)) continue;
    const cycle = [...found].filter((other) => reached.get(other)?.has(room)).sort();
    cycles.set(cycle.join(), cycle);
  }
  return [...cycles.values()];
}
