import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Patterns of keys and passwords whose issuers give them a form that no other text has by chance. */
const secrets: Readonly<Record<string, RegExp>> = {
  "a private key": /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----\s+[\w+/=]{40}/,
  "a key of AWS": /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  "a key of Google": /\bAIza[\w-]{35}\b/,
  "a token of GitHub": /\b(?:gh[oprsu]_[0-9A-Za-z]{36}|github_pat_\w{60})/,
  "a token of GitLab": /\bglpat-[\w-]{20}/,
  "a token of npm": /\bnpm_[0-9A-Za-z]{36}\b/,
  "a token of Slack": /\bxox[abeprs]-[\w-]{10}/,
  "a key of Stripe": /\b[rs]k_live_[0-9A-Za-z]{20}/,
  "a key of SendGrid": /\bSG\.[\w-]{22}\.[\w-]{43}/,
  "a key of a language model": /\bsk-(?:ant|proj)-[\w-]{20}/,
  "a password of an address":
    /:\/\/[\w.-]+:[^\s:/@"'`$<{*]{8,100}@(?!localhost|127\.|[\w.-]+\.(?:test|example)\b)[\w-]+\.[\w.-]+/,
};

/** Returns the names of the kinds of secret that a text contains. */
export function secretsIn(text: string): string[] {
  return Object.entries(secrets).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}

/** Returns whether a file contains private settings or keys, which must not be committed. */
export const isPrivateFile = (path: string) =>
  /(^|\/)\.env(?!\.example$)[^/]*$|\.(pem|p12|pfx|key)$/.test(path);

/** Scans the files that git tracks, for `npm run test:deep`. */
function scan(): void {
  const root = join(import.meta.dirname, "..");
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  const files = tracked.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
  const found = files.flatMap((file) => {
    const names = secretsIn(readFileSync(join(root, file), "latin1"));
    if (isPrivateFile(file)) names.push("a private file");
    return names.map((name) => `${file}: ${name}`);
  });
  for (const line of found) console.error(line);
  console.log(`${files.length} files scanned for secrets`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.main) scan();
