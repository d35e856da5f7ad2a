import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commentsOf } from "./comments.ts";

/** Comments and exported names are plain English (docs/style.md). */

const root = join(import.meta.dirname, "../..");
/** Folders whose comments and names were written before the law. A folder without violations leaves the list. */
const unrevised = new Set<string>([
  "app",
  "applicant-pages",
  "applications",
  "candidate-search",
  "companies",
  "company-home",
  "csv-import",
  "demo",
  "downloads",
  "email-templates",
  "interviews",
  "job-review",
  "jobs",
  "members",
  "messages",
  "notes",
  "notifications",
  "offers",
  "quick-search",
  "reports",
  "stages",
  "talent-pools",
  "tasks",
  "test",
]);
const subject = /\b(whoever|somebody|nobody)\b/i;
const verb = /^(?:tell|told|forget|callOff|kept|held|asked|said|found|given|known)(?=[A-Z]|$)/;
const exported = /^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;

/** Returns a message for each comment and exported name that docs/style.md refuses. */
export function plainnessOf(path: string, source: string): string[] {
  const lineAt = (index: number) => source.slice(0, index).split("\n").length;
  const comments = commentsOf(path, source).flatMap(({ line, text }) => {
    const word = subject.exec(text)?.[1];
    return word ? [`${path}:${line}: "${word}" in a comment (name the person or thing)`] : [];
  });
  const names = [...source.matchAll(exported)]
    .filter(([, name]) => verb.test(name!))
    .map(({ index, 1: name }) => `${path}:${lineAt(index)}: ${name} (name what it contains or does)`);
  return [...comments, ...names];
}

/** The room, or the folder at the root of the project. */
const folderOf = (path: string) => /^(?:src\/)?([^/]+)/.exec(path)![1]!;

export function proseLaw(paths: readonly string[]): string[] {
  const broken = paths.map((path) => ({
    folder: folderOf(path),
    messages: plainnessOf(path, readFileSync(join(root, path), "utf8")),
  }));
  const folders = new Set(broken.filter(({ messages }) => messages.length > 0).map(({ folder }) => folder));
  return [
    ...broken.filter(({ folder }) => !unrevised.has(folder)).flatMap(({ messages }) => messages),
    ...[...unrevised]
      .filter((folder) => !folders.has(folder))
      .map((folder) => `bin/laws/prose.ts: ${folder} has no violations (remove it from the list)`),
  ];
}
