import { Problem } from "../problem.ts";
import { limit, type Sandbox, startSandboxed, yieldToOthers } from "./sandbox.ts";

export interface SandboxedRun extends Sandbox {
  memoryMb: number;
  timeMs: number;
  /** Low priority: no request waits for the result. */
  background?: boolean;
}

const mostChildren = 2;
const mostWaiting = 100;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs code that reads hostile input in a separate process, which is killed when it exceeds its limits of memory or
 * time. At most two run at once; others wait.
 * @returns the child's message, or null when it was killed or exited without one
 * @throws Problem 503 when too many are waiting
 */
export async function runSandboxed(run: SandboxedRun): Promise<unknown> {
  if (running >= mostChildren) {
    if (waiting.length >= mostWaiting) throw new Problem(503, "unavailable", { retryAfterSeconds: 10 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await runChild(run);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function runChild(run: SandboxedRun): Promise<unknown> {
  const child = await startSandboxed(run);
  if (run.background) yieldToOthers(child);
  const stop = limit(child, run);
  return new Promise((resolve, reject) => {
    let answer: unknown = null;
    child.once("message", (message) => {
      answer = message;
      child.kill("SIGKILL");
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
