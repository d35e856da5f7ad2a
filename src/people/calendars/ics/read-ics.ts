import { randomUUID } from "node:crypto";
import { mkdir, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runSandboxed } from "#kit/files/run-sandboxed.ts";
import { uploadFolder } from "#kit/http/upload.ts";
import type { Span } from "../terms.ts";

const limits = { memoryMb: 400, timeMs: 10_000, cpuSeconds: 8, background: true };

/** Returns the busy hours of an iCalendar file, which a sandboxed process reads; null when it is not one, or takes too long. */
export async function readIcs(bytes: Buffer, between: Span, dataDir: string): Promise<Span[] | null> {
  const folder = uploadFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const path = join(await realpath(folder), randomUUID());
  try {
    await writeFile(path, bytes, { mode: 0o600, flag: "wx" });
    const answer = await runSandboxed({
      script: fileURLToPath(new URL("./busy-child.ts", import.meta.url)),
      args: [path, ...between.map(String)],
      mayRead: [path],
      ...limits,
    });
    return Array.isArray(answer) ? (answer as Span[]) : null;
  } finally {
    await rm(path, { force: true });
  }
}
