import type { Readable } from "node:stream";
import { type Database, enqueue, inTransaction, isUnavailable, type Tx } from "#kit/db.ts";
import { newKey } from "#kit/files/storage.ts";
import type { Services } from "#kit/services.ts";

/** The job that deletes a file without a row. */
export const deleteFileJob = "delete-file";

/** A checked file that is about to be stored. */
interface NewFile {
  /** The folder of the storage, which the room declares in `files` of its room.ts. */
  folder: string;
  bytes: Buffer | Readable;
  type: string;
}

/**
 * Stores a file under a new key and runs `work`, which writes its row. When `work` fails the file is deleted, so that no file
 * remains without a row, and no row exists without its file.
 * @throws StorageFull
 */
export async function storeFile<T>(
  { storage }: Pick<Services, "storage">,
  { folder, bytes, type }: NewFile,
  work: (key: string) => Promise<T>,
): Promise<T> {
  const key = newKey(folder);
  await storage.put(key, bytes, { contentType: type });
  try {
    return await work(key);
  } catch (error) {
    // The transaction of a broken connection may have committed: then a row needs this file.
    if (!isUnavailable(error)) await storage.remove(key).catch(() => {});
    throw error;
  }
}

/** Stores a file with its row, which `write` writes in a transaction. @throws StorageFull */
export function storeWithRow<T>(
  { database, services }: { database: Database; services: Services },
  file: NewFile,
  write: (tx: Tx, key: string) => Promise<T>,
): Promise<T> {
  return storeFile(services, file, (key) => inTransaction(database, (tx) => write(tx, key)));
}

/** Deletes a file without a row after the transaction. */
export function deleteFile(tx: Tx, key: string | null): void {
  if (key !== null) enqueue(tx, { name: deleteFileJob, data: { key } });
}
