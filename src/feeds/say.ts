import { createTranslator } from "use-intl/core";
import { site as jobsEn } from "#jobs/messages.en.ts";
import { site as jobsVi } from "#jobs/messages.vi.ts";
import { type Pay, type SaySalary, salaryText } from "#jobs/parts/salary.ts";
import type { Language } from "#kit/i18n.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;

function sayIn(language: Language, messages: object): Say {
  return createTranslator({
    locale: language,
    messages: messages as Record<string, string>,
  }) as unknown as Say;
}

const own = { en: sayIn("en", en), vi: sayIn("vi", vi) };
const pay = { en: sayIn("en", jobsEn.salary), vi: sayIn("vi", jobsVi.salary) };

/** A text of this room: `rss.all`, `image.tagline` … */
export function say(language: Language, key: string, values?: Record<string, string | number>): string {
  return own[language](key, values);
}

/** The salary as the job's page shows it. */
export function sayPay(job: Pay, language: Language): string {
  return salaryText(job, language, pay[language] as SaySalary);
}
