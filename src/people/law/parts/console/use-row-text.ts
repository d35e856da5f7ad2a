import { useFormatter, useLocale, useTranslations } from "use-intl";
import { useDate } from "#ui/use-date.ts";
import { dataOf, type LawRowView } from "./row-view.ts";

/** Returns the texts of a row: its value and its days. */
export function useRowText() {
  const t = useTranslations("law.console.list");
  const labels = useTranslations("law.labels");
  const { number } = useFormatter();
  const language = useLocale();
  const date = useDate("day");
  const value = (row: LawRowView): string => {
    const { kind, series } = row.attributes;
    if (kind === "vat") {
      const rate = `${number(dataOf(row, "vat").percent)}%`;
      return `${labels(`series.${series as "standard"}`)}: ${rate}`;
    }
    if (kind === "holidays") {
      const { name, name_vn } = dataOf(row, "holidays");
      return language === "vi" ? name_vn : name;
    }
    if (kind === "rates") return t("rate", { currency: series, vnd: number(dataOf(row, "rates").vnd) });
    const { personal, base_salary } = dataOf(row, "gross_net");
    return t("pay", { personal: number(personal), base: number(base_salary) });
  };
  const days = ({ attributes: { from_day, to_day } }: LawRowView): string => {
    const from = date(from_day);
    if (to_day === null) return t("open", { from });
    return to_day === from_day ? from : t("period", { from, to: date(to_day) });
  };
  return { value, days };
}
