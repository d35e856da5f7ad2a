import sharp from "sharp";
import { randomOf } from "../random.ts";

const skins = ["#f2cfae", "#e8bd95", "#d9a87c", "#c68f63"] as const;
const hairs = ["#1d1a1a", "#2b211d", "#3c2a21", "#574037"] as const;
const grey = "#8a8480";
/** People who were born in or before this year have grey hair. */
const greyUntil = 1971;
const clothes = ["#0f766e", "#1d5a9e", "#7a3e6b", "#be2466", "#835300", "#3b4846", "#f5f7f6"] as const;

/** SVG paths of the hair behind a head and over the forehead, in a square of 96. */
type Style = readonly [back: string, front: string];
/** Hair styles by gender: 1 men, 2 women. */
const styles: Readonly<Record<1 | 2, readonly Style[]>> = {
  1: [
    // Short hair.
    ["", "M27 42c-2-18 8-28 21-28s23 10 21 28c-3-8-5-12-8-14-8 3-18 3-26 0-3 2-6 6-8 14Z"],
    // Hair parted at the side.
    ["", "M27 44c-3-22 9-31 22-31 14 0 23 11 20 31-2-7-4-11-8-16-9 2-19-1-23-5-3 6-8 10-11 21Z"],
    // Curly hair.
    [
      "",
      "M27 40a8 8 0 0 1 3-13 9 9 0 0 1 13-9 9 9 0 0 1 15 2 9 9 0 0 1 9 9 8 8 0 0 1 2 11c-4-6-8-9-21-9s-17 3-21 9Z",
    ],
  ],
  2: [
    // Hair down to the shoulders.
    [
      "M24 46c0-22 10-33 24-33s24 11 24 33v28H24Z",
      "M28 42c1-14 8-22 20-22s19 8 20 22c-6-4-11-9-14-14-6 7-16 12-26 14Z",
    ],
    // Hair down to the chin.
    [
      "M25 44c0-20 9-31 23-31s23 11 23 31c0 8-2 14-5 18H30c-3-4-5-10-5-18Z",
      "M29 40c2-12 9-18 19-18s17 6 19 18c-12-2-26-2-38 0Z",
    ],
    // Hair tied up.
    ["M38 16a10 9 0 1 1 20 0Z", "M28 42c-1-18 8-27 20-27s21 9 20 27c-4-8-9-12-20-12s-16 4-20 12Z"],
  ],
};

interface Sitter {
  fullName: string;
  gender: 1 | 2;
  birthYear?: number;
}

/**
 * Draws a person from the shoulders up, the same on every machine.
 * @param nth the place among the men or women of a team; hair and clothes differ from those of the people before
 */
export function demoPortraitSvg({ fullName, gender, birthYear }: Sitter, hue: number, nth?: number): string {
  const random = randomOf(`portrait ${fullName}`);
  const skin = random.pick(skins);
  const own = styles[gender];
  const style = nth === undefined ? random.int(0, own.length - 1) : nth + hue;
  const [back, front] = own[style % own.length]!;
  const dark = nth === undefined ? random.pick(hairs) : hairs[nth % hairs.length];
  const hair = birthYear !== undefined && birthYear <= greyUntil ? grey : dark;
  const cloth = nth === undefined ? random.pick(clothes) : clothes[(nth + 4 * gender + hue) % clothes.length];
  const collar = random.chance(0.5)
    ? `<path d="M40 68l8 10 8-10 6 4-14 16-14-16Z" fill="#fff" fill-opacity=".85"/>`
    : "";
  const glasses = (nth === undefined ? random.chance(0.25) : nth >= own.length)
    ? `<g fill="none" stroke="#3b4846" stroke-width="1.6"><circle cx="40" cy="44" r="5.5"/><circle cx="56" cy="44" r="5.5"/><path d="M45.5 44h5"/></g>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 36% ${random.int(84, 92)}%)"/><path d="${back}" fill="${hair}"/><path d="M14 98c0-20 14-28 34-28s34 8 34 28Z" fill="${cloth}"/><path d="M40 58h16v12a8 8 0 0 1-16 0Z" fill="${skin}"/><path d="M40 62q8 6 16 0v3q-8 6-16 0Z" fill="#000" fill-opacity=".12"/>${collar}<path d="M30 40c0-13 7-20 18-20s18 7 18 20c0 15-8 25-18 25s-18-10-18-25Z" fill="${skin}"/><path d="${front}" fill="${hair}"/><g fill="#2b211d"><circle cx="40.5" cy="44" r="1.9"/><circle cx="55.5" cy="44" r="1.9"/></g><path d="M42 54q6 ${random.int(3, 6)} 12 0" fill="none" stroke="#9b4a3c" stroke-width="2" stroke-linecap="round"/>${glasses}</svg>`;
}

/** Draws the people of a team. Their portraits differ from each other. */
export function demoPortraits(team: readonly Sitter[], hue: number): Promise<Buffer[]> {
  const counts = { 1: 0, 2: 0 };
  return Promise.all(
    team.map((person) =>
      sharp(Buffer.from(demoPortraitSvg(person, hue, counts[person.gender]++)))
        .webp({ quality: 82, effort: 0 })
        .toBuffer(),
    ),
  );
}

/** Draws a portrait as a square JPEG for a profile. */
export function demoPhoto(person: Sitter): Promise<Buffer> {
  const hue = randomOf(`hue of ${person.fullName}`).int(0, 359);
  return sharp(Buffer.from(demoPortraitSvg(person, hue)))
    .resize(320)
    .jpeg({ quality: 85 })
    .toBuffer();
}
