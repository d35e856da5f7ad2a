import sharp from "sharp";
import { randomOf } from "./random.ts";
import type { DemoCompany } from "./types.ts";

/** Logos of simple shapes in a square of 256 pixels, each drawn in two tones. */
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
  // Shapes: a flower of four petals, a hexagon, a bolt, arches, a leaf.
  (light, mid, turn) =>
    `<g transform="rotate(${turn / 2} 128 128)"><circle cx="128" cy="84" r="36" fill="${light}"/><circle cx="172" cy="128" r="36" fill="${mid}"/><circle cx="128" cy="172" r="36" fill="${light}"/><circle cx="84" cy="128" r="36" fill="${mid}"/></g>`,
  (light, mid) =>
    `<path d="M128 52 194 90v76l-66 38-66-38V90Z" fill="${light}"/><path d="M128 128 194 90v76l-66 38Z" fill="${mid}"/>`,
  (light, mid) =>
    `<circle cx="128" cy="128" r="74" fill="${light}"/><path d="M140 72 92 140h32l-8 44 48-68h-32Z" fill="${mid}"/>`,
  (light, mid) =>
    `<path d="M60 188v-52a68 68 0 0 1 136 0v52h-32v-52a36 36 0 0 0-72 0v52Z" fill="${light}"/><path d="M110 188v-50a18 18 0 0 1 36 0v50Z" fill="${mid}"/>`,
  (light, mid) =>
    `<path d="M62 194C56 110 102 62 196 62c2 92-46 138-134 132Z" fill="${light}"/><path d="M62 194C96 150 124 122 160 98" fill="none" stroke="${mid}" stroke-width="14" stroke-linecap="round"/>`,
  // Shapes: bars, mountains, a sun, a knot, a bridge.
  (light, mid) =>
    `<rect x="60" y="120" width="34" height="76" rx="8" fill="${light}"/><rect x="111" y="84" width="34" height="112" rx="8" fill="${mid}"/><rect x="162" y="56" width="34" height="140" rx="8" fill="${light}"/>`,
  (light, mid) =>
    `<path d="M44 186 104 84l38 64 22-36 48 74Z" fill="${light}"/><circle cx="180" cy="82" r="22" fill="${mid}"/>`,
  (light, mid) =>
    `<circle cx="128" cy="128" r="36" fill="${mid}"/><g stroke="${light}" stroke-width="16" stroke-linecap="round"><path d="M128 54v14M128 188v14M54 128h14M188 128h14M76 76l10 10M170 170l10 10M180 76l-10 10M86 170l-10 10"/></g>`,
  (light, mid, turn) =>
    `<g transform="rotate(${turn} 128 128)" fill="none" stroke-width="24"><rect x="64" y="64" width="92" height="92" rx="28" stroke="${light}"/><rect x="100" y="100" width="92" height="92" rx="28" stroke="${mid}"/></g>`,
  (light, mid) =>
    `<path d="M48 170q80-120 160 0" fill="none" stroke="${light}" stroke-width="18" stroke-linecap="round"/><path d="M44 178h168M88 132v46M128 112v66M168 132v46" fill="none" stroke="${mid}" stroke-width="12" stroke-linecap="round"/>`,
  // Shapes: a drop, a tile, rings, a fan, an open book.
  (light, mid) =>
    `<path d="M128 50c44 52 62 80 62 104a62 62 0 0 1-124 0c0-24 18-52 62-104Z" fill="${light}"/><path d="M96 156a32 32 0 0 0 32 32" fill="none" stroke="${mid}" stroke-width="14" stroke-linecap="round"/>`,
  (light, mid, turn) =>
    `<g transform="rotate(${turn} 128 128)"><path d="M60 60h136v136Z" fill="${light}"/><circle cx="96" cy="160" r="34" fill="${mid}"/></g>`,
  (light, mid) =>
    `<g fill="none" stroke-width="18"><circle cx="128" cy="100" r="42" stroke="${light}"/><circle cx="98" cy="150" r="42" stroke="${mid}"/><circle cx="158" cy="150" r="42" stroke="${light}"/></g>`,
  (light, mid) =>
    `<path d="M128 190 52 98a112 112 0 0 1 50-34Z" fill="${light}"/><path d="M128 190 112 60a112 112 0 0 1 32 0Z" fill="${mid}"/><path d="M128 190 154 64a112 112 0 0 1 50 34Z" fill="${light}"/>`,
  (light, mid) =>
    `<path d="M122 82q-30-22-70-16v110q40-6 70 16Z" fill="${light}"/><path d="M134 82q30-22 70-16v110q-40-6-70 16Z" fill="${mid}"/>`,
];

/** Returns the logo of a company as SVG. */
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

/** Returns the logo of a company as a PNG of 256 by 256 pixels. */
export function demoLogo(company: Pick<DemoCompany, "key" | "hue">): Promise<Buffer> {
  return sharp(Buffer.from(demoLogoSvg(company)))
    .png({ palette: true })
    .toBuffer();
}
