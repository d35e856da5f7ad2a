import { type ChildProcess, spawn } from "node:child_process";
import { readFile, realpath } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

export interface Guard {
  /** A module of ours; it answers with `process.send`. */
  script: string;
  args: string[];
  /** The only files and folders that the child can read beside its code; it can write nothing and reach no network. */
  mayRead: string[];
  /** Processor time over the child's whole life. The system ends it then, even when its parent has died. */
  cpuSeconds: number;
  /** It needs code that is not JavaScript, which Node's permissions do not bind. */
  native?: boolean;
}

const heapMb = 256;
const lookEveryMs = 50;
const project = fileURLToPath(new URL("../../../", import.meta.url));

/** Starts a process of its own for code that reads hostile input. */
export async function startGuarded(guard: Guard): Promise<ChildProcess> {
  const mayRead = [...guard.mayRead, ...(await codeFolders())];
  const node = [
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    "--permission",
    ...(guard.native ? ["--allow-addons"] : []),
    ...mayRead.map((path) => `--allow-fs-read=${path}`),
    "--no-warnings",
    guard.script,
    ...guard.args,
  ];
  return spawn("/bin/sh", ["-c", `ulimit -t ${guard.cpuSeconds} && exec "$@"`, "sh", ...node], {
    // No secret of ours is in reach of what the file may make the child do.
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** Where the child's own code lies; a linked node_modules counts by both of its names. */
async function codeFolders(): Promise<string[]> {
  const modules = `${project}node_modules`;
  const linked = await realpath(modules).catch(() => modules);
  return [...new Set([`${project}src/`, `${project}package.json`, `${modules}/`, `${linked}/`])];
}

/** Kills the child when `timeMs` are over or it takes more than `memoryMb`, until the answer is called. */
export function limit(child: ChildProcess, limits: { timeMs: number; memoryMb: number }): () => void {
  const kill = () => child.kill("SIGKILL");
  const deadline = setTimeout(kill, limits.timeMs);
  const watch = setInterval(() => {
    residentMb(child.pid).then((mb) => {
      if (mb > limits.memoryMb) kill();
    });
  }, lookEveryMs);
  return () => {
    clearTimeout(deadline);
    clearInterval(watch);
  };
}

/** The child leaves the processors to those for whom somebody waits. */
export function yieldToOthers(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system forbids it: then it runs like any other.
  }
}

/** 0 where the system does not tell (only Linux does); the heap limit and the clock still hold there. */
async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
