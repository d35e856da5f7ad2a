/** The storage is full; nothing of the file was stored. */
export class StorageFull extends Error {
  constructor(cause?: unknown) {
    super("No room left for files", { cause });
    this.name = "StorageFull";
  }
}

/** There is no file under this key. */
export class FileMissing extends Error {
  constructor(key: string, cause?: unknown) {
    super(`No file under the key ${key}`, { cause });
    this.name = "FileMissing";
  }
}

/** There is already a file under this key; files are never overwritten. */
export class FileExists extends Error {
  constructor(key: string, cause?: unknown) {
    super(`A file is already kept under the key ${key}`, { cause });
    this.name = "FileExists";
  }
}

/** Returns the code of a system error (`ENOENT`, …), or undefined for another error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Turns "disk full" and "quota exceeded" into StorageFull, leaves other errors as they are. */
export function withStorageFull(error: unknown): unknown {
  const code = systemCode(error);
  return code === "ENOSPC" || code === "EDQUOT" ? new StorageFull(error) : error;
}
