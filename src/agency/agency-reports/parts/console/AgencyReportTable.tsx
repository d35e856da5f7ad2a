import { useFormatter, useLocale, useTranslations } from "use-intl";
import { exactSalary } from "#hiring/offers/pay.ts";
import { FigureTable } from "#hiring/reports/parts/console/FigureTable.tsx";
import { noKey } from "#hiring/reports/terms.ts";
import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import type { agencyReports } from "../../contract.ts";
import { rowLabel } from "../../row-label.ts";
import { acceptedKey } from "../../terms.ts";

export type Report = AnswerOf<(typeof agencyReports)["fees"]>["data"]["attributes"];

/** Returns a function that translates a key of the labels, which the types do not list. */
export const useLabels = () => useTranslations("agencyReports.labels") as unknown as (key: string) => string;

/** Shows a report as a table with bars and a total. */
export function AgencyReportTable({ report }: { report: Report }) {
  const { name, by, columns, rows, total } = report;
  const labels = useLabels();
  const textOf = useKeyText(by);
  const language = useLocale() as Language;
  return (
    <FigureTable
      label={labels(`name.${name}`)}
      rowHeading={labels(`by.${by}`)}
      headings={columns.map(({ key }) => ({
        key,
        label: labels(`column.${name}.${key}`),
        definition: labels(`definition.${name}.${key}`),
      }))}
      rows={rows.map((row) => ({
        key: row.key,
        label: rowLabel(row, by, language, textOf),
        values: row.values,
      }))}
      total={total && { key: "total", label: labels("total"), values: total }}
      write={useWrite(report)}
    />
  );
}

/** Returns the translator of keys of rows. Reasons, sources and stages have the same names as elsewhere. */
function useKeyText(by: Report["by"]): (key: string) => string {
  const labels = useLabels();
  const reasons = useTranslations("placements.labels.reason") as unknown as (key: string) => string;
  const sources = useTranslations("jobs.labels.source");
  const stages = useTranslations("applications.labels.stage") as unknown as (key: string) => string;
  return (key) => {
    if (key === noKey) return labels("none");
    if (by === "source") return sources(sourceKey(key), { source: key });
    if (by === "stage" && key !== acceptedKey) return stages(key);
    return by === "reason" ? reasons(key) : labels(key);
  };
}

/** Returns a function that writes a value of a column in the language of the page. */
function useWrite({ columns, currency }: Report): (value: number, column: number) => string {
  const t = useTranslations("agencyReports.labels");
  const shared = useTranslations("reports.labels");
  const { number } = useFormatter();
  const language = useLocale() as Language;
  return (value, column) => {
    const rounded = Math.round(value * 10) / 10;
    switch (columns[column]?.kind) {
      case "money":
        return exactSalary(Math.round(value), currency ?? "VND", language);
      case "days":
        return shared("days", { days: rounded });
      case "hours":
        return t("hours", { hours: rounded });
      case "percent":
        return shared("percent", { percent: number(rounded) });
      case "credit":
        return number(value, { maximumFractionDigits: 2 });
      default:
        return number(rounded);
    }
  };
}
