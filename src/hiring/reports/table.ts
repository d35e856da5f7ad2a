import { createTranslator } from "use-intl/core";
import * as applicationsEn from "#hiring/applications/messages.en.ts";
import * as applicationsVi from "#hiring/applications/messages.vi.ts";
import type { Language } from "#kit/i18n.ts";
import { labels as jobsEn } from "#market/jobs/messages.en.ts";
import { labels as jobsVi } from "#market/jobs/messages.vi.ts";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import { monthName } from "./month-name.ts";
import type { reportOf } from "./queries/report.ts";
import { nameOf } from "./terms.ts";

export type Report = Awaited<ReturnType<typeof reportOf>>["attributes"];

/** Returns a function that translates a key of the reports, and one for the keys of a report's rows. */
export function wordsOf({ name }: Report, language: Language) {
  const applications = language === "vi" ? applicationsVi : applicationsEn;
  const messages = {
    ...(language === "vi" ? vi : en),
    reasons: applications.labels.reject_reason,
    sources: (language === "vi" ? jobsVi : jobsEn).source,
    stages: applications.labels.stage,
  };
  const t = createTranslator({ locale: language, messages });
  const say = t as unknown as (key: string, values?: Record<string, string | number>) => string;
  const rowName = (key: string) => {
    if (name === "trend") return monthName(key, language);
    if (name === "sources") return say(`sources.${sourceKey(key)}`, { source: key });
    if (name === "rejections") return say(`reasons.${key}`);
    return say(name === "stages" ? `stages.${key}` : `keys.${name}.${key}`);
  };
  return { say, rowName };
}

/** Returns the headings and rows of a report as texts of a language. */
export function tableOf(report: Report, language: Language) {
  const { name, columns, rows } = report;
  const { say, rowName } = wordsOf(report, language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const written = (value: number | null, kind: string | undefined) => {
    if (value === null) return "–";
    if (kind === "days") return say("days", { days: Math.round(value * 10) / 10 });
    return kind === "percent" ? say("percent", { percent: number.format(value) }) : number.format(value);
  };
  return {
    columns: columns.map(({ key }) => say(`column.${name}.${key}`)),
    rows: rows.map((row) => ({
      label: nameOf(row, language) ?? rowName(row.key),
      values: row.values.map((value, index) => written(value, columns[index]?.kind)),
    })),
  };
}
