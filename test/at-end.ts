import { afterAll } from "vitest";

const open: (() => Promise<unknown>)[] = [];

/**
 * Closes a resource after the tests of the file, the latest one first. Tests cannot register a hook for this, because
 * Vitest never calls a hook that is registered while tests or hooks run.
 */
export function atEnd(close: () => Promise<unknown>): void {
  open.push(close);
}

/**
 * Registers the hook that closes resources. test/each-file.ts calls this once per file, so that the hook runs after
 * the file's own hooks.
 */
export function closeAtEnd(): void {
  afterAll(async () => {
    for (let close = open.pop(); close; close = open.pop()) await close();
  });
}
