import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Every write of a page goes through the router: when it fails, the page and all typed text stay
 * (app/writes). Other writes would lose both.
 */

const root = join(import.meta.dirname, "../..");
/** Forms that reload the page on purpose; nothing is typed in them. */
const exceptions = new Map([
  ["src/ui/Menu.tsx", "logging out leaves every page"],
  ["src/app/parts/Failure.tsx", "logging out of an error page"],
  ["src/front/site/parts/ConsentBar.tsx", "the next document loads what was agreed to"],
]);
const sender = "src/app/writes/send.ts";

/** Returns a message for each write that bypasses the router. */
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

/**
 * Returns whether a call of `submit` ignores its outcome: a refusal would look like success. `perform` is for
 * buttons without a form.
 */
function dropsAnswer(text: string): boolean {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.some((line, at) => line.startsWith("await submit(") && !/[=?:(]$/.test(lines[at - 1] ?? ""));
}

/** Returns the opening tags of forms. */
function tagsOf(text: string): string[] {
  return text
    .split(/(?=<(?:form|Form|\w+\.Form)\b)/)
    .filter((part) => part.startsWith("<"))
    .map((rest) => rest.slice(0, 400).split(/>\n/, 1)[0] ?? "");
}

export function writeLaw(paths: readonly string[]): string[] {
  return paths.flatMap((path) => writesPastRouter(path, readFileSync(join(root, path), "utf8")));
}
