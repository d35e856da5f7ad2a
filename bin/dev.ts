import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";

/**
 * Runs the development server and restarts it when a file changes that Node has loaded. Vite updates pages,
 * parts and styles in the open browser.
 */
const root = join(import.meta.dirname, "..");
const ownedByVite = /\.(tsx|css|svg)$|\/(pages|parts|ui)\//;
let child: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let leaving = false;

function start(): void {
  child = spawn(process.execPath, [join(root, "bin/dev-server.ts")], { stdio: "inherit" });
  child.once("exit", (code) => {
    if (leaving) process.exit(code ?? 0);
  });
}

function restart(): void {
  const old = child;
  if (old?.exitCode === null) {
    old.once("exit", start);
    old.kill("SIGTERM");
  } else start();
}

for (const folder of ["src", "db/migrations"]) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    const path = `/${(name ?? "").replaceAll("\\", "/")}`;
    if (!/\.(ts|sql|json)$/.test(path) || ownedByVite.test(path) || path.includes(".test.")) return;
    clearTimeout(timer);
    timer = setTimeout(restart, 150);
  });
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    leaving = true;
    if (child?.exitCode === null) child.kill("SIGTERM");
    else process.exit(0);
  });
start();
