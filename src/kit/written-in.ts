import type { Language } from "./i18n.ts";

/** Letters that neither English nor other European languages have. */
export const vietnameseLetter = /[ăâđêôơưĂÂĐÊÔƠƯ\u1EA0-\u1EF9]/u;
/** Words that are frequent in English texts and absent in Vietnamese ones, even without accents. */
const englishWord =
  /^(?:the|and|of|for|with|our|are|is|from|your|that|this|which|we|have|by|each|their|where|who|you|has|its|not|all)$/iu;
/** The minimum share of words with a Vietnamese letter, and of frequent English words. */
const least = { vietnamese: 0.2, english: 0.06 } as const;

/**
 * Returns the language of a text by its words. Most texts contain names of the other language.
 * @param text plain, or HTML
 * @returns null when undecided: few words, names, another language
 */
export function writtenIn(text: string): Language | null {
  const plain = text.replace(/<[^<>]*>|&#?\w+;/g, " ").normalize("NFC");
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const vietnamese = words.filter((word) => vietnameseLetter.test(word)).length;
  const english = words.filter((word) => englishWord.test(word)).length;
  if (vietnamese > english) return vietnamese >= words.length * least.vietnamese ? "vi" : null;
  return english >= 2 && english >= words.length * least.english ? "en" : null;
}
