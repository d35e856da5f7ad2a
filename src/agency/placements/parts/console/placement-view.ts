import { useLocale } from "use-intl";
import { exactSalary } from "#hiring/offers/pay.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { placement } from "../../contract.ts";

type Reply = ReplyOf<typeof placement>["data"];
/** A placement as its page shows it: dates and times are texts. */
export type PlacementView = Omit<Reply["attributes"], "check_ins"> & {
  id: string;
  check_ins: readonly (Omit<Reply["attributes"]["check_ins"][number], "at"> & { at: unknown })[];
};

/** Returns a function that writes an amount in the currency of a placement. */
export function useMoney({ currency }: Pick<PlacementView, "currency">): (amount: number) => string {
  const language = useLocale() as "en" | "vi";
  return (amount) => exactSalary(amount, currency, language);
}
