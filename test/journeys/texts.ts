import { createTranslator } from "use-intl/core";
import type { Language } from "#kit/i18n.ts";
import { catalogueOf } from "../../src/app/catalogues.ts";

/** What single pages say, each by its folder. */
export const copies = {
  en: import.meta.glob<object>("../../src/site/copy/*/messages.en.ts", { eager: true }),
  vi: import.meta.glob<object>("../../src/site/copy/*/messages.vi.ts", { eager: true }),
} as const;

/** Every text that pages show, by room and group. */
export const catalogue = {
  en: await together("en"),
  vi: await together("vi"),
} as const;

async function together(language: Language) {
  const site = await catalogueOf("site", language);
  const console = await catalogueOf("console", language);
  return Object.fromEntries(
    Object.keys({ ...site, ...console }).map((room) => [
      room,
      {
        ...(site[room] as object),
        ...(console[room] as object),
        ...(room === "applications" && { labels: (console[room] as { labels: object }).labels }),
      },
    ]),
  );
}

type Say = (key: string, values?: Record<string, string | number>) => string;

/** Reads a page's text by its key, as the page does; a key that is gone fails the test. */
export function wordsOf(language: Language): Say {
  return createTranslator({
    locale: language,
    messages: catalogue[language] as Record<string, string>,
    onError: (error) => {
      throw error;
    },
  }) as unknown as Say;
}
