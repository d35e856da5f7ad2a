import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { useDate } from "#ui/use-date.ts";
import { useFee } from "../use-fee.ts";
import type { ClientView } from "./client-view.ts";

/** The terms of a client with the agency. */
export function ClientTerms({ client: { terms } }: { client: ClientView }) {
  const t = useTranslations("clients.console.detail");
  const form = useTranslations("clients.console.form");
  const labels = useTranslations("clients.labels");
  const fee = useFee();
  const day = useDate("day");
  if (terms === null) return null;
  const warranty = labels("fee.days", { count: terms.warranty_days });
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t("contract")}</h2>
        <DescriptionList
          items={[
            { label: labels("fee.price"), value: fee(terms) },
            {
              label: labels("fee.warranty"),
              value: `${warranty}, ${labels(`fee.basis.${terms.warranty_basis}`)}`,
            },
            { label: labels("fee.payment"), value: labels("fee.days", { count: terms.payment_days }) },
            { label: labels("fee.signed"), value: terms.signed_date && day(terms.signed_date) },
            { label: labels("fee.until"), value: terms.agreement_until && day(terms.agreement_until) },
            { label: form("vatKind"), value: labels(`vat_kind.${terms.vat_kind}`) },
            { label: t("score"), value: String(terms.score) },
          ]}
        />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t("billing")}</h2>
        <DescriptionList
          items={[
            { label: form("taxCode"), value: terms.tax_code },
            { label: form("country"), value: terms.country },
            { label: form("billingName"), value: terms.billing_name },
            { label: form("billingAddress"), value: terms.billing_address },
            { label: form("billingEmail"), value: terms.billing_email },
            {
              label: form("billingLanguage"),
              value: form(terms.billing_language === 0 ? "english" : "vietnamese"),
            },
            { label: form("note"), value: terms.note },
          ]}
        />
      </Card>
    </div>
  );
}
