import { Link } from "react-router";
import { useFormatter, useLocale, useTranslations } from "use-intl";
import { calculatorOf } from "#people/law/paths.ts";
import type { TakeHome } from "../pages/take-home.ts";

/** The estimated take-home pay of a job, with a link to the calculator that has its salary filled in. */
export function TakeHomeNote({ pay: { low, high, gross } }: { pay: TakeHome }) {
  const t = useTranslations("law.site.job");
  const language = useLocale();
  const { number } = useFormatter();
  const dong = (amount: number) =>
    number(amount, { style: "currency", currency: "VND", maximumFractionDigits: 0 });
  const text =
    low !== null && high !== null
      ? low === high
        ? t("one", { net: dong(low) })
        : t("range", { from: dong(low), to: dong(high) })
      : low === null
        ? t("upTo", { net: dong(high ?? 0) })
        : t("above", { net: dong(low) });
  return (
    <p className="mt-3 text-sm text-ink-700">
      {text}. <span className="text-ink-500">{t("note")}.</span>{" "}
      <Link to={calculatorOf(language, gross)} className="inline-block leading-6 underline">
        {t("link")}
      </Link>
    </p>
  );
}
