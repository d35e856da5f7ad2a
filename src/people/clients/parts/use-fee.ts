import { useFormatter, useLocale, useTranslations } from "use-intl";

interface Fee {
  currency: string;
  fee_type: "percent" | "fixed";
  fee_bps: number;
  fee_fixed: number | null;
  fee_min: number | null;
  fee_months: number;
}

/** Returns a function that writes the price of a hire: the rate and the minimum, or the fixed amount. */
export function useFee(): (fee: Fee) => string {
  const t = useTranslations("clients.labels.fee");
  const format = useFormatter();
  const isVi = useLocale() === "vi";
  const money = (amount: number, currency: string) =>
    isVi && currency === "VND" ? `${format.number(amount)} đ` : `${currency} ${format.number(amount)}`;
  return ({ currency, fee_type, fee_bps, fee_fixed, fee_min, fee_months }) => {
    if (fee_type === "fixed") return t("fixed", { amount: money(fee_fixed ?? 0, currency) });
    const rate = t("percent", { rate: format.number(fee_bps / 100), months: fee_months });
    return fee_min === null ? rate : `${rate}, ${t("least", { amount: money(fee_min, currency) })}`;
  };
}
