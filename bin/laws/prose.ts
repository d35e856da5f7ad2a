import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commentsOf } from "./comments.ts";

/** Comments and exported names are plain English (docs/style.md). */

const root = join(import.meta.dirname, "../..");
const vaguePerson = /\b(whoever|somebody|nobody)\b/i;
const vagueVerb = /^(?:tell|told|forget|callOff|kept|held|asked|said|found|given|known)(?=[A-Z]|$)/;
const exported = /^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;

/** Returns a message for each comment and exported name that docs/style.md refuses. */
export function plainnessOf(path: string, source: string): string[] {
  const lineAt = (index: number) => source.slice(0, index).split("\n").length;
  const comments = commentsOf(path, source).flatMap(({ line, text }) => {
    const word = vaguePerson.exec(text)?.[1];
    return word ? [`${path}:${line}: "${word}" in a comment (name the person or thing)`] : [];
  });
  const names = [...source.matchAll(exported)]
    .filter(([, name]) => vagueVerb.test(name!))
    .map(({ index, 1: name }) => `${path}:${lineAt(index)}: ${name} (name what it contains or does)`);
  return [...comments, ...names];
}

/** Pages that quote what the law refuses: the style guide, and names of tests. */
const quoting = /^docs\/(?:style|reliability)\.md$/;

/** Returns a message for each line of a Markdown page with a word that docs/style.md refuses. */
export function plainPage(path: string, page: string): string[] {
  if (quoting.test(path)) return [];
  return page.split("\n").flatMap((line, index) => {
    const word = vaguePerson.exec(line)?.[1];
    return word ? [`${path}:${index + 1}: "${word}" (name the person or thing)`] : [];
  });
}

export function proseLaw(paths: readonly string[]): string[] {
  const pages = paths.filter((path) => path.endsWith(".md"));
  const code = paths.filter((path) => /\.(tsx?|css|sql)$/.test(path));
  return [
    ...pages.flatMap((path) => plainPage(path, readFileSync(join(root, path), "utf8"))),
    ...code.flatMap((path) => plainnessOf(path, readFileSync(join(root, path), "utf8"))),
  ];
}
