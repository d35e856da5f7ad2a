import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Each decision states its status and date, and docs/decisions/README.md lists it. */

const folder = join(import.meta.dirname, "../../docs/decisions");
const head =
  /^# (\d{3}): (\S[^\n]*)\n\nStatus: ((?:accepted|superseded by)\b[^\n]*)\nDate: (\d{4}-\d\d-\d\d)\n/;

/** Returns a message for each decision without its head, and for each line that the index lacks. */
export function brokenDecisions(pages: ReadonlyMap<string, string>, index: string): string[] {
  const last = Math.max(...[...pages.keys()].map((name) => Number(name.slice(0, 3))));
  const unused: string[] = (index.split("\n## Numbers without a page\n")[1] ?? "").match(/\b\d{3}\b/g) ?? [];
  const broken = [...pages].flatMap(([name, page]) => {
    const [, number, title, status, date] = head.exec(page) ?? [];
    if (number !== name.slice(0, 3)) return [`${name}: needs "# NNN: title", Status and Date`];
    const row = `| [${number}](${name}) | ${title} | ${status} | ${date} |`;
    return index.includes(`\n${row}\n`) ? [] : [`README.md: lacks the row ${row}`];
  });
  for (let number = 1; number <= last; number++) {
    const text = String(number).padStart(3, "0");
    const exists = [...pages.keys()].some((name) => name.startsWith(text));
    if (exists === unused.includes(text))
      broken.push(`README.md: ${text} ${exists ? "has a page" : "has no page, which is not explained"}`);
  }
  return broken.map((message) => `docs/decisions/${message}`);
}

export function decisionLaw(): string[] {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const names = readdirSync(folder).filter((name) => name !== "README.md");
  return brokenDecisions(new Map(names.map((name) => [name, read(name)])), read("README.md"));
}
