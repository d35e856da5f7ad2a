import { createTranslator } from "use-intl/core";
import type { ApiFieldError } from "#kit/call.ts";
import { formatDate } from "#kit/dates.ts";
import type { ErrorText } from "#kit/http/errors.ts";
import type { Language } from "#kit/i18n.ts";
import { errors as kitEn } from "#kit/messages.en.ts";
import { errors as kitVi } from "#kit/messages.vi.ts";
import { gather } from "./loaded-rooms.ts";

/** The error catalogue of the API: a text for each code and language, from all rooms. */
export const errorTexts: Record<Language, Record<string, string>> = {
  en: { ...kitEn, ...gather("error", (room) => room.errors?.en) },
  vi: { ...kitVi, ...gather("error", (room) => room.errors?.vi) },
};

type Translate = (code: string, values?: Record<string, string | number>) => string;
const translatorOf = (locale: Language) =>
  createTranslator({ locale, messages: errorTexts[locale] }) as unknown as Translate;
const translators = { en: translatorOf("en"), vi: translatorOf("vi") };

/**
 * Returns the text of an error. Values that are days, YYYY-MM-DD, are written as dates of the language, and moments as the time
 * of day.
 */
export const errorText: ErrorText = (language, code, values) =>
  code in errorTexts[language]
    ? translators[language](code, values && withDates(language, values))
    : translators[language]("invalid");

const withDates = (language: Language, values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(language, value)]));

function written(language: Language, value: string | number): string | number {
  const time = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.exec(String(value));
  return time ? formatDate(String(value), time[1] ? "clock" : "day", language) : value;
}

/**
 * Returns the text of an error at a field of a page. For an empty field it is the field's own text, if a room has one,
 * because the text of the API is the same for every field and would be repeated.
 */
export function fieldText(language: Language, { code, detail, source }: ApiFieldError): string {
  const own = `${code}_${source?.pointer?.split("/").at(-1)}`;
  return code === "required" && own in errorTexts[language] ? translators[language](own) : detail;
}
