import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { monthName } from "../../month-name.ts";
import { figures } from "../../terms.ts";
import type { Report } from "./ReportTable.tsx";
import { useColumns } from "./use-columns.ts";

const TrendChart = lazy(() => import("./TrendChart.tsx"));

/** The colour and the mark of each line: lines differ by more than their colours. */
const looks = {
  applies: { color: "text-leaf-600", mark: "circle", sign: "●" },
  interviews: { color: "text-info-600", mark: "rect", sign: "■" },
  offers: { color: "text-warning-600", mark: "triangle", sign: "▲" },
  hires: { color: "text-lotus-600", mark: "rectRot", sign: "◆" },
} as const;

/**
 * The figures by month as lines. The table below has the same numbers, for screen readers and without script, where there is no
 * chart. The chart library is loaded here alone (decision 182).
 */
export function Trend({ report: { rows } }: { report: Report }) {
  const t = useTranslations("reports.console");
  const headingOf = useColumns("trend", "column");
  const language = useLocale() as Language;
  const legend = useRef<HTMLUListElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const months = useMemo(() => rows.map(({ key }) => monthName(key, language)), [rows, language]);
  const lines = useMemo(
    () =>
      figures.map((figure, index) => ({
        label: headingOf(figure),
        mark: looks[figure].mark,
        values: rows.map(({ values }) => values[index] ?? 0),
      })),
    [rows, headingOf],
  );
  return (
    <Card className="noscript:hidden">
      <ul ref={legend} className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {figures.map((figure) => (
          <li key={figure} className={cx("flex items-center gap-2", looks[figure].color)}>
            <span aria-hidden="true">{looks[figure].sign}</span>
            <span className="text-ink-700">{headingOf(figure)}</span>
          </li>
        ))}
      </ul>
      <div className="relative h-72">
        <Suspense>
          {isReady && <TrendChart label={t("chart")} months={months} lines={lines} legend={legend} />}
        </Suspense>
      </div>
    </Card>
  );
}
