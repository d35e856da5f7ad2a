import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { openDrawings, type Requester } from "#kit/drawings.ts";
import { limit, startSandboxed, yieldToOthers } from "#kit/files/sandbox.ts";
import { Problem } from "#kit/problem.ts";
import type { Answered, RenderTask } from "./draw-child.ts";

/** Rendered documents are personal, so they are cached for minutes only: for reloads and repeated downloads. */
const cachedMs = 10 * 60_000;
/** At most two child processes render at the same time; more would only share the same processors. */
const drawings = openDrawings({
  atOnce: 2,
  perCaller: 1,
  waiting: 400,
  waitingPerCaller: 20,
  bytes: 32 * 1_048_576,
  cachedMs,
  answeredWithinMs: 45_000,
});
/** The time limit for rendering a document. It needs a tenth of a second of processor time, and longer on a busy machine. */
const timeMs = 60_000;
const memoryMb = 600;
/** The number of documents after which a child process ends, to limit its memory. It also ends after a minute without work. */
const mostOfChild = 50;
const cpuSeconds = 300;
const idleMs = 60_000;

interface Renderer {
  child: ChildProcess;
  made: number;
  idle?: NodeJS.Timeout;
}

const free: Renderer[] = [];

/**
 * Renders a document as a PDF in a sandboxed process of low priority, because no request needs it at once.
 * Processes are reused, since starting one costs more than a document. The cache key is the content, so equal
 * documents are rendered once.
 * @param module exports `renderPdf`, which renders `given`; only the process loads it
 * @throws Problem 503 when too many documents of the requester are waiting, or this document exceeded its limits
 * of time or memory
 */
export async function drawPdf(module: URL, given: object, requester: Requester): Promise<Buffer> {
  const asked: RenderTask = { module: module.href, given };
  const name = createHash("sha256").update(JSON.stringify(asked)).digest("base64url");
  return drawings.get(name, () => drawNow(asked), requester);
}

async function drawNow(asked: RenderTask): Promise<Buffer> {
  const renderer = free.pop() ?? (await startRenderer());
  const answered = await ask(renderer, asked);
  if (answered === null) throw new Problem(503, "unavailable", { retryAfterSeconds: 10 });
  release(renderer);
  if ("failed" in answered) throw new Error(`A PDF could not be drawn: ${answered.failed}`);
  return Buffer.from(answered.pdf, "base64");
}

async function startRenderer(): Promise<Renderer> {
  const child = await startSandboxed({
    script: fileURLToPath(new URL("./draw-child.ts", import.meta.url)),
    args: [],
    mayRead: [],
    cpuSeconds,
  });
  yieldToOthers(child);
  const renderer = { child, made: 0 };
  child.on("error", () => child.kill("SIGKILL"));
  child.once("exit", () => leave(renderer));
  return renderer;
}

/** Removes a child that has ended or is about to end from the pool. */
function leave(renderer: Renderer): void {
  const place = free.indexOf(renderer);
  if (place >= 0) free.splice(place, 1);
  renderer.child.kill("SIGKILL");
}

/** @returns null when the child ended without an answer */
function ask(renderer: Renderer, asked: RenderTask): Promise<Answered | null> {
  const { child } = renderer;
  clearTimeout(renderer.idle);
  child.ref();
  child.channel?.ref();
  const stop = limit(child, { timeMs, memoryMb });
  return new Promise((resolve) => {
    const finish = (answered: Answered | null) => {
      stop();
      child.off("message", finish);
      child.off("exit", onExit);
      resolve(answered);
    };
    const onExit = () => finish(null);
    child.on("message", finish);
    child.on("exit", onExit);
    child.send(asked, (error) => error && child.kill("SIGKILL"));
  });
}

/** Waits for the next document without keeping this process alive. */
function release(renderer: Renderer): void {
  const { child } = renderer;
  renderer.made += 1;
  if (renderer.made >= mostOfChild) {
    leave(renderer);
    return;
  }
  child.unref();
  child.channel?.unref();
  renderer.idle = setTimeout(() => leave(renderer), idleMs).unref();
  free.push(renderer);
}
