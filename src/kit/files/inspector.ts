import type { ChildProcess } from "node:child_process";
import { mkdir, realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Problem } from "../problem.ts";
import { limit, startGuarded } from "./guarded.ts";
import { type Inspection, inspection } from "./inspect.ts";

/** Looks at uploaded files in processes of its own, so that none of them can stop this one. */
export interface Inspector {
  /**
   * A file that breaks the inspector, or its limits of time and memory, is `damaged`.
   * @param path a file in the folder of uploads
   * @throws Problem 503 when too many wait already
   */
  inspect(path: string): Promise<Inspection>;
  close(): void;
}

export interface InspectorLimits {
  /** For one file, counted from when its inspection begins. */
  timeMs: number;
  memoryMb: number;
  mostWaiting: number;
  /** After so many files a process is replaced by a new one. */
  filesEach: number;
}

const usual: InspectorLimits = { timeMs: 2000, memoryMb: 350, mostWaiting: 200, filesEach: 500 };
const mostChildren = 2;
const startTimeMs = 15_000;
/** A process is replaced when it was busy for so long: well before it reaches its limit of processor time. */
const busyMsEach = 8000;
const cpuSeconds = 20;

/** A place for one process, which is started when it is first needed. */
interface Slot {
  child: ChildProcess | undefined;
  files: number;
  busyMs: number;
}

/** @param folder where uploads wait; nothing else is read there */
export function openInspector(folder: string, limits = usual): Inspector {
  const free = Array.from({ length: mostChildren }, (): Slot => ({ child: undefined, files: 0, busyMs: 0 }));
  const all = [...free];
  const waiting: ((slot: Slot) => void)[] = [];

  return {
    async inspect(path) {
      if (waiting.length >= limits.mostWaiting)
        throw new Problem(503, "unavailable", { retryAfterSeconds: 10 });
      // The one that was free last is running already.
      const slot = free.pop() ?? (await new Promise<Slot>((resolve) => waiting.push(resolve)));
      try {
        return await inspectIn(slot, path, folder, limits);
      } finally {
        const next = waiting.shift();
        if (next) next(slot);
        else free.push(slot);
      }
    },
    close() {
      for (const slot of all) end(slot);
    },
  };
}

async function inspectIn(
  slot: Slot,
  path: string,
  folder: string,
  limits: InspectorLimits,
): Promise<Inspection> {
  slot.child ??= await startChild(slot, folder);
  const began = performance.now();
  const answer = await ask(slot.child, await realpath(path), limits);
  slot.files += 1;
  slot.busyMs += performance.now() - began;
  if (slot.files >= limits.filesEach || slot.busyMs >= busyMsEach) end(slot);
  // The child has read a stranger's file: its answer is input too.
  const understood = inspection.safeParse(answer);
  return understood.success ? understood.data : { container: "damaged" };
}

async function startChild(slot: Slot, folder: string): Promise<ChildProcess> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const child = await startGuarded({
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
  // While it has nothing to do it holds nobody back from leaving.
  child.unref();
  child.channel?.unref();
  return child;
}

function ask(child: ChildProcess, path: string, limits: InspectorLimits): Promise<unknown> {
  const answer = answerOf(child, limits);
  child.send(path, () => {
    // One that has just ended does not take it: its end is the answer.
  });
  return answer;
}

/** What the child sends next; null when it ends instead. */
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
