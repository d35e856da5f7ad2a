import { createTranslator } from "use-intl/core";
import type { Language } from "#kit/i18n.ts";
import { catalogueOf } from "../../src/app/catalogues.ts";

/** Texts of pages with their own catalogue, by folder. */
export const copies = {
  en: import.meta.glob<object>("../../src/front/site/copy/*/messages.en.ts", { eager: true }),
  vi: import.meta.glob<object>("../../src/front/site/copy/*/messages.vi.ts", { eager: true }),
} as const;

/** All texts of pages, by room and group. */
export const catalogue = {
  en: await together("en"),
  vi: await together("vi"),
} as const;

async function together(language: Language) {
  type Groups = Record<string, object>;
  const site = (await catalogueOf("site", language)) as Record<string, Groups>;
  const console = (await catalogueOf("console", language)) as Record<string, Groups>;
  // The catalogues of the site and of the console may each contain a different part of a group.
  const groupsOf = (room: string) =>
    Object.keys({ ...site[room], ...console[room] }).map((group) => [
      group,
      { ...site[room]?.[group], ...console[room]?.[group] },
    ]);
  return Object.fromEntries(
    Object.keys({ ...site, ...console }).map((room) => [room, Object.fromEntries(groupsOf(room))]),
  );
}

type Say = (key: string, values?: Record<string, string | number>) => string;

/** Returns a function that returns a text by its key, as pages do. A missing key fails the test. */
export function wordsOf(language: Language): Say {
  return createTranslator({
    locale: language,
    messages: catalogue[language] as Record<string, string>,
    onError: (error) => {
      throw error;
    },
  }) as unknown as Say;
}
