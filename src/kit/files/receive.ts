import { randomUUID } from "node:crypto";
import { mkdir, readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { spool } from "./spool.ts";
import { systemCode } from "./storage-errors.ts";

/** An upload in a temporary file, until it is stored or `cleanup` is called. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  sha256: string;
  cleanup(): Promise<void>;
}

export type ReceiveProblem = "too_large" | "empty";

/**
 * Spools an upload to a temporary file, never holding it in memory. A stream that is too large is drained without being
 * stored, so that the client still receives the answer.
 * @throws StorageFull when the disk has no room; the stream's own error when the client disconnects
 */
export async function receiveFile(
  stream: Readable,
  options: { maxBytes: number; dir: string },
): Promise<ReceivedFile | { problem: ReceiveProblem }> {
  await mkdir(options.dir, { recursive: true, mode: 0o700 });
  const path = join(options.dir, `upload-${randomUUID()}`);
  const spooled = await spool(stream, path, { maxBytes: options.maxBytes, sync: false }).catch(
    (error: unknown) => {
      drain(stream);
      throw error;
    },
  );
  if (spooled === "too_large") {
    drain(stream);
    return { problem: "too_large" };
  }
  const cleanup = async () => {
    await unlink(path).catch((error: unknown) => {
      if (systemCode(error) !== "ENOENT") throw error;
    });
  };
  if (spooled.bytes === 0) {
    await cleanup();
    return { problem: "empty" };
  }
  return { path, ...spooled, cleanup };
}

function drain(stream: Readable): void {
  // Without an error listener, a connection that breaks now would end the process.
  stream.on("error", () => {});
  stream.resume();
}

const temporaryFor = 60 * 60 * 1000;

/** Removes temporary files older than an hour, left by a process that died; returns how many. */
export async function sweepTemp(dir: string, asOf: Date): Promise<number> {
  const names = await readdir(dir).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return [];
    throw error;
  });
  let removed = 0;
  for (const name of names) {
    const path = join(dir, name);
    // Another process may sweep at the same time: a missing file counts as swept.
    const file = await stat(path).catch(() => null);
    if (!file?.isFile() || asOf.getTime() - file.mtimeMs <= temporaryFor) continue;
    const gone = await unlink(path).then(
      () => true,
      () => false,
    );
    if (gone) removed += 1;
  }
  return removed;
}
