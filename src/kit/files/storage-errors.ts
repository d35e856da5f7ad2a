/** The place where files are kept has no room left; nothing of the file was kept. */
export class StorageFull extends Error {
  constructor(cause?: unknown) {
    super("No room left for files", { cause });
    this.name = "StorageFull";
  }
}

/** No file is kept under this key. */
export class FileMissing extends Error {
  constructor(key: string, cause?: unknown) {
    super(`No file under the key ${key}`, { cause });
    this.name = "FileMissing";
  }
}

/** A file is already kept under this key; kept files are never overwritten. */
export class FileExists extends Error {
  constructor(key: string, cause?: unknown) {
    super(`A file is already kept under the key ${key}`, { cause });
    this.name = "FileExists";
  }
}

/** The code of a system error (`ENOENT`, …), if it is one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Turns "disk full" and "quota exceeded" into StorageFull, leaves other errors as they are. */
export function withStorageFull(error: unknown): unknown {
  const code = systemCode(error);
  return code === "ENOSPC" || code === "EDQUOT" ? new StorageFull(error) : error;
}
