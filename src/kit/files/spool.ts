import { createHash } from "node:crypto";
import { open, unlink } from "node:fs/promises";
import { Readable } from "node:stream";
import { withStorageFull } from "./storage-errors.ts";

export interface Spooled {
  bytes: number;
  sha256: string;
}

/**
 * Writes a stream to a new file, counting and hashing on the way. On any error the partial file is removed.
 * @param options.maxBytes stop as soon as more than this arrives; the result is then "too_large" and the stream is left
 * open
 * @param options.sync wait until the bytes are on the disk
 * @throws StorageFull when the disk has no room; the stream's own error when that breaks
 */
export async function spool(
  source: Readable | Buffer,
  path: string,
  options: { maxBytes: number; sync: boolean },
): Promise<Spooled | "too_large"> {
  const stream = Buffer.isBuffer(source) ? Readable.from([source]) : source;
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    const file = await open(path, "wx", 0o600);
    try {
      for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
        const part = typeof chunk === "string" ? Buffer.from(chunk) : (chunk as Buffer);
        bytes += part.length;
        if (bytes > options.maxBytes) break;
        hash.update(part);
        await file.writeFile(part);
      }
      if (options.sync) await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await unlink(path).catch(() => {});
    throw withStorageFull(error);
  }
  if (bytes > options.maxBytes) {
    await unlink(path);
    return "too_large";
  }
  return { bytes, sha256: hash.digest("hex") };
}
