/** Longer words are broken: at the places where an address has a sign, and else after so many letters. */
const longWord = 26;

export function addressPieces(text: string): string[] {
  return text.split(/(?<=[/@?&=])/).flatMap(shortPieces);
}

function shortPieces(word: string): string[] {
  const letters = [...word];
  return Array.from({ length: Math.ceil(letters.length / longWord) }, (_, index) =>
    letters.slice(index * longWord, (index + 1) * longWord).join(""),
  );
}

/** Words are never divided, but for those that no line would take. */
export function hyphenate(word: string): string[] {
  return word.length > longWord ? shortPieces(word) : [word];
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{M}\u3000-\u303f\uff00-\uff65]{27}/u;

/** Whether a text has a long stretch without spaces, in a writing that has none: its lines end between words, without a hyphen. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** The words of such a text, each with the signs that follow it: no line begins with one. */
export function unspacedPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter("ja", { granularity: "word" }).segment(text)) {
    if (isWordLike || pieces.length === 0) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}
