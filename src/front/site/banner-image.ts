import { createHash } from "node:crypto";
import { redrawPicture } from "#kit/files/redraw.ts";
import { apiPrefix } from "#kit/inject.ts";
import { invalid } from "#kit/problem.ts";

const longestSide = 1200;

/**
 * Redraws the picture of a banner.
 * @throws Problem 422 at /image
 */
export async function redraw(path: string): Promise<Buffer> {
  const drawn = await redrawPicture(path, { side: longestSide, as: "whole webp" });
  if ("problem" in drawn) throw invalid("/image", "banner_image_type");
  return drawn.bytes;
}

/** Returns a version that depends on the picture's storage key. Visitors cannot guess it before the banner is shown. */
export function imageVersion(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 16);
}

export function imageUrl(id: number, key: string | null): string | null {
  return key === null ? null : `${apiPrefix}/public/banner/${id}/image?v=${imageVersion(key)}`;
}
