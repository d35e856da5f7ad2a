import { useFormatter, useLocale, useTranslations } from "use-intl";
import type { ReplyOf } from "#kit/contract.ts";
import type { companyCompany } from "#people/accounts/contract-profile.ts";
import { companySizes, keyOf } from "#platform/reference/terms.ts";
import { Card, CardHeader } from "#ui/Card.tsx";
import type { Choice } from "#ui/console/ComboBox.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import type { Option } from "#ui/inputs.tsx";

type Company = NonNullable<ReplyOf<typeof companyCompany>["data"]["attributes"]>;

/** The details of a company for members, who may not change them. */
export function ReadDetails({
  company,
  industries,
  places,
}: {
  company: Company;
  industries: readonly Choice[];
  places: readonly Option[];
}) {
  const t = useTranslations("companySettings.console.details");
  const sizes = useTranslations("reference.labels.company_size");
  const names = new Intl.ListFormat(useLocale(), { type: "unit" });
  const format = useFormatter();
  const size = company.size_id === null ? undefined : keyOf(companySizes, company.size_id);
  const count = (value: number | null) => value !== null && format.number(value);
  return (
    <Card>
      <CardHeader title={t("title")} className="mb-4" />
      <DescriptionList
        items={[
          { label: t("name"), value: company.name },
          { label: t("tagline"), value: company.tagline },
          { label: t("taxCode"), value: company.tax_code },
          { label: t("size"), value: size && sizes(size) },
          {
            label: t("industries"),
            value: names.format(
              industries
                .filter(({ id }) => company.industry_ids.includes(Number(id)))
                .map(({ label }) => label),
            ),
          },
          { label: t("address"), value: company.address },
          {
            label: t("location"),
            value: places.find(({ value }) => value === String(company.location_id))?.label,
          },
          { label: t("founded"), value: company.founded_year },
          { label: t("employees"), value: count(company.employee_count) },
          { label: t("clientCount"), value: count(company.client_count) },
          { label: t("contact"), value: company.contact_name },
          { label: t("email"), value: company.email },
          { label: t("phone"), value: company.phone },
          { label: t("website"), value: company.website },
          { label: t("facebook"), value: company.facebook },
          { label: t("youtube"), value: company.youtube },
          { label: t("otherLink"), value: company.other_link },
          { label: t("video"), value: company.video_url },
        ]}
      />
    </Card>
  );
}
