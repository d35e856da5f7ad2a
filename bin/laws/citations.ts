import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Every cited rule exists: `spec §5` and `Labour Code art. 25` are headings of docs/rules, `decision 014` is
 * a page of docs/decisions. Only sources with headings may be cited, and RFCs.
 */

const root = join(import.meta.dirname, "../..");
const section = /(§ ?|\bart\. )([A-Z]?\d{1,3}|[A-Z]\b)/g;
const decision = /(?:\bdecision |docs\/decisions\/)(\d{3})\b/gi;
/** Matches the text between two cited sections of one source, such as the comma of `decisions §1, §10`. */
const list = /^(?:,|and|, and|to)$/;

/** Citable sections by source (`spec`), and decisions by number. */
export interface Rules {
  sections: ReadonlyMap<string, ReadonlySet<string>>;
  decisions: ReadonlySet<string>;
}

/**
 * Reads the rules from headings of Markdown pages (`## Spec §5: Validation rules`), and the decisions from
 * file names.
 */
export function readRules(pages: readonly string[], decisionFiles: readonly string[]): Rules {
  const sections = new Map<string, Set<string>>();
  for (const [, source = "", sign = "", name = ""] of pages.flatMap((page) => [
    ...page.matchAll(/^#{2,3} ([^§:\n]{1,40}) (§|art\. )([A-Z]?\d{1,3}|[A-Z])(?=:|$)/gm),
  ]))
    sections.set(source.toLowerCase(), (sections.get(source.toLowerCase()) ?? new Set()).add(sign + name));
  return { sections, decisions: new Set(decisionFiles.map((name) => name.slice(0, 3))) };
}

/** Returns a message for each citation of a missing rule. */
export function brokenCitations(path: string, text: string, rules: Rules): string[] {
  const broken: string[] = [];
  const report = (index: number, what: string) =>
    broken.push(`${path}:${text.slice(0, index).split("\n").length}: ${what}`);
  let last = { end: 0, source: "" };
  for (const found of text.matchAll(section)) {
    const { index } = found;
    const before = (from: number) =>
      text
        .slice(Math.max(from, index - 60), index)
        .split("\n")
        .map((line) => line.replace(/^[\s*/-]+/, "").trim())
        .join(" ")
        .trim();
    const words = before(0).toLowerCase();
    const named = [...rules.sections.keys()].find((source) => words.endsWith(source));
    const source = named ?? (list.test(before(last.end)) ? last.source : "");
    last = { end: index + found[0].length, source };
    const cited = `${found[1]!.trim()}${found[1] === "art. " ? " " : ""}${found[2]}`;
    if (rules.sections.get(source)?.has(cited)) continue;
    if (!source && /\brfc \d{1,5}$/.test(words)) last.source = "rfc";
    else if (source !== "rfc") report(index, `${source || "(no source)"} ${cited} is not in docs/rules`);
  }
  for (const found of text.matchAll(decision))
    if (!rules.decisions.has(found[1]!)) report(found.index, `decision ${found[1]} is not in docs/decisions`);
  return broken;
}

/** Returns the violations of files, by their paths from the root of the project. */
export function citationLaw(paths: readonly string[]): string[] {
  const pages = readdirSync(join(root, "docs/rules"));
  const rules = readRules(
    pages.map((name) => readFileSync(join(root, "docs/rules", name), "utf8")),
    readdirSync(join(root, "docs/decisions")),
  );
  return paths.flatMap((path) => brokenCitations(path, readFileSync(join(root, path), "utf8"), rules));
}
