import { useTranslations } from "use-intl";
import { Card, CardHeader } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { useDate } from "#ui/use-date.ts";

/** The details of a company, which an administrator of Sen compares with its business licence. */
export function RequestFacts({
  facts,
  taxCode,
  by,
}: {
  facts: {
    tax_code_valid: boolean;
    address: string | null;
    place: string | null;
    industries: readonly string[];
    size: string | null;
    founded_year: number | null;
    website: string | null;
    email: string | null;
    phone: string | null;
    created_at: string;
  };
  taxCode: string | null;
  by: { full_name: string; email: string };
}) {
  const t = useTranslations("companySettings.console.requests");
  const sizes = useTranslations("reference.labels.company_size");
  const date = useDate("day");
  return (
    <Card className="break-words">
      <CardHeader title={t("facts")} className="mb-4" />
      <DescriptionList
        items={[
          {
            label: t("taxCode"),
            value: taxCode && <TaxCode code={taxCode} isValid={facts.tax_code_valid} />,
          },
          { label: t("address"), value: facts.address },
          { label: t("place"), value: facts.place },
          { label: t("industry"), value: facts.industries.join(", ") },
          { label: t("size"), value: facts.size && sizes(facts.size as Parameters<typeof sizes>[0]) },
          { label: t("founded"), value: facts.founded_year },
          { label: t("website"), value: facts.website },
          { label: t("email"), value: facts.email },
          { label: t("phone"), value: facts.phone },
          { label: t("joined"), value: date(facts.created_at) },
          {
            label: t("by"),
            value: (
              <>
                {by.full_name}
                <br />
                <span className="break-all text-ink-500">{by.email}</span>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

function TaxCode({ code, isValid }: { code: string; isValid: boolean }) {
  const t = useTranslations("companySettings.console.requests");
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold tabular-nums">{code}</span>
      <span
        className={`inline-flex items-center gap-1 text-xs ${isValid ? "text-success-600" : "text-danger-600"}`}
      >
        <Icon name={isValid ? "check" : "alert"} size="sm" className="size-3.5" />
        {t(isValid ? "taxCodeValid" : "taxCodeInvalid")}
      </span>
    </span>
  );
}
