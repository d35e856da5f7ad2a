import type { ChildProcess } from "node:child_process";
import { mkdir, realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { type CsvEncoding, type CsvRead, csvRead } from "../csv-read.ts";
import { Problem } from "../problem.ts";
import { type Inspection, inspection } from "./inspect.ts";
import { limit, startSandboxed } from "./sandbox.ts";

/** Inspects uploaded files in separate processes, so that no file can block this one. */
export interface Inspector {
  /**
   * A file that crashes the inspector, or exceeds its limits of time and memory, is `damaged`.
   * @param path a file in the folder of uploads
   * @throws Problem 503 when too many files are waiting
   */
  inspect(path: string): Promise<Inspection>;
  /**
   * Reads a table. @returns null for one that crashes the inspector, or exceeds its limits
   * @param path a file in the folder of uploads
   * @throws Problem 503 when too many files are waiting
   */
  readTable(
    path: string,
    options: { most: number; encoding: CsvEncoding | undefined },
  ): Promise<CsvRead | null>;
  close(): void;
}

export interface InspectorLimits {
  /** Time limit for one file, from the start of its inspection. */
  timeMs: number;
  memoryMb: number;
  mostWaiting: number;
  /** Number of files after which a process is replaced. */
  filesEach: number;
}

const usual: InspectorLimits = { timeMs: 2000, memoryMb: 350, mostWaiting: 200, filesEach: 500 };
const mostChildren = 2;
const startTimeMs = 15_000;
/** Busy time after which a process is replaced, well below its limit of processor time. */
const busyMsEach = 8000;
const cpuSeconds = 20;

/** The task of a child for a file. */
export type Task =
  | { task: "inspect"; path: string }
  | { task: "table"; path: string; most: number; encoding?: CsvEncoding | undefined };

/** A slot for one process, which is started on first use. */
interface Slot {
  child: ChildProcess | undefined;
  files: number;
  busyMs: number;
}

/** @param folder the folder of uploads; nothing else is readable */
export function openInspector(folder: string, limits = usual): Inspector {
  const free = Array.from({ length: mostChildren }, (): Slot => ({ child: undefined, files: 0, busyMs: 0 }));
  const all = [...free];
  const waiting: ((slot: Slot) => void)[] = [];

  async function perform<T>(task: Task, schema: z.ZodType<T>): Promise<T | null> {
    if (waiting.length >= limits.mostWaiting)
      throw new Problem(503, "unavailable", { retryAfterSeconds: 10 });
    // The slot that was used last has a running process.
    const slot = free.pop() ?? (await new Promise<Slot>((resolve) => waiting.push(resolve)));
    try {
      // The child has read a hostile file, so its answer is untrusted input.
      return schema.safeParse(await performIn(slot, task, folder, limits)).data ?? null;
    } finally {
      const next = waiting.shift();
      if (next) next(slot);
      else free.push(slot);
    }
  }

  return {
    inspect: async (path) =>
      (await perform({ task: "inspect", path }, inspection)) ?? { container: "damaged" },
    readTable: (path, options) => perform({ task: "table", path, ...options }, csvRead),
    close() {
      for (const slot of all) end(slot);
    },
  };
}

async function performIn(slot: Slot, task: Task, folder: string, limits: InspectorLimits): Promise<unknown> {
  slot.child ??= await startChild(slot, folder);
  const began = performance.now();
  const answer = await ask(slot.child, { ...task, path: await realpath(task.path) }, limits);
  slot.files += 1;
  slot.busyMs += performance.now() - began;
  if (slot.files >= limits.filesEach || slot.busyMs >= busyMsEach) end(slot);
  return answer;
}

async function startChild(slot: Slot, folder: string): Promise<ChildProcess> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const child = await startSandboxed({
    script: fileURLToPath(new URL("./inspector-child.ts", import.meta.url)),
    args: [],
    mayRead: [`${await realpath(folder)}/`],
    cpuSeconds,
  });
  Object.assign(slot, { files: 0, busyMs: 0 });
  child.once("exit", () => {
    if (slot.child === child) slot.child = undefined;
  });
  const ready = await answerOf(child, { timeMs: startTimeMs, memoryMb: Number.POSITIVE_INFINITY });
  if (ready !== "ready") throw new Problem(503, "unavailable", { retryAfterSeconds: 10 });
  // An idle child does not keep this process alive.
  child.unref();
  child.channel?.unref();
  return child;
}

function ask(child: ChildProcess, task: Task, limits: InspectorLimits): Promise<unknown> {
  const answer = answerOf(child, limits);
  child.send(task, () => {
    // A child that has just ended does not receive the task; its exit is the answer.
  });
  return answer;
}

/** The child's next message; null when it exits instead. */
function answerOf(child: ChildProcess, limits: { timeMs: number; memoryMb: number }): Promise<unknown> {
  const stop = limit(child, limits);
  return new Promise((resolve) => {
    const settle = (answer: unknown) => {
      stop();
      child.off("message", settle);
      child.off("exit", ended);
      child.off("error", ended);
      resolve(answer);
    };
    const ended = () => settle(null);
    child.once("message", settle);
    child.once("exit", ended);
    child.once("error", ended);
  });
}

function end(slot: Slot): void {
  slot.child?.kill("SIGKILL");
  slot.child = undefined;
}
