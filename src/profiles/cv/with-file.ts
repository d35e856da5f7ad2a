import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Services } from "#kit/services.ts";

/**
 * Runs `work` on a stored file as a temporary file for a sandboxed child.
 * @throws FileMissing
 */
export async function withFile<T>(
  { storage, config }: Pick<Services, "storage" | "config">,
  key: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  return withContent(config, await storage.get(key), work);
}

/** Runs `work` on a temporary file with the content, for a sandboxed child. */
export async function withContent<T>(
  config: Services["config"],
  content: Readable,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = join(config.DATA_DIR, "tmp");
  const path = join(folder, `read-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
