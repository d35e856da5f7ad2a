import type { Language } from "#kit/i18n.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import { rejectReasons } from "./terms.ts";

const sentence = (texts: typeof en.reject_sentence | typeof vi.reject_sentence) => (reasonId: number) =>
  texts[rejectReasons.find(({ id }) => id === reasonId)?.key ?? "other"];

/** The sentence that a candidate reads about a rejection, by the id of its reason. */
export const rejectTexts: Record<Language, (reasonId: number) => string> = {
  en: sentence(en.reject_sentence),
  vi: sentence(vi.reject_sentence),
};
