import { type ChildProcess, spawn } from "node:child_process";
import { readFile, realpath } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

export interface Sandbox {
  /** The module that runs in the child; it answers with `process.send`. */
  script: string;
  args: string[];
  /** The only files and folders that the child can read besides its code; it can neither write nor use the network. */
  mayRead: string[];
  /** Limit of processor time over the child's lifetime, enforced by the system even when the parent has died. */
  cpuSeconds: number;
  /** True for native code, to which Node's permissions do not apply. */
  native?: boolean;
}

const heapMb = 256;
const lookEveryMs = 50;
const project = fileURLToPath(new URL("../../../", import.meta.url));

/** Starts a separate process for code that reads hostile input. */
export async function startSandboxed(sandbox: Sandbox): Promise<ChildProcess> {
  const mayRead = [...sandbox.mayRead, ...(await codeFolders())];
  const node = [
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    "--permission",
    ...(sandbox.native ? ["--allow-addons"] : []),
    ...mayRead.map((path) => `--allow-fs-read=${path}`),
    "--no-warnings",
    sandbox.script,
    ...sandbox.args,
  ];
  return spawn("/bin/sh", ["-c", `ulimit -t ${sandbox.cpuSeconds} && exec "$@"`, "sh", ...node], {
    // The child has no access to secrets, whatever the file makes it do.
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** Returns the folders of the child's code; a symlinked node_modules counts with both paths. */
async function codeFolders(): Promise<string[]> {
  const modules = `${project}node_modules`;
  const linked = await realpath(modules).catch(() => modules);
  return [...new Set([`${project}src/`, `${project}package.json`, `${modules}/`, `${linked}/`])];
}

/** Kills the child after `timeMs` or above `memoryMb`, until the returned function is called. */
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

/** The child runs at a low priority, so that requests come first. */
export function yieldToOthers(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or the system forbids the change: the process then runs at normal priority.
  }
}

/** Returns the memory of a process, on Linux only: elsewhere 0, and only the heap and time limits apply. */
async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
