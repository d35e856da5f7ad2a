import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { Problem } from "../problem.ts";

export interface Guard {
  /** A module that `process.send`s one answer. */
  script: string;
  args: string[];
  /** The only files and folders that the child can read; it can write nothing and reach no network. */
  mayRead: string[];
  memoryMb: number;
  timeMs: number;
  /** Nobody waits for the answer: the child leaves the processors to those who do. */
  background?: boolean;
}

const heapMb = 256;
const lookEveryMs = 50;
const mostChildren = 2;
const mostWaiting = 100;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs code that reads hostile input in a process of its own, which is killed when it takes too much memory or time.
 * At most two run at once, others wait.
 * @returns what the child sent, or null when it was killed or ended without a word
 * @throws Problem 503 when too many wait already
 */
export async function runGuarded(guard: Guard): Promise<unknown> {
  if (running >= mostChildren) {
    if (waiting.length >= mostWaiting) throw new Problem(503, "unavailable", { retryAfterSeconds: 10 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await runChild(guard);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function runChild(guard: Guard): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(guard.script, guard.args, {
      execArgv: [
        `--max-old-space-size=${heapMb}`,
        "--permission",
        ...guard.mayRead.map((path) => `--allow-fs-read=${path}`),
        "--no-warnings",
      ],
      // No secret of ours is in reach of what the file may make the child do.
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    if (guard.background) yieldToOthers(child.pid);
    let answer: unknown = null;
    const kill = () => child.kill("SIGKILL");
    const deadline = setTimeout(kill, guard.timeMs);
    const watch = setInterval(() => {
      residentMb(child.pid).then((mb) => {
        if (mb > guard.memoryMb) kill();
      });
    }, lookEveryMs);
    const stop = () => {
      clearTimeout(deadline);
      clearInterval(watch);
    };
    child.once("message", (message) => {
      answer = message;
      kill();
    });
    child.once("error", (error) => {
      stop();
      reject(error);
    });
    child.once("exit", () => {
      stop();
      resolve(answer);
    });
  });
}

function yieldToOthers(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system forbids it: then it runs like any other.
  }
}

/** 0 where the system does not tell (only Linux does); the heap limit and the clock still hold there. */
async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
