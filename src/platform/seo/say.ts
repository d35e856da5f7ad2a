import { createTranslator } from "use-intl/core";
import type { Language } from "#kit/i18n.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;

/** A translator for texts outside pages: feeds, share images. */
export function sayIn(language: Language, messages: object): Say {
  return createTranslator({
    locale: language,
    messages: messages as Record<string, string>,
  }) as unknown as Say;
}

const own = { en: sayIn("en", en), vi: sayIn("vi", vi) };

/** A text of this room: `rss.all`, `image.tagline` … */
export function say(language: Language, key: string, values?: Record<string, string | number>): string {
  return own[language](key, values);
}
