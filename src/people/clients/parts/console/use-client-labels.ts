import { useTranslations } from "use-intl";
import type { BodyOf } from "#kit/contract.ts";
import type { editClient } from "../../contract.ts";

type ClientField = Exclude<keyof BodyOf<typeof editClient>, "version">;

/** Returns the labels of a client's fields, by their names in the API. */
export function useClientLabels(): Record<ClientField, string> {
  const t = useTranslations("clients.console.form");
  return {
    name: t("name"),
    potential: t("potential"),
    source: t("source"),
    off_limits: t("offLimits"),
    owner_id: t("owner"),
    am_id: t("am"),
    score: t("score"),
    tax_code: t("taxCode"),
    billing_name: t("billingName"),
    billing_address: t("billingAddress"),
    billing_email: t("billingEmail"),
    billing_language: t("billingLanguage"),
    country: t("country"),
    currency: t("currency"),
    vat_kind: t("vatKind"),
    fee_type: t("feeType"),
    fee_bps: t("feeBps"),
    fee_fixed: t("feeFixed"),
    fee_min: t("feeMin"),
    fee_months: t("feeMonths"),
    warranty_days: t("warrantyDays"),
    warranty_basis: t("warrantyBasis"),
    payment_days: t("paymentDays"),
    signed_date: t("signedDate"),
    agreement_until: t("agreementUntil"),
    note: t("note"),
  };
}
