import sharp from "sharp";
import { randomOf } from "../random.ts";
import type { DemoCompany } from "../types.ts";
import { palette } from "./scene-palette.ts";
import { type Scene, sceneSvg } from "./scenes.ts";

// The effort of the smallest files costs ten times the time, for pictures that are flat anyway.
const webp = { quality: 82, effort: 0 } as const;

export function demoPicture(scene: Scene, hue: number): Promise<Buffer> {
  return sharp(Buffer.from(sceneSvg(scene, hue)))
    .webp(webp)
    .toBuffer();
}

/** Hills, waves or roofs under a low sun, in the colours of the company. */
export function demoBannerSvg({ key, hue }: Pick<DemoCompany, "key" | "hue">): string {
  const random = randomOf(`banner ${key}`);
  const p = palette(hue);
  const sun = random.int(640, 1080);
  const layers = [p.soft, p.mid, p.deep].map((fill, layer) => {
    const base = 150 + layer * 48;
    const steps = Array.from({ length: 7 }, (_, i) => [i * 200, base + random.int(-34, 34)] as const);
    const curve = steps.slice(1).map(([x, y], i) => {
      const [before, from] = steps[i]!;
      return `C${before + 100} ${from} ${x - 100} ${y} ${x} ${y}`;
    });
    return `<path d="M0 ${steps[0]![1]}${curve.join("")}V300H0Z" fill="${fill}" fill-opacity=".85"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="225" viewBox="0 0 1200 300"><rect width="1200" height="300" fill="${p.sky}"/><circle cx="${sun}" cy="130" r="64" fill="${p.warm}"/>${layers.join("")}</svg>`;
}

export function demoBanner(company: Pick<DemoCompany, "key" | "hue">): Promise<Buffer> {
  return sharp(Buffer.from(demoBannerSvg(company)))
    .webp(webp)
    .toBuffer();
}
