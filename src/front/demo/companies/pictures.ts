import sharp from "sharp";
import { randomOf } from "../random.ts";
import type { DemoCompany } from "../types.ts";
import { scenesOf } from "./circles.ts";
import { type Scene, sceneSvg } from "./scenes.ts";

type Cover = Pick<DemoCompany, "key" | "hue" | "industry">;

// Effort of the image encoder. A higher one takes ten times as long, and flat pictures become hardly smaller.
const webp = { quality: 82, effort: 0 } as const;

export function demoPicture(scene: Scene, hue: number): Promise<Buffer> {
  return sharp(Buffer.from(sceneSvg(scene, hue)))
    .webp(webp)
    .toBuffer();
}

/** Draws three scenes of the company's industry side by side, in the shape of a banner. */
function demoBannerSvg({ key, hue, industry }: Cover): string {
  const rooms = scenesOf[industry].slice(0, 3);
  const first = randomOf(`banner ${key}`).int(0, 2);
  const drawings = [...rooms.slice(first), ...rooms.slice(0, first)].map((scene, index) => {
    const drawing = sceneSvg(scene, hue).replace(/^<svg[^>]*>|<\/svg>$/g, "");
    return `<g transform="translate(${index * 720})">${drawing}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="256" viewBox="0 48 2160 432">${drawings.join("")}</svg>`;
}

export function demoBanner(company: Cover): Promise<Buffer> {
  return sharp(Buffer.from(demoBannerSvg(company)))
    .webp(webp)
    .toBuffer();
}
