import type { Language } from "#kit/i18n.ts";
import type { Texts } from "#kit/texts.ts";

/**
 * A page's own texts in the reader's language. Only loaders call it: what they return reaches the browser with the page,
 * and the catalogue that every page loads stays small.
 */
export function inLanguage<T>(language: Language, en: T, vi: Texts<T>): Texts<T> {
  return language === "vi" ? vi : (en as Texts<T>);
}
