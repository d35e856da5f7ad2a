import { open, realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runSandboxed } from "./run-sandboxed.ts";

const limits = { memoryMb: 600, timeMs: 20_000, cpuSeconds: 10 };

/**
 * A picture drawn anew from its pixels: nothing of the file that came is kept, neither where it was taken nor what was
 * hidden in it.
 * @param to the longest side, whether the whole picture is kept or its middle square, and what its shorter side must have
 */
export async function redrawPicture(
  path: string,
  to: { side: number; as: "whole webp" | "whole png" | "square jpeg"; least?: number },
): Promise<{ bytes: Buffer } | { problem: "no_picture" | "too_wide" | "too_small" }> {
  if (!(await isPicture(path))) return { problem: "no_picture" };
  const file = await realpath(path);
  const drawn = await runSandboxed({
    script: fileURLToPath(new URL("./redraw-child.ts", import.meta.url)),
    args: [file, String(to.side), to.as, String(to.least ?? 1)],
    mayRead: [file],
    native: true,
    ...limits,
  });
  if (drawn === "too_wide" || drawn === "too_small") return { problem: drawn };
  if (typeof drawn !== "string") return { problem: "no_picture" };
  return { bytes: Buffer.from(drawn, "base64") };
}

const magics = ["89504e470d0a1a0a", "ffd8ff"].map((hex) => Buffer.from(hex, "hex"));

/** PNG or JPEG by its first bytes: the library would open much more than that. */
async function isPicture(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return magics.some((magic) => buffer.subarray(0, magic.length).equals(magic));
  } finally {
    await file.close();
  }
}
