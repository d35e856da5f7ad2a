import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const stampPath = join(root, "build/.stamp");
const inputs = [
  "src",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

/** Builds the pages when a file that they are made of has changed since the last build. */
export async function buildWhenStale(): Promise<void> {
  const stamp = fingerprint();
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === stamp) return;
  console.log("Building the pages…");
  const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
  const cliPath = existsSync(cli) ? cli : join(root, "node_modules/@react-router/dev/bin.js");
  execFileSync(process.execPath, [cliPath, "build"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stampPath, stamp);
}

function fingerprint(): string {
  const hash = createHash("sha256");
  const visit = (path: string) => {
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!/\.test\.tsx?$/.test(path))
      hash.update(`${path.slice(root.length)}\0${stat.size}\0`).update(readFileSync(path));
  };
  for (const input of inputs) if (existsSync(join(root, input))) visit(join(root, input));
  return hash.digest("hex");
}
