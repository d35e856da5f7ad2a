import { afterAll } from "vitest";

const open: (() => Promise<unknown>)[] = [];

/**
 * Closes something when the file's tests are over, the newest first. A hook does the same only where the file opens it
 * outside of its tests and hooks: one that is registered while they run is never called.
 */
export function atEnd(close: () => Promise<unknown>): void {
  open.push(close);
}

/** Called once for each file (test/each-file.ts), so that it runs after the file's own hooks. */
export function closeAtEnd(): void {
  afterAll(async () => {
    for (let close = open.pop(); close; close = open.pop()) await close();
  });
}
