import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { escaped } from "../xml/text.ts";

const family = "Be Vietnam Pro";
const folder = dirname(
  createRequire(import.meta.url).resolve("@expo-google-fonts/be-vietnam-pro/package.json"),
);

/** The font weights of images. */
export const faces = {
  regular: { name: family, weight: 400, file: join(folder, "400Regular/BeVietnamPro_400Regular.ttf") },
  semibold: {
    name: `${family} SemiBold`,
    weight: 600,
    file: join(folder, "600SemiBold/BeVietnamPro_600SemiBold.ttf"),
  },
  bold: { name: `${family} Bold`, weight: 700, file: join(folder, "700Bold/BeVietnamPro_700Bold.ttf") },
} as const;
export type Face = keyof typeof faces;

export interface Lettering {
  pixels: Buffer;
  width: number;
  height: number;
}

/** Renders a text as an image, wrapped at `width`. */
export async function lettering(
  text: string,
  face: Face,
  size: number,
  colour: string,
  width?: number,
): Promise<Lettering> {
  const { name, file } = faces[face];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${name} ${size}px`,
      fontfile: file,
      rgba: true,
      dpi: 72,
      ...(width && { width, wrap: "word-char" as const, spacing: Math.round(size * 0.04) }),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

let ready: Promise<unknown> | undefined;

/**
 * Registers the three font weights with the SVG library, once per process. The library finds fonts by name, and the
 * machine has no fonts installed.
 */
export function fontsReady(): Promise<unknown> {
  ready ??= Promise.all((Object.keys(faces) as Face[]).map((face) => lettering("Sen", face, 12, "black")));
  return ready;
}

/** Returns the width of a line of text in pixels. */
export async function widthOf(text: string, face: Face, size: number): Promise<number> {
  return (await lettering(text, face, size, "black")).width;
}

/** Returns the text if it fits into `width` on one line; else its first words with an ellipsis. */
export async function oneLine(text: string, face: Face, size: number, width: number): Promise<string> {
  return cut(text, async (part) => (await widthOf(part, face, size)) <= width);
}

/**
 * Renders a title in the largest size in which it fits its lines; in the smallest one it is truncated at a
 * word.
 */
export async function title(
  text: string,
  box: { width: number; height: number; sizes: readonly number[]; colour: string },
): Promise<Lettering> {
  for (const size of box.sizes) {
    const drawn = await lettering(text, "bold", size, box.colour, box.width);
    if (drawn.height <= box.height) return drawn;
  }
  const smallest = box.sizes.at(-1) ?? 40;
  const draw = (part: string) => lettering(part, "bold", smallest, box.colour, box.width);
  return draw(await cut(text, async (part) => (await draw(part)).height <= box.height));
}

/** Returns the longest beginning of a text that fits, by binary search. Only the first 200 characters are considered. */
async function cut(text: string, fits: (part: string) => Promise<boolean>): Promise<string> {
  const whole = text.normalize("NFC").replace(/\s+/g, " ").trim();
  if (whole.length <= 200 && (await fits(whole))) return whole;
  const letters = Array.from(whole).slice(0, 200);
  let [low, high] = [1, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await fits(ended(letters, middle))) low = middle;
    else high = middle - 1;
  }
  return ended(letters, low);
}

function ended(letters: string[], length: number): string {
  const part = letters.slice(0, length).join("");
  const words = part.replace(/\s\S*$/, "").trimEnd();
  // The text is cut at a word, unless that would leave almost nothing.
  return `${(words.length > part.length * 0.6 ? words : part).replace(/(?<![\s,.;:–-])[\s,.;:–-]+$/, "")}…`;
}
