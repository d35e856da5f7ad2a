import { createTranslator } from "use-intl/core";
import * as applicationsEn from "#hiring/applications/messages.en.ts";
import * as applicationsVi from "#hiring/applications/messages.vi.ts";
import { csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { labels as jobsEn } from "#market/jobs/messages.en.ts";
import { labels as jobsVi } from "#market/jobs/messages.vi.ts";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import { monthName } from "./month-name.ts";
import type { reportOf } from "./queries/report.ts";
import { nameOf } from "./terms.ts";

type Report = Awaited<ReturnType<typeof reportOf>>["attributes"];

/**
 * Returns a report as CSV: headings with units, the rows, and after an empty line the definition of each column. Cells that
 * a spreadsheet would evaluate as formulas are escaped.
 */
export function csvOf({ name, columns, rows }: Report, language: Language): string {
  const applications = language === "vi" ? applicationsVi : applicationsEn;
  const messages = {
    ...(language === "vi" ? vi : en),
    reasons: applications.labels.reject_reason,
    sources: (language === "vi" ? jobsVi : jobsEn).source,
    stages: applications.labels.stage,
  };
  const t = createTranslator({ locale: language, messages });
  const say = t as unknown as (key: string, values?: Record<string, string>) => string;
  const textOf = (key: string) => {
    if (name === "trend") return monthName(key, language);
    if (name === "sources") return say(`sources.${sourceKey(key)}`, { source: key });
    if (name === "rejections") return say(`reasons.${key}`);
    return say(name === "stages" ? `stages.${key}` : `keys.${name}.${key}`);
  };
  const headings = columns.map(({ key, kind }) =>
    say(`unit.${kind}`, { column: say(`column.${name}.${key}`) }),
  );
  const definitions = columns.map(({ key }, index) => [headings[index], say(`definition.${name}.${key}`)]);
  const round = (value: number | null) => (value === null ? "" : Math.round(value * 10) / 10);
  const data = rows.map((row) => [nameOf(row, language) ?? textOf(row.key), ...row.values.map(round)]);
  return csvText([say(`row.${name}`), ...headings], [...data, [], ...definitions]);
}
