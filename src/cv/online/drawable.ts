import { Font } from "@react-pdf/renderer";
import type { CvFont } from "#candidates/cv-settings.ts";
import { fontWeights } from "./fonts.ts";

/** What the type of a loaded font leaves out. */
interface Face {
  hasGlyphForCodePoint?: (codePoint: number) => boolean;
}

const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{M}]/u;
/** Cleaned later, with the lines (clean.ts). */
const invisible = /[\p{C}\p{Z}]/u;
const unknown = "?";

/**
 * Replaces what none of the fonts can draw, in every text of a value: a letter becomes a question mark, and a picture or
 * a loose accent is left out. Without it a PDF would show some other letter in its place.
 */
export async function drawable<T>(value: T, fonts: readonly CvFont[]): Promise<T> {
  const fontWeight = fontWeights[0].weight;
  const faces = await Promise.all(
    fonts.map(async (fontFamily) => {
      await Font.load({ fontFamily, fontWeight });
      return Font.getFont({ fontFamily, fontWeight })?.data as Face | undefined;
    }),
  );
  const drawnAs = (letter: string) => {
    const codePoint = letter.codePointAt(0)!;
    if (
      codePoint < 0x7f ||
      invisible.test(letter) ||
      faces.some((face) => face?.hasGlyphForCodePoint?.(codePoint))
    )
      return letter;
    return pictures.test(letter) ? "" : unknown;
  };
  const clean = (part: unknown): unknown => {
    if (typeof part === "string") return Array.from(part.toWellFormed().normalize("NFC"), drawnAs).join("");
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, clean(inner)]));
  };
  return clean(value) as T;
}
