import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calendarLaw } from "./laws/calendar.ts";
import { citationLaw } from "./laws/citations.ts";
import { decisionLaw } from "./laws/decisions.ts";
import { functionLengthLaw } from "./laws/function-length.ts";
import { proseLaw } from "./laws/prose.ts";
import { regexLaw } from "./laws/regexes.ts";
import { scopeLaw } from "./laws/scopes.ts";
import { spreadLaw } from "./laws/spreads.ts";
import { stageKindLaw } from "./laws/stage-kinds.ts";
import { stateSetLaw } from "./laws/state-sets.ts";
import { statusWriterLaw } from "./laws/status-writers.ts";
import { tableLaw } from "./laws/tables.ts";
import { tenantLaw } from "./laws/tenants.ts";
import { upwardReadLaw } from "./laws/upward-reads.ts";
import { wordLaw } from "./laws/words.ts";
import { writeLaw } from "./laws/writes.ts";

/** Checks the rules of this project that no existing tool checks. Prints a line for each violation, and then exits with code 1. */
const root = join(import.meta.dirname, "..");
const broken: string[] = [];

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

const code = [...files("src"), ...files("bin"), ...files("bench"), ...files("test")].filter((path) =>
  /\.(tsx?|css)$/.test(path),
);

for (const path of code) {
  const text = readFileSync(join(root, path), "utf8");
  const lines = text.split("\n").length;
  const isTexts = /messages\.(en|vi)\.ts$/.test(path);
  if (lines > 301 && !isTexts) broken.push(`${path}: ${lines} lines (300 at most)`);
  const isPalette = /^src\/ui\/(tokens\.css|mail\/palette\.ts)$/.test(path);
  if (/^src\/.*\.(tsx|css)$/.test(path) && !isPalette && !path.includes(".test.")) {
    const colour = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?![\w-])|\brgba?\(|\bhsla?\(/i.exec(
      text.replace(/href="#[^"]*"|import .*|from "#.*"/g, ""),
    );
    if (colour) broken.push(`${path}: raw colour ${colour[0]} (ui/tokens.css has the colours)`);
  }
  const isPage = path.includes("/pages/") && !/^src\/(kit|ui|app|front\/demo)/.test(path);
  if (path.startsWith("src/") && path.endsWith(".tsx") && (isPage || path.includes("/parts/"))) {
    const words = />\s*[A-ZÀ-Ỹ][\p{L}]+(?:\s+[\p{L}]+)+[.!?]?\s*</u.exec(text);
    if (words) broken.push(`${path}: text outside messages.*.ts: ${words[0].trim()}`);
  }
  if (/\/messages\.en\.ts$/.test(path) && /^export const (site|console) /m.test(text))
    if (!text.includes("interface RoomTexts")) broken.push(`${path}: does not add its texts to RoomTexts`);
  if (/^src\/(?!kit\/clock|front\/demo|.*\.test\.)/.test(path) && !path.endsWith(".tsx")) {
    if (/(commands|lifecycle|policy|queries)/.test(path) && /new Date\(\)|Date\.now\(\)/.test(text))
      broken.push(`${path}: asks for the time (time is an argument, asOf)`);
  }
}

const agents = readFileSync(join(root, "AGENTS.md"), "utf8").split("\n").length;
if (agents > 81) broken.push(`AGENTS.md: ${agents} lines (80 at most)`);
for (const path of code) {
  if (/(^|\/)(utils|helpers|common)(\/|\.)/.test(path)) broken.push(`${path}: no utils, helpers, common`);
  if (/\/index\.tsx?$/.test(path)) broken.push(`${path}: no barrels`);
}

const written = ["src", "bin", "bench", "test", "vite", "db", "docs"].flatMap((folder) => [...files(folder)]);
const pages = readdirSync(root).filter((name) => name.endsWith(".md"));
broken.push(
  ...citationLaw([...written, ...pages].filter((path) => /\.(tsx?|css|sql|md)$/.test(path))),
  ...decisionLaw(),
  ...proseLaw([...written, ...pages]),
);

const typescript = code.filter((path) => /^src\/.*\.tsx?$/.test(path));
const upwardReads = upwardReadLaw(typescript);
broken.push(
  ...tableLaw(typescript),
  ...upwardReads.broken,
  ...scopeLaw(typescript),
  ...tenantLaw(typescript),
  ...writeLaw(typescript),
  ...calendarLaw(code),
  ...spreadLaw(code.filter((path) => !path.endsWith(".css"))),
  ...stageKindLaw(code.filter((path) => /^(src|bench)\/.*\.tsx?$/.test(path))),
);

const meetsInput = [...files("src"), ...files("bin"), ...files("vite")].filter((path) =>
  /(?<!\.test)\.tsx?$/.test(path),
);
broken.push(
  ...functionLengthLaw([...meetsInput, ...files("bench")].filter((path) => /(?<!\.test)\.tsx?$/.test(path))),
);
broken.push(...(await regexLaw(meetsInput)), ...(await statusWriterLaw(meetsInput)), ...(await wordLaw()));
broken.push(...(await stateSetLaw(typescript)));

if (broken.length > 0) {
  console.error(broken.join("\n"));
  process.exit(1);
}
console.log(upwardReads.count);
