import { createHash } from "node:crypto";
import { open, realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runSandboxed } from "#kit/files/run-sandboxed.ts";
import { apiPrefix } from "#kit/inject.ts";
import { invalid } from "#kit/problem.ts";

const longestSide = 1200;
const limits = { memoryMb: 600, timeMs: 20_000, cpuSeconds: 10 };

/**
 * A picture drawn anew from its pixels: nothing of the file that came is kept, neither where it was taken nor what was
 * hidden in it.
 * @throws Problem 422 at /image
 */
export async function redraw(path: string): Promise<Buffer> {
  if (!(await isPicture(path))) throw invalid("/image", "banner_image_type");
  const file = await realpath(path);
  const drawn = await runSandboxed({
    script: fileURLToPath(new URL("./redraw-child.ts", import.meta.url)),
    args: [file, String(longestSide)],
    mayRead: [file],
    native: true,
    ...limits,
  });
  if (typeof drawn !== "string") throw invalid("/image", "banner_image_type");
  return Buffer.from(drawn, "base64");
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

/** Changes with the picture, and cannot be guessed before it is shown. */
export function imageVersion(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 16);
}

export function imageUrl(id: number, key: string | null): string | null {
  return key === null ? null : `${apiPrefix}/public/banner/${id}/image?v=${imageVersion(key)}`;
}
