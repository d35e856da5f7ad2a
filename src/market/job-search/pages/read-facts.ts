import { createTranslator } from "use-intl/core";
import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import { payText } from "#market/jobs/parts/card-view.ts";
import { labels as labelsEn } from "#platform/reference/messages.en.ts";
import { labels as labelsVi } from "#platform/reference/messages.vi.ts";
import {
  experiences,
  idOf,
  jobLevels,
  jobTypes,
  keyOf,
  postedWithin,
  salaryTypes,
} from "#platform/reference/terms.ts";
import type { search } from "../contract.ts";
import { site as en } from "../messages.en.ts";
import { site as vi } from "../messages.vi.ts";
import type { SearchNames } from "../query/search-slug.ts";

type Meta = AnswerOf<typeof search>["meta"];

/** What was read from a keyword, for the heading and the chips of its list. */
export interface ReadFacts {
  /** The places, each in words; the heading names them after the words that are searched. */
  places: string[];
  /** Other facts and pay, in words. */
  facts: string[];
  /** The facts and pay, each with the keyword in which its words are plain ones. */
  chips: { text: string; keyword: string }[];
  /** The keyword without the words that are searched in texts. */
  rest: string;
}

/** Returns what was read from a keyword, in the reader's language. */
export function readFacts({ understood }: Meta, language: Language, names: SearchNames): ReadFacts {
  const labels = language === "vi" ? labelsVi : labelsEn;
  const say = createTranslator({ locale: language, messages: (language === "vi" ? vi : en).list });
  const textOf = ({ kind, id, pay, text }: Meta["understood"][number]): string => {
    switch (kind) {
      case "place":
        return names.placeName(id ?? 0, language) ?? text;
      case "job_type":
        return labels.job_type[keyOf(jobTypes, id ?? 0) ?? "full_time"];
      case "job_level":
        return labels.job_level[keyOf(jobLevels, id ?? 0) ?? "junior"];
      case "experience":
        return labels.experience[keyOf(experiences, id ?? 0) ?? "none"];
      case "sort":
        return say(id === 0 ? "highestPay" : "newest");
      case "posted":
        return labels.posted_within[postedWithin.find(({ hours }) => hours === id)?.key ?? "any"];
      case "pay":
        return pay ? payOf(pay, language) : text;
      case "district":
        return capitalized(text, language);
    }
  };
  const shown = understood.map((one) => ({ ...one, shown: textOf(one) }));
  const isPlace = ({ kind }: { kind: string }) => kind === "place" || kind === "district";
  return {
    places: shown.filter(isPlace).map((one) => one.shown),
    facts: shown.filter((one) => !isPlace(one)).map((one) => one.shown),
    chips: shown.map((one) => ({ text: one.shown, keyword: one.plain })),
    rest: understood.map(({ text }) => text).join(" "),
  };
}

function payOf({ min, max, currency }: NonNullable<Meta["understood"][number]["pay"]>, language: Language) {
  const type = idOf(salaryTypes, min === null ? "upto" : max === null ? "from" : "range");
  return payText(
    {
      salary_type: type,
      salary_min: min,
      salary_max: max,
      currency,
      salary_period: "month",
      salary_text: null,
    },
    language,
  );
}

const capitalized = (text: string, language: Language): string =>
  text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase(language));
