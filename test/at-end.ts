import { afterAll } from "vitest";

const open: (() => Promise<unknown>)[] = [];

/**
 * Closes a resource after the file's tests, the newest first. Vitest never calls a hook that is registered while tests or hooks run.
 */
export function atEnd(close: () => Promise<unknown>): void {
  open.push(close);
}

/** Registers the closing hook. test/each-file.ts calls it once per file, so that it runs after the file's own hooks. */
export function closeAtEnd(): void {
  afterAll(async () => {
    for (let close = open.pop(); close; close = open.pop()) await close();
  });
}
