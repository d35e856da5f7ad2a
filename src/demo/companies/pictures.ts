import sharp from "sharp";
import { randomOf } from "../random.ts";
import type { DemoCompany } from "../types.ts";
import { scenesOf } from "./circles.ts";
import { type Scene, sceneSvg } from "./scenes.ts";

type Cover = Pick<DemoCompany, "key" | "hue" | "industry">;

// The effort of the smallest files costs ten times the time, for pictures that are flat anyway.
const webp = { quality: 82, effort: 0 } as const;

export function demoPicture(scene: Scene, hue: number): Promise<Buffer> {
  return sharp(Buffer.from(sceneSvg(scene, hue)))
    .webp(webp)
    .toBuffer();
}

/** Part of a scene of its industry that is as wide as a page's head; every other one is seen from the other side. */
export function demoBannerSvg({ key, hue, industry }: Cover): string {
  const random = randomOf(`banner ${key}`);
  const scene = random.pick(scenesOf[industry].slice(0, 2));
  const side = random.chance(0.5) ? "" : ' transform="matrix(-1 0 0 1 720 0)"';
  const drawing = sceneSvg(scene, hue).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const top = random.int(180, 220);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="225" viewBox="0 ${top} 720 180"><g${side}>${drawing}</g></svg>`;
}

export function demoBanner(company: Cover): Promise<Buffer> {
  return sharp(Buffer.from(demoBannerSvg(company)))
    .webp(webp)
    .toBuffer();
}
