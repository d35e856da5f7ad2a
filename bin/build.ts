import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { siteListOf } from "../src/app/page-lists.ts";
import { shortPageLists } from "./page-list.ts";

const root = join(import.meta.dirname, "..");
const stampPath = join(root, "build/.stamp");
const lockPath = join(root, "node_modules/.cache/sen-build.lock");
const inputs = [
  "src",
  "public",
  "vite",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

/** Builds the pages when one of their files has changed since the last build. */
export async function buildWhenStale(): Promise<void> {
  const stamp = fingerprint();
  if (isBuilt(stamp)) return;
  await withLock(() => {
    if (!isBuilt(stamp)) build(stamp);
  });
}

const isBuilt = (stamp: string) => existsSync(stampPath) && readFileSync(stampPath, "utf8") === stamp;

/**
 * Only one of two concurrent processes builds: the second one waits, and takes over when the first one dies.
 */
async function withLock(work: () => void): Promise<void> {
  mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lockPath, String(process.pid), { flag: "wx" });
      break;
    } catch {
      const holder = readFileSync(lockPath, { encoding: "utf8", flag: "a+" });
      if (holder !== "" && !isAlive(Number(holder))) rmSync(lockPath, { force: true });
      await sleep(200);
    }
  }
  try {
    work();
  } finally {
    rmSync(lockPath, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch {
    return false;
  }
}

function build(stamp: string): void {
  console.log("Building the pages…");
  const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
  const cliPath = existsSync(cli) ? cli : join(root, "node_modules/@react-router/dev/bin.js");
  execFileSync(process.execPath, [cliPath, "build", "--logLevel", "error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const assets = join(root, "build/client/assets");
  const list = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!list) throw new Error("The build has no list of pages");
  const lists = shortPageLists(readFileSync(join(assets, list), "utf8"));
  writeFileSync(join(assets, list), lists.all);
  writeFileSync(join(assets, siteListOf(list)), lists.site);
  compressAssets(assets);
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stampPath, stamp);
}

/** Scripts and styles are served as they are stored, compressed once at the best level. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|mjs|css|svg)$/.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < 1400) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: quality }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
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
