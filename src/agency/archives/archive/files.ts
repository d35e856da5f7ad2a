import { createHash } from "node:crypto";
import { newKey } from "#kit/files/storage.ts";
import type { Services } from "#kit/services.ts";
import { archivedTables } from "../tables.ts";
import type { Faults } from "./faults.ts";
import { type Archive, BrokenArchive } from "./read.ts";

export interface StoredFile {
  key: string;
  bytes: number;
  sha256: string;
}

const folders = new Set(archivedTables.flatMap(({ file }) => (file ? [file.folder] : [])));

/**
 * Compares each file with the manifest, and stores it when a storage is given.
 * @returns the files by their path in the archive
 * @throws BrokenArchive
 */
export async function readFiles(
  archive: Archive,
  faults: Faults,
  storage: Services["storage"] | null,
): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  try {
    for (const { path, bytes, sha256 } of archive.manifest.files) {
      const folder = path.split("/")[1] ?? "";
      if (files.has(path) || !folders.has(folder) || !archive.has(path)) {
        faults.add("files", archive.has(path) ? "file_refused" : "file_missing");
        continue;
      }
      const key = newKey(folder);
      const stored = storage
        ? await storage.put(key, await archive.open(path), { contentType: "application/octet-stream" })
        : await hashOf(archive, path);
      files.set(path, { key, bytes: stored.bytes, sha256: stored.sha256 });
      if (stored.sha256 !== sha256 || stored.bytes !== bytes) faults.add("files", "file_changed");
    }
  } catch (error) {
    await removeFiles(storage, files);
    throw error;
  }
  return files;
}

async function hashOf(archive: Archive, path: string) {
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const part of await archive.open(path)) {
      hash.update(part as Buffer);
      bytes += (part as Buffer).length;
    }
  } catch {
    throw new BrokenArchive("unreadable");
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Removes stored files of an import that failed. */
export async function removeFiles(
  storage: Services["storage"] | null,
  files: ReadonlyMap<string, StoredFile>,
): Promise<void> {
  for (const { key } of files.values()) await storage?.remove(key);
}
