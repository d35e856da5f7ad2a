import type { Language } from "#kit/i18n.ts";
import type { Texts } from "#kit/texts.ts";

/**
 * Returns a page's own texts in the reader's language. Only loaders call it: the texts reach the browser with
 * the page's data, and the catalogue of all pages stays small.
 */
export function inLanguage<T>(language: Language, en: T, vi: Texts<T>): Texts<T> {
  return language === "vi" ? vi : (en as Texts<T>);
}
