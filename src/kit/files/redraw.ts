import { open, realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runSandboxed } from "./run-sandboxed.ts";

const limits = { memoryMb: 600, timeMs: 20_000, cpuSeconds: 10 };

/**
 * Redraws a picture from its pixels. Nothing else of the uploaded file remains, such as its location or
 * hidden data.
 * @param to the longest side, whether the whole picture or its middle square is kept, and the minimum of its
 * shorter side
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

/** Returns whether a file is PNG or JPEG by its first bytes: the library would open many more formats. */
async function isPicture(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return magics.some((magic) => buffer.subarray(0, magic.length).equals(magic));
  } finally {
    await file.close();
  }
}
