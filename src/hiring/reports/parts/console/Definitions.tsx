import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** Lists the definition of each column of a report. */
export function Definitions({
  columns,
  children,
}: {
  columns: readonly { key: string; label: string; definition: string }[];
  children?: ReactNode;
}) {
  const t = useTranslations("reports.console");
  return (
    <section aria-labelledby="definitions" className="text-sm">
      <h2 id="definitions" className="font-semibold">
        {t("definitions")}
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {columns.map(({ key, label, definition }) => (
          <div key={key}>
            <dt className="font-semibold">{label}</dt>
            <dd className="text-ink-700">{definition}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
