/** Longer words are broken: addresses at their signs, others after this many letters. */
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

/** Words are not divided, except those that are longer than a line. */
export function hyphenate(word: string): string[] {
  return word.length > longWord ? shortPieces(word) : [word];
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{M}\u3000-\u303f\uff00-\uff65]{27}/u;

/**
 * Returns whether a text has a long part in a script without spaces: its lines end between words, without a
 * hyphen.
 */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/**
 * Returns the words of a text in a script without spaces, each with the punctuation after it, so that no line
 * begins with punctuation.
 */
export function unspacedPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter("ja", { granularity: "word" }).segment(text)) {
    if (isWordLike || pieces.length === 0) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}
