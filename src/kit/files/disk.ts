import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { constants } from "node:fs";
import { access, link, mkdir, open, readdir, rename, stat, statfs, unlink } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { FSDriver } from "flydrive/drivers/fs";
import { spool } from "./spool.ts";
import type { Storage } from "./storage.ts";
import { FileExists, FileMissing, systemCode, withStorageFull } from "./storage-errors.ts";

const leastFreeBytes = 32 * 1024 * 1024;

/** Files in a folder. A file appears under its key only when it is completely on the disk. */
export function diskStorage(root: string): Storage {
  const driver = new FSDriver({ location: root, visibility: "private" });
  const pending = join(root, ".tmp");

  return {
    // The library writes in place; a crash or a full disk would leave a partial file under its key.
    async put(key, body) {
      const target = join(root, key);
      const partial = join(pending, randomUUID());
      try {
        await mkdir(pending, { recursive: true, mode: 0o700 });
        const spooled = await spool(body, partial, { maxBytes: Number.POSITIVE_INFINITY, sync: true });
        if (spooled === "too_large") throw new Error("unreachable: no limit was set");
        try {
          const created = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
          await publish(partial, target, key);
          await syncFolders(dirname(target), created ? dirname(created) : dirname(target));
        } finally {
          await unlink(partial).catch(() => {});
        }
        return spooled;
      } catch (error) {
        if (!Buffer.isBuffer(body)) body.destroy();
        throw withStorageFull(error);
      }
    },

    async get(key) {
      const stream = await driver.getStream(key);
      try {
        await once(stream, "open");
      } catch (error) {
        throw systemCode(error) === "ENOENT" ? new FileMissing(key, error) : error;
      }
      return stream;
    },

    remove: (key) => driver.delete(key),
    exists: (key) => driver.exists(key),

    list: (folder) => filesBelow(root, folder),

    async ready() {
      try {
        await mkdir(pending, { recursive: true, mode: 0o700 });
        await access(pending, constants.W_OK);
        const disk = await statfs(root);
        return disk.bavail * disk.bsize >= leastFreeBytes;
      } catch {
        return false;
      }
    },
  };
}

/** Yields the files below a folder. One folder at a time is in memory: there are 256, by the first letters of the names. */
async function* filesBelow(root: string, folder: string): ReturnType<Storage["list"]> {
  const waiting = [folder];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const entry of await readdir(join(root, at), { withFileTypes: true }).catch(absent)) {
      const key = `${at}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(key);
      const file = entry.isFile() ? await stat(join(root, key)).catch(absent) : null;
      if (file && "mtime" in file) yield { key, modifiedAt: file.mtime };
    }
  }
}

/** A missing folder is empty; another process may have removed it. */
function absent(error: unknown): [] {
  if (systemCode(error) === "ENOENT") return [];
  throw error;
}

/** Gives the finished file its name; unlike a rename, a link fails when the name exists. */
async function publish(partial: string, target: string, key: string): Promise<void> {
  try {
    await link(partial, target);
  } catch (error) {
    if (systemCode(error) === "EEXIST") throw new FileExists(key, error);
    // Some network and removable disks do not support links: reserve the name first, then rename the file over it.
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(systemCode(error) ?? "")) throw error;
    const placeholder = await open(target, "wx").catch((taken: unknown) => {
      throw systemCode(taken) === "EEXIST" ? new FileExists(key, taken) : taken;
    });
    await placeholder.close();
    await rename(partial, target);
  }
}

/** A name survives a power failure only when its folder is flushed, and a new folder only when its parent is. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  const steps = relative(upTo, from).split(sep).filter(Boolean).length;
  let folder = from;
  for (let step = 0; step <= steps; step += 1) {
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    folder = dirname(folder);
  }
}
