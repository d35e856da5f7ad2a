import { coveredRanges } from "./covered.ts";

/** Invisible characters, which clean.ts removes later from each line. */
const invisible = /[\p{C}\p{Z}]|\p{Variation_Selector}/u;
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{M}]/u;
const unknown = "?";

/** Returns the letters of all texts in a value, as a document draws them. */
function lettersOf(value: unknown): string[] {
  if (typeof value === "string")
    return Array.from(value.toWellFormed().normalize("NFC")).filter(
      (letter) => letter > "~" && !invisible.test(letter),
    );
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(lettersOf);
}

/** Returns the distinct letters of a value that a font may lack. */
export const rareLetters = (value: unknown): Set<string> => new Set(lettersOf(value));

/**
 * Writes the vowel "ำ" as its two signs: the PDF library counts it as one and would cut the last letter of
 * the text. Readers join them again (clean-text.ts).
 */
const splitVowel = (text: string) => text.replace(/([\u0E48-\u0E4B]?)\u0E33/g, "\u0E4D$1\u0E32");

/** Replaces the given letters in a value by "?"; emoji and loose accents among them are removed. */
export function withoutLetters<T>(value: T, letters: ReadonlySet<string>): T {
  const drawnAs = (letter: string) => (!letters.has(letter) ? letter : pictures.test(letter) ? "" : unknown);
  const clean = (part: unknown): unknown => {
    if (typeof part === "string")
      return splitVowel(Array.from(part.toWellFormed().normalize("NFC"), drawnAs).join(""));
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, clean(inner)]));
  };
  return clean(value) as T;
}

let covered: { starts: number[]; ends: number[] } | undefined;

function isCovered(codePoint: number): boolean {
  if (!covered) {
    covered = { starts: [], ends: [] };
    let at = 0;
    for (const range of coveredRanges.split(",")) {
      const [gap = "", length = "1"] = range.split(".");
      at += Number.parseInt(gap, 36);
      covered.starts.push(at);
      at += Number.parseInt(length, 36);
      covered.ends.push(at);
    }
  }
  const range = covered.starts.findLastIndex((start) => start <= codePoint);
  return range >= 0 && codePoint < covered.ends[range]!;
}

/**
 * Returns the letters of a value that no font of a PDF has, in order. It needs no font, so pages can show
 * them during typing.
 */
export function undrawableLetters(value: unknown): Set<string> {
  return new Set([...rareLetters(value)].filter((letter) => !isCovered(letter.codePointAt(0)!)));
}

/** Encodes code points for `coveredRanges`: the gap to the previous range and the length, in base 36. */
export function rangesOf(codePoints: Iterable<number>): string {
  const ranges: [start: number, end: number][] = [];
  for (const codePoint of [...new Set(codePoints)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint) last[1] += 1;
    else ranges.push([codePoint, codePoint + 1]);
  }
  return ranges
    .map(([start, end], index) => {
      const gap = (start - (ranges[index - 1]?.[1] ?? 0)).toString(36);
      return end - start === 1 ? gap : `${gap}.${(end - start).toString(36)}`;
    })
    .join(",");
}
