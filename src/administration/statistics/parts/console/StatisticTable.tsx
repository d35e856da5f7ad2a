import { useFormatter, useLocale, useTranslations } from "use-intl";
import { FigureTable } from "#hiring/reports/parts/console/FigureTable.tsx";
import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import { reportReasons } from "#market/jobs/terms.ts";
import type { statistics } from "../../contract.ts";
import { rowLabel } from "../../row-label.ts";

type Shown = AnswerOf<(typeof statistics)["review"]>["data"]["attributes"];

/** Returns a function that translates a key of the labels, which the types do not list. */
export const useLabels = () => useTranslations("statistics.labels") as unknown as (key: string) => string;

/** Shows a statistic as a table with bars and a total. */
export function StatisticTable({ statistic }: { statistic: Shown }) {
  const { name, by, columns, rows, total } = statistic;
  const labels = useLabels();
  const textOf = useKeyText();
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
      write={useWrite(columns)}
    />
  );
}

/** Returns the translator of keys of rows. Reasons and types of threads have the same names as elsewhere. */
function useKeyText(): (key: string) => string {
  const labels = useLabels();
  const threads = useTranslations("support.labels.kind") as unknown as (key: string) => string;
  const reasons = useTranslations("jobs.labels.report_reason");
  return (key) => {
    const last = key.slice(key.lastIndexOf(".") + 1);
    if (key.startsWith("key.thread.")) return threads(last);
    const reason = key.startsWith("key.reason.") && reportReasons.find(({ id }) => id === Number(last));
    return reason ? reasons(reason.key) : labels(key);
  };
}

/** Returns a function that writes a value of a column in the language of the page. */
function useWrite(columns: Shown["columns"]): (value: number, column: number) => string {
  const t = useTranslations("statistics.labels");
  const shared = useTranslations("reports.labels");
  const { number } = useFormatter();
  return (value, column) => {
    const rounded = Math.round(value * 10) / 10;
    switch (columns[column]?.kind) {
      case "hours":
        return t("hours", { hours: rounded });
      case "days":
        return shared("days", { days: rounded });
      case "percent":
        return shared("percent", { percent: number(rounded) });
      default:
        return number(rounded);
    }
  };
}
