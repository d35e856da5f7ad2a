import { createTranslator } from "use-intl/core";
import { errors as accountsEn } from "#accounts/messages.en.ts";
import { errors as accountsVi } from "#accounts/messages.vi.ts";
import { errors as applicationsEn } from "#applications/messages.en.ts";
import { errors as applicationsVi } from "#applications/messages.vi.ts";
import { errors as cvEn } from "#cv/messages.en.ts";
import { errors as cvVi } from "#cv/messages.vi.ts";
import { errors as jobAlertsEn } from "#job-alerts/messages.en.ts";
import { errors as jobAlertsVi } from "#job-alerts/messages.vi.ts";
import { errors as jobsEn } from "#jobs/messages.en.ts";
import { errors as jobsVi } from "#jobs/messages.vi.ts";
import type { ErrorText } from "#kit/http/errors.ts";
import { errors as kitEn } from "#kit/messages.en.ts";
import { errors as kitVi } from "#kit/messages.vi.ts";
import { errors as siteEn } from "#site/messages.en.ts";
import { errors as siteVi } from "#site/messages.vi.ts";
import { errors as supportEn } from "#support/messages.en.ts";
import { errors as supportVi } from "#support/messages.vi.ts";

/** The error catalogue of the API: one text per code and language, from all rooms. */
export const errorTexts = {
  en: {
    ...kitEn,
    ...accountsEn,
    ...applicationsEn,
    ...cvEn,
    ...jobAlertsEn,
    ...jobsEn,
    ...siteEn,
    ...supportEn,
  },
  vi: {
    ...kitVi,
    ...accountsVi,
    ...applicationsVi,
    ...cvVi,
    ...jobAlertsVi,
    ...jobsVi,
    ...siteVi,
    ...supportVi,
  },
} as const;

type Translate = (code: string, values?: Record<string, string | number>) => string;
const translators = {
  en: createTranslator({
    locale: "en",
    messages: errorTexts.en as Record<string, string>,
  }) as unknown as Translate,
  vi: createTranslator({
    locale: "vi",
    messages: errorTexts.vi as Record<string, string>,
  }) as unknown as Translate,
};

export const errorText: ErrorText = (language, code, values) =>
  code in errorTexts[language] ? translators[language](code, values) : translators[language]("invalid");
