import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { reports } from "../../contract.ts";
import { useColumns } from "./use-columns.ts";

/** Lists the definition of each column of a report. */
export function Definitions({
  report: { name, columns },
}: {
  report: AnswerOf<(typeof reports)["jobs"]>["data"]["attributes"];
}) {
  const t = useTranslations("reports.console");
  const headingOf = useColumns(name, "column");
  const definitionOf = useColumns(name, "definition");
  return (
    <section aria-labelledby="definitions" className="text-sm">
      <h2 id="definitions" className="font-semibold">
        {t("definitions")}
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {columns.map(({ key }) => (
          <div key={key}>
            <dt className="font-semibold">{headingOf(key)}</dt>
            <dd className="text-ink-700">{definitionOf(key)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
