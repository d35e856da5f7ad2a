import { useLocale } from "use-intl";
import { exactSalary } from "#hiring/offers/pay.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { invoice } from "../../contract.ts";

type Reply = ReplyOf<typeof invoice>["data"]["attributes"];
/** A payment request as its page shows it. */
export type InvoiceView = Omit<Reply, "issued_at" | "reminded_at"> & { id: string; reminded_at: unknown };

/** Returns a function that writes an amount in the currency of a payment request. */
export function useMoney({ currency }: Pick<InvoiceView, "currency">): (amount: number) => string {
  const language = useLocale() as "en" | "vi";
  return (amount) => exactSalary(amount, currency, language);
}
