import { type CvFont, cvFonts } from "#profiles/candidates/cv-settings.ts";
import { type FallbackFont, fallbackFonts, loadFace } from "./fonts.ts";
import { rareLetters, withoutLetters } from "./letters.ts";

/**
 * Returns a value that can be drawn, and its fonts: the given ones, and others for letters that these lack.
 * Letters without a font become question marks, because a PDF would show other letters instead.
 */
export async function drawable<T>(
  value: T,
  fonts: readonly CvFont[],
): Promise<{ value: T; fonts: (CvFont | FallbackFont)[] }> {
  const missing = rareLetters(value);
  const used: (CvFont | FallbackFont)[] = [...fonts];
  for (const font of fonts) await removeCovered(missing, font);
  if (missing.size > 0) {
    const others = cvFonts.filter((font) => !fonts.includes(font));
    for (const font of [...others, ...(await fallbackOrder(missing))])
      if (missing.size > 0 && (await removeCovered(missing, font))) used.push(font);
  }
  return { value: withoutLetters(value, missing), fonts: used };
}

/** @returns whether the font has any of the letters */
async function removeCovered(letters: Set<string>, font: CvFont | FallbackFont): Promise<boolean> {
  const face = await loadFace(font);
  const covered = [...letters].filter((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0)!));
  for (const letter of covered) letters.delete(letter);
  return covered.length > 0;
}

const chinese: FallbackFont = "Noto Sans SC";

/**
 * Returns the order of the fallback fonts. When the Japanese font lacks a Chinese letter of a text without kana,
 * the Chinese font is the first and draws all Chinese letters, so that they look uniform.
 */
async function fallbackOrder(letters: ReadonlySet<string>): Promise<FallbackFont[]> {
  const all = [...letters];
  if (all.some((letter) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter))) return fallbackFonts;
  const han = all.filter((letter) => /\p{Script=Han}/u.test(letter));
  const japanese = han.length > 0 ? await loadFace("Noto Sans JP") : null;
  if (han.every((letter) => japanese?.hasGlyphForCodePoint(letter.codePointAt(0)!))) return fallbackFonts;
  return [chinese, ...fallbackFonts.filter((font) => font !== chinese)];
}
