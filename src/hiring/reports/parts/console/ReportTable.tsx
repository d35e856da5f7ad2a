import { useFormatter, useLocale, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import type { reports } from "../../contract.ts";
import { monthName } from "../../month-name.ts";
import { type ColumnKind, nameOf } from "../../terms.ts";
import { FigureTable } from "./FigureTable.tsx";
import { useColumns } from "./use-columns.ts";

export type Report = AnswerOf<(typeof reports)["jobs"]>["data"]["attributes"];

/** Shows a report as a table with bars. */
export function ReportTable({ report: { name, columns, rows } }: { report: Report }) {
  const labels = useTranslations("reports.labels");
  const textOf = useKeyText(name);
  const headingOf = useColumns(name, "column");
  const definitionOf = useColumns(name, "definition");
  const language = useLocale();
  const write = useNumber();
  return (
    <FigureTable
      label={labels(`name.${name}`)}
      rowHeading={labels(`row.${name}`)}
      headings={columns.map(({ key }) => ({ key, label: headingOf(key), definition: definitionOf(key) }))}
      rows={rows.map((row) => ({
        key: row.key,
        label: nameOf(row, language) ?? textOf(row.key),
        values: row.values,
      }))}
      write={(value, index) => write(value, columns[index]?.kind ?? "count")}
    />
  );
}

/** Returns the translator of a report's keys. Reasons and sources have the same names as on the board. */
function useKeyText(name: Report["name"]): (key: string) => string {
  const reasons = useTranslations("applications.labels.reject_reason") as unknown as (key: string) => string;
  const sources = useTranslations("jobs.labels.source");
  const stages = useTranslations("applications.labels.stage") as unknown as (key: string) => string;
  const keys = useTranslations("reports.labels.keys") as unknown as (key: string) => string;
  const language = useLocale() as Language;
  return (key) => {
    if (name === "trend") return monthName(key, language);
    if (name === "sources") return sources(sourceKey(key), { source: key });
    if (name === "rejections") return reasons(key);
    return name === "stages" ? stages(key) : keys(`${name}.${key}`);
  };
}

function useNumber(): (value: number, kind: ColumnKind) => string {
  const t = useTranslations("reports.labels");
  const { number } = useFormatter();
  return (value, kind) => {
    if (kind === "days") return t("days", { days: Math.round(value * 10) / 10 });
    const text = number(value, { maximumFractionDigits: 1 });
    return kind === "percent" ? t("percent", { percent: text }) : text;
  };
}
