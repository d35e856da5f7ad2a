import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { diskStorage } from "./disk.ts";
import { s3Storage } from "./s3.ts";
import type { Spooled } from "./spool.ts";

export { FileExists, FileMissing, StorageFull } from "./storage-errors.ts";

export interface ListedFile {
  key: string;
  modifiedAt: Date;
}

/** The storage of files. A key names one content permanently: files are never overwritten. */
export interface Storage {
  /**
   * Stores a file completely or not at all.
   * @throws StorageFull, FileExists
   */
  put(key: string, body: Readable | Buffer, options: { contentType: string }): Promise<Spooled>;
  /** @throws FileMissing */
  get(key: string): Promise<Readable>;
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Yields all files whose key begins with a folder, in batches, in no particular order. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Returns whether files can be stored at present. */
  ready(): Promise<boolean>;
}

/** Opens the S3 bucket of `storageUrl` (`s3://KEY:SECRET@host:port/bucket?region=…&tls=0`), else the folder `dataDir/files`. */
export function openStorage(options: { storageUrl?: string; dataDir: string }): Storage {
  const storage = options.storageUrl
    ? s3Storage(options.storageUrl, join(options.dataDir, "tmp"))
    : diskStorage(join(options.dataDir, "files"));
  return {
    put: async (key, body, { contentType }) => storage.put(checkKey(key), body, { contentType }),
    get: async (key) => storage.get(checkKey(key)),
    remove: async (key) => storage.remove(checkKey(key)),
    exists: async (key) => storage.exists(checkKey(key)),
    list: (folder) => storage.list(checkKey(folder)),
    ready: () => storage.ready(),
  };
}

/** The folders of partial files, which need `sweepTemp`. */
export function temporaryFolders(dataDir: string): string[] {
  return [join(dataDir, "tmp"), join(dataDir, "files", ".tmp")];
}

/** A new key that cannot be guessed: `cv/ab/cdef…`. */
export function newKey(folder: string): string {
  const name = randomBytes(20).toString("hex");
  return checkKey(`${folder}/${name.slice(0, 2)}/${name.slice(2)}`);
}

function checkKey(key: string): string {
  // Parts of a key may not begin with a dot, so that neither ".." nor the ".tmp" folder can be reached.
  if (key.length > 200 || !/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key))
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
  return key;
}
