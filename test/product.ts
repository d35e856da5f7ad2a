import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "..");

export interface Product {
  url: string;
  process: ChildProcess;
  /** Returns the ids of the present server processes, without their parent. */
  servers(): number[];
  /** Resolves to the exit code of the product, or to the signal that ended it. */
  exit: Promise<number | NodeJS.Signals | null>;
  /** Returns the output of the product so far, logs included. */
  output(): string;
}

/**
 * Starts Sen as an operator does (`node bin/start.ts`) and waits until all processes serve.
 * @param dataDir the product's DATA_DIR, which may be that of an earlier start
 */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  {
    nodeArgs = [],
    args = [],
    seconds = 90,
  }: { nodeArgs?: string[]; args?: string[] /** How long it may take. */; seconds?: number } = {},
): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...nodeArgs, join(root, "bin/start.ts"), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...environment(),
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO: "0",
      RATE_LIMIT: "0",
      LOG_LEVEL: "error",
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-100_000);
    });
  let ended = false;
  const exit = new Promise<number | NodeJS.Signals | null>((done) => {
    child.once("exit", (code, signal) => {
      ended = true;
      done(code ?? signal);
    });
  });
  const deadline = Date.now() + seconds * 1000;
  // The parent prints the banner when all processes serve.
  while (!output.includes("Sen is running") || !(await isReady(url))) {
    if (ended || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`Sen did not start:\n${output}`);
    }
    await sleep(50);
  }
  return { url, process: child, exit, servers: () => serversOf(child.pid ?? 0), output: () => output };
}

function serversOf(parent: number): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ");
  return children.filter((pid) => serves(pid)).map(Number);
}

function serves(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("sen: serving");
  } catch {
    return false;
  }
}

/** Makes a folder that the account of PostgreSQL may enter too, where the caller is root. */
export async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `sen-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** Ends the product as an operator does. @returns the product's exit code: 0 after an orderly end */
export function stopProduct(product: Product): Promise<number | NodeJS.Signals | null> {
  product.process.kill("SIGTERM");
  return product.exit;
}

export async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/health/ready`).catch(() => null);
  return response?.status === 200;
}

/**
 * Returns the environment variables that every program needs. Settings of the developer must not change a test or a
 * measurement.
 */
function environment(): Record<string, string> {
  const passed = ["PATH", "HOME", "LANG", "TMPDIR", "USER"];
  return Object.fromEntries(
    passed.flatMap((name) => (process.env[name] ? [[name, process.env[name] as string]] : [])),
  );
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}
