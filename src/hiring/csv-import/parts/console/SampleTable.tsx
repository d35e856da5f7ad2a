import { useTranslations } from "use-intl";
import type { Preview } from "../../pages/console/preview.tsx";

/** Shows the first rows of a table as they would be imported. */
export function SampleTable({ columns, sample }: Pick<Preview, "columns" | "sample">) {
  const t = useTranslations("csvImport.console");
  const names = useTranslations("csvImport.labels.columns");
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-semibold">{t("sample")}</h2>
      <section
        className="overflow-x-auto rounded-lg border border-line bg-surface"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard
        tabIndex={0}
        aria-label={t("sample")}
      >
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="px-3 py-2 font-semibold">
                {t("line")}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                  {names(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {sample.map(({ row, cells }) => (
              <tr key={row}>
                <td className="px-3 py-2 tabular-nums">{row}</td>
                {columns.map((column) => (
                  <td key={column} className="max-w-60 truncate px-3 py-2">
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
