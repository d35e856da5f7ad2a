import { useLocale } from "use-intl";
import { exactSalary } from "#hiring/offers/pay.ts";
import type { Language } from "#kit/i18n.ts";

/** Returns a function that writes an amount with its currency in the page's language. */
export function useMoney(): (amount: number, currency: string) => string {
  const language = useLocale() as Language;
  return (amount, currency) => exactSalary(amount, currency, language);
}
