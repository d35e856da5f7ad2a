const tones = /[\u0300\u0301\u0303\u0309\u0323]/g;
const marks = /\p{M}/gu;

/**
 * Returns a text as lower-case words between single spaces, with a space at both ends. The tone of a syllable
 * follows its letters, because writers place it on either vowel (hoà, hòa). `c++`, `c#` and `.net` are words.
 */
export function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/\.net(?![a-z])/g, " dotnet ")
    .normalize("NFD")
    .match(/[\p{L}\p{M}\p{N}]+(?:\+\+|#)?/gu);
  return ` ${(words ?? []).map(tonesLast).join(" ")} `;
}

/** Returns normalized words without accents. */
export function plainWords(words: string): string {
  return words.replace(marks, "").replaceAll("đ", "d");
}

function tonesLast(word: string): string {
  const found = word.match(tones);
  return found ? word.replace(tones, "") + found.join("") : word;
}
