import sharp from "sharp";
import { randomOf } from "./random.ts";
import type { DemoCompany } from "./types.ts";

/** Marks of simple shapes in a square of 256, drawn in two tones. */
const marks: readonly ((light: string, mid: string, turn: number) => string)[] = [
  (light, mid) =>
    `<circle cx="104" cy="128" r="58" fill="${light}"/><circle cx="152" cy="128" r="58" fill="${mid}" fill-opacity=".82"/>`,
  (light, mid, turn) =>
    `<g transform="rotate(${turn} 128 128)"><rect x="66" y="66" width="56" height="124" rx="28" fill="${light}"/><rect x="134" y="66" width="56" height="124" rx="28" fill="${mid}"/></g>`,
  (light, mid) =>
    `<path d="M128 58 198 178H58Z" fill="${light}"/><path d="M128 112 166 178H90Z" fill="${mid}"/>`,
  (light, mid, turn) =>
    `<g transform="rotate(${turn} 128 128)"><path d="M128 56a72 72 0 0 1 72 72h-72Z" fill="${light}"/><path d="M128 200a72 72 0 0 1-72-72h72Z" fill="${light}"/><circle cx="164" cy="164" r="30" fill="${mid}"/></g>`,
  (light, mid) =>
    `<path d="M56 150q36-44 72 0t72 0v34q-36 44-72 0t-72 0Z" fill="${light}"/><path d="M56 92q36-44 72 0t72 0v24q-36 44-72 0t-72 0Z" fill="${mid}"/>`,
  (light, mid, turn) =>
    `<g transform="rotate(${turn + 45} 128 128)"><rect x="72" y="72" width="52" height="52" rx="8" fill="${light}"/><rect x="132" y="72" width="52" height="52" rx="8" fill="${mid}"/><rect x="72" y="132" width="52" height="52" rx="8" fill="${mid}"/><rect x="132" y="132" width="52" height="52" rx="8" fill="${light}"/></g>`,
  (light, mid) =>
    `<path d="M128 54c48 34 48 106 0 148-48-42-48-114 0-148Z" fill="${light}"/><path d="M128 202c0-50 22-84 66-98 6 52-16 88-66 98Z" fill="${mid}"/>`,
];

/** The mark of a company as a drawing. */
export function demoLogoSvg(company: Pick<DemoCompany, "key" | "hue">): string {
  const random = randomOf(`logo ${company.key}`);
  const { hue } = company;
  const ground = random.chance(0.55) ? `hsl(${hue} 52% 30%)` : `hsl(${hue} 46% 93%)`;
  const dark = ground.includes("30%");
  const light = dark ? `hsl(${hue} 60% 90%)` : `hsl(${hue} 55% 34%)`;
  const mid = dark ? `hsl(${(hue + 28) % 360} 68% 66%)` : `hsl(${(hue + 28) % 360} 62% 52%)`;
  const mark = random.pick(marks)(light, mid, random.pick([0, 90, 180]));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" fill="${ground}"/>${mark}</svg>`;
}

/** The mark as a PNG of 256 by 256. */
export function demoLogo(company: Pick<DemoCompany, "key" | "hue">): Promise<Buffer> {
  return sharp(Buffer.from(demoLogoSvg(company)))
    .png({ palette: true })
    .toBuffer();
}
