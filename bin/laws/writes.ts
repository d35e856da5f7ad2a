import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Every write of a page goes through the router, where one that fails leaves the page and all that was typed (app/writes). What
 * the router does not see loses both.
 */

const root = join(import.meta.dirname, "../..");
/** Documents that are posted on purpose; nothing is typed in their forms. */
const exceptions = new Map([
  ["src/ui/Menu.tsx", "logging out leaves every page"],
  ["src/app/parts/Failure.tsx", "logging out of an error page"],
  ["src/site/parts/ConsentBar.tsx", "the next document loads what was agreed to"],
]);
const sender = "src/app/writes/send.ts";

/** Writes that go past the router, a line each. */
export function writesPastRouter(path: string, text: string): string[] {
  if (/\.test\.tsx?$|\/testing(\/|\.ts$)/.test(path)) return [];
  const found: string[] = [];
  if (path !== sender && /\bnew XMLHttpRequest\b|\bsendBeacon\(/.test(text))
    found.push("sends a request of its own");
  if (/\bclientAction\b/.test(text)) found.push("has an action in the browser");
  if (/^src\/(?!kit\/|app\/)/.test(path)) {
    if (/throw data\(null, \{ status: \w+\.status\b/.test(text)) found.push("refuses without the text");
    if (dropsAnswer(text)) found.push("drops what `submit` answers");
  }
  if (path.endsWith(".tsx")) {
    if (/\bfetch\([^;]{0,200}\bmethod:/.test(text)) found.push("writes by fetch");
    const document = tagsOf(text).some(
      (tag) => /method="post"/i.test(tag) && (tag.startsWith("<form") || /\breloadDocument\b/.test(tag)),
    );
    if (document && !exceptions.has(path)) found.push("posts a document");
  }
  return found.map((what) => `${path}: ${what} (a form of the router keeps the page when it fails)`);
}

/** A call of `submit` whose outcome nobody reads: what was refused would look done. `perform` is for buttons without a form. */
function dropsAnswer(text: string): boolean {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.some((line, at) => line.startsWith("await submit(") && !/[=?:(]$/.test(lines[at - 1] ?? ""));
}

/** The opening tags of forms. */
function tagsOf(text: string): string[] {
  return text
    .split(/(?=<(?:form|Form|\w+\.Form)\b)/)
    .filter((part) => part.startsWith("<"))
    .map((rest) => rest.slice(0, 400).split(/>\n/, 1)[0] ?? "");
}

export function writeLaw(paths: readonly string[]): string[] {
  return paths.flatMap((path) => writesPastRouter(path, readFileSync(join(root, path), "utf8")));
}
