import { cvTextMaxLength } from "./terms.ts";

/**
 * Normalizes the text of a CV for storage, search and parsing: NFC, plain lines. It removes artefacts of
 * files: ligatures, full-width digits, split Thai vowels, soft and doubled hyphens inside phone numbers (Word
 * on a Mac), bullets of private-use fonts, marks that change the text direction.
 */
export function cleanText(text: string): string {
  // Decomposed Vietnamese is about twice as long; a longer text is cut before it is processed.
  return (
    text
      .slice(0, cvTextMaxLength * 2)
      .toWellFormed()
      .replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, "\n")
      .replace(/[\uFB00-\uFB06\uFF01-\uFF5E]/g, (char) => char.normalize("NFKC"))
      .replace(/[\uE000-\uF8FF]/g, (char) => (bullets.has(char) ? "•" : " "))
      .replace(/[^\S\n\t]/g, " ")
      .replace(invisible, "")
      .replace(/-\u2010/g, "-")
      .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, "$1\u0E33")
      .normalize("NFC")
      // A regular expression would be quadratic in a long run of spaces.
      .split("\n")
      .map((line) => line.trimEnd())
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .slice(0, cvTextMaxLength)
      .toWellFormed()
      .trim()
  );
}

/** Bullets of the fonts Symbol and Wingdings as Word encodes them. */
const bullets = new Set(["\uF0B7", "\uF0A7", "\uF06C", "\uF06E", "\uF0D8", "\uF0FC", "\uF076", "\uF0A8"]);

/**
 * Control characters except tab and line break, soft hyphens, zero-width and direction marks; the joiner of emoji is
 * kept.
 */
const invisible = /[^\P{Cc}\t\n]|[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Returns whether there is no text: a scan has pages but no letters. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}
