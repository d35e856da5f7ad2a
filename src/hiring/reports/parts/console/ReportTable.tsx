import { useFormatter, useLocale, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { Bar } from "#ui/Bar.tsx";
import { cx } from "#ui/cx.ts";
import type { reports } from "../../contract.ts";
import { type ColumnKind, nameOf } from "../../terms.ts";
import { useColumns } from "./use-columns.ts";

const longName = 20;

type Report = AnswerOf<(typeof reports)["jobs"]>["data"]["attributes"];

/** Shows a report as a table whose first column also has bars, instead of a separate chart. */
export function ReportTable({ report: { name, columns, rows } }: { report: Report }) {
  const labels = useTranslations("reports.labels");
  const textOf = useKeyText(name);
  const language = useLocale();
  const most = Math.max(...rows.map(({ values }) => values[0] ?? 0), 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className="overflow-x-auto" tabIndex={0} aria-label={labels(`name.${name}`)}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left align-bottom text-ink-500">
            <th scope="col" className="px-3 py-3 sm:px-4 font-semibold">
              {labels(`row.${name}`)}
            </th>
            <Headings name={name} columns={columns} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line last:border-0">
              <th
                scope="row"
                className="min-w-24 sm:min-w-32 sm:w-1/3 px-3 py-3 sm:px-4 text-left font-normal text-ink-900"
              >
                {nameOf(row, language) ?? textOf(row.key)}
              </th>
              <Values values={row.values} columns={columns} most={most} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Headings({ name, columns }: Pick<Report, "name" | "columns">) {
  const headingOf = useColumns(name, "column");
  return columns.map(({ key }, index) => {
    const label = headingOf(key);
    // A long heading wraps, so that the first column has its space.
    const width = label.length > longName ? "min-w-36" : "whitespace-nowrap";
    return (
      <th
        key={key}
        scope="col"
        className={cx("px-3 py-3 sm:px-4 font-semibold", width, index > 0 ? "text-right" : "w-1/4")}
      >
        {label}
      </th>
    );
  });
}

/** The cells of a row; the first has a bar, whose full length is `most`. */
function Values({
  values,
  columns,
  most,
}: {
  values: Report["rows"][number]["values"];
  columns: Report["columns"];
  most: number;
}) {
  const write = useNumber();
  return values.map((value, index) => {
    const { key, kind } = columns[index] ?? { key: index, kind: "count" as const };
    const text = value === null ? "–" : write(value, kind);
    if (index > 0)
      return (
        <td key={key} className="px-3 py-3 sm:px-4 text-right tabular-nums">
          {text}
        </td>
      );
    return (
      <td key={key} className="px-3 py-3 sm:px-4">
        <span className="flex items-center gap-3">
          <Bar share={(value ?? 0) / most} className="h-3 min-w-10 flex-1 sm:min-w-24" />
          <span className="min-w-16 text-right whitespace-nowrap font-semibold tabular-nums">{text}</span>
        </span>
      </td>
    );
  });
}

/** Returns the translator of a report's keys. Reasons and sources have the same names as on the board. */
function useKeyText(name: Report["name"]): (key: string) => string {
  const reasons = useTranslations("applications.labels.reject_reason") as unknown as (key: string) => string;
  const sources = useTranslations("jobs.labels.source");
  const stages = useTranslations("applications.labels.stage") as unknown as (key: string) => string;
  const keys = useTranslations("reports.labels.keys") as unknown as (key: string) => string;
  return (key) => {
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
