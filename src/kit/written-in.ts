import type { Language } from "./i18n.ts";

/** A letter that English does not have, nor other languages of Europe all together. */
export const vietnameseLetter = /[ăâđêôơưĂÂĐÊÔƠƯ\u1EA0-\u1EF9]/u;
/** Words that every English text is full of, and that no Vietnamese one has, not even without accents. */
const englishWord =
  /^(?:the|and|of|for|with|our|are|is|from|your|that|this|which|we|have|by|each|their|where|who|you|has|its|not|all)$/iu;
/** So much of a text is such words at least. */
const least = { vietnamese: 0.2, english: 0.06 } as const;

/**
 * The language that a text is written in, as far as its words tell. Names of the other language are in most texts.
 * @param text plain, or HTML
 * @returns null where they do not: a few words, names, another language
 */
export function writtenIn(text: string): Language | null {
  const plain = text.replace(/<[^<>]*>|&#?\w+;/g, " ").normalize("NFC");
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const vietnamese = words.filter((word) => vietnameseLetter.test(word)).length;
  const english = words.filter((word) => englishWord.test(word)).length;
  if (vietnamese > english) return vietnamese >= words.length * least.vietnamese ? "vi" : null;
  return english >= 2 && english >= words.length * least.english ? "en" : null;
}
