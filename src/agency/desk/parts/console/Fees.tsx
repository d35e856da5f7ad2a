import { useLocale, useTranslations } from "use-intl";
import { invoicePaths } from "#agency/invoices/console-paths.ts";
import { placementPaths } from "#agency/placements/console-paths.ts";
import { exactSalary } from "#hiring/offers/pay.ts";
import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import { Stat } from "#ui/Stat.tsx";
import type { dashboard } from "../../contract.ts";

const kinds = ["booked", "requested", "paid", "overdue"] as const;

/** The fees of the month, a row of figures for each currency. */
export function Fees({ fees }: Pick<AnswerOf<typeof dashboard>["data"]["attributes"], "fees">) {
  const t = useTranslations("desk.console.fees");
  const language = useLocale() as Language;
  if (fees.length === 0) return null;
  return (
    <section aria-labelledby="fees" className="flex flex-col gap-3">
      <h2 id="fees" className="text-lg font-semibold">
        {t("title")}
      </h2>
      {fees.map((row) => (
        <div key={row.currency} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {kinds.map((kind) => (
            <Stat
              key={kind}
              label={t(kind)}
              value={exactSalary(row[kind], row.currency, language)}
              to={kind === "booked" ? placementPaths.list : invoicePaths.list}
            />
          ))}
        </div>
      ))}
      <p className="text-sm text-ink-500">{t("note")}</p>
    </section>
  );
}
