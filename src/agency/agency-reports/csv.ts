import { createTranslator } from "use-intl/core";
import { labels as placementsEn } from "#agency/placements/messages.en.ts";
import { labels as placementsVi } from "#agency/placements/messages.vi.ts";
import { labels as applicationsEn } from "#hiring/applications/messages.en.ts";
import { labels as applicationsVi } from "#hiring/applications/messages.vi.ts";
import { noKey } from "#hiring/reports/terms.ts";
import { csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { labels as jobsEn } from "#market/jobs/messages.en.ts";
import { labels as jobsVi } from "#market/jobs/messages.vi.ts";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import type { agencyReportOf } from "./queries/report.ts";
import { rowLabel } from "./row-label.ts";
import { acceptedKey, type ColumnKind } from "./terms.ts";

type Report = Awaited<ReturnType<typeof agencyReportOf>>["attributes"];

/** Returns a report as CSV: headings with units, the rows, the total, and after an empty line the definition of each column. */
export function csvOf({ name, by, columns, rows, total, currency }: Report, language: Language): string {
  const messages = {
    ...(language === "vi" ? vi : en),
    reasons: (language === "vi" ? placementsVi : placementsEn).reason,
    stages: (language === "vi" ? applicationsVi : applicationsEn).stage,
    sources: (language === "vi" ? jobsVi : jobsEn).source,
  };
  const t = createTranslator({ locale: language, messages });
  const say = t as unknown as (key: string, values?: Record<string, string>) => string;
  const textOf = (key: string) => {
    if (key !== noKey && by === "source") return say(`sources.${sourceKey(key)}`, { source: key });
    if (key !== noKey && key !== acceptedKey && by === "stage") return say(`stages.${key}`);
    return say(key !== noKey && by === "reason" ? `reasons.${key}` : key);
  };
  const headings = columns.map(({ key, kind }) =>
    say(`unit.${kind}`, { column: say(`column.${name}.${key}`), currency: currency ?? "" }),
  );
  const definitions = columns.map(({ key }, index) => [headings[index], say(`definition.${name}.${key}`)]);
  const cells = (values: readonly (number | null)[]) =>
    values.map((value, index) => rounded(value, columns[index]?.kind ?? "count"));
  const data = rows.map((row) => [rowLabel(row, by, language, textOf), ...cells(row.values)]);
  if (total) data.push([say("total"), ...cells(total)]);
  return csvText([say(`by.${by}`), ...headings], [...data, [], ...definitions]);
}

function rounded(value: number | null, kind: ColumnKind): string | number {
  if (value === null) return "";
  const digits = kind === "money" ? 1 : 100;
  return Math.round(value * digits) / digits;
}
