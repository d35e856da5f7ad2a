import { createTranslator } from "use-intl/core";
import { csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { labels as jobsEn } from "#market/jobs/messages.en.ts";
import { labels as jobsVi } from "#market/jobs/messages.vi.ts";
import { reportReasons } from "#market/jobs/terms.ts";
import { labels as supportEn } from "#market/support/messages.en.ts";
import { labels as supportVi } from "#market/support/messages.vi.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import type { statisticOf } from "./queries/statistic.ts";
import { rowLabel } from "./row-label.ts";

type Report = Awaited<ReturnType<typeof statisticOf>>["attributes"];

/** Returns a statistic as CSV: headings with units, the rows, the total, and after an empty line the definition of each column. */
export function csvOf({ name, by, columns, rows, total }: Report, language: Language): string {
  const [own, jobs, support] = language === "vi" ? [vi, jobsVi, supportVi] : [en, jobsEn, supportEn];
  const reasons = Object.fromEntries(reportReasons.map(({ id, key }) => [id, jobs.report_reason[key]]));
  const messages = Object.assign({}, own, {
    key: Object.assign({}, own.key, { thread: support.kind, reason: reasons }),
  });
  const t = createTranslator({ locale: language, messages });
  const say = t as unknown as (key: string, values?: Record<string, string>) => string;
  const headings = columns.map(({ key, kind }) =>
    say(`unit.${kind}`, { column: say(`column.${name}.${key}`) }),
  );
  const definitions = columns.map(({ key }, index) => [headings[index], say(`definition.${name}.${key}`)]);
  const round = (value: number | null) => (value === null ? "" : Math.round(value * 100) / 100);
  const data = rows.map((row) => [rowLabel(row, by, language, say), ...row.values.map(round)]);
  if (total) data.push([say("total"), ...total.map(round)]);
  return csvText([say(`by.${by}`), ...headings], [...data, [], ...definitions]);
}
