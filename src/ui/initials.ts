/**
 * Returns up to two letters for a name: those of the first and the last word, because Vietnamese given names
 * come last. `?` for the number that replaces a hidden name.
 */
export function initials(name: string): string {
  if (name.startsWith("#")) return "?";
  const words = name.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0)!) : ""))
    .join("")
    .toLocaleUpperCase("vi");
}

/** Returns a number below `count` that depends on the name only. */
export function tintOf(name: string, count: number): number {
  let sum = 7;
  for (const letter of name.normalize("NFC")) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return sum % count;
}
