import { useTranslations } from "use-intl";
import type { BodyOf } from "#kit/contract.ts";
import type { edit } from "../../contract.ts";

type OrderField = Exclude<keyof BodyOf<typeof edit>, "version">;

/** Returns the labels of an order's fields, by their names in the API. */
export function useOrderLabels(): Record<OrderField, string> {
  const t = useTranslations("jobOrders.console.form");
  return {
    title: t("title"),
    head_count: t("headCount"),
    kind: t("kind"),
    salary_min: t("salaryMin"),
    salary_max: t("salaryMax"),
    currency: t("currency"),
    target_date: t("targetDate"),
    must_have: t("mustHave"),
    confidential: t("confidential"),
    lead_id: t("lead"),
    consultant_ids: t("consultants"),
    contact_ids: t("contacts"),
  };
}
