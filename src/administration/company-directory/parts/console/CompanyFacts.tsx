import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import { requestPaths } from "#people/company-settings/paths.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { useDate } from "#ui/use-date.ts";
import type { companyDetail } from "../../contract.ts";
import { directoryPaths } from "../../paths.ts";
import { statusTone } from "./CompanyTable.tsx";

type Company = { id: string } & AnswerOf<typeof companyDetail>["data"]["attributes"];

const linkClass = "inline-block leading-6 text-leaf-700 hover:underline";

/** The facts of a company that an administrator needs to decide. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useTranslations("companyDirectory.console.detail");
  const list = useTranslations("companyDirectory.console.list");
  const labels = useTranslations("companyDirectory.labels");
  const date = useDate("day");
  const language = useLocale() as Language;
  const { missing, administrators } = company;
  // The pages of blocked companies and of companies in the bin do not exist.
  const slug = company.blocked || company.completeness === 2 ? null : company.slug;
  return (
    <Card className="flex flex-col gap-4">
      <Badges company={company} />
      <Notices company={company} />
      <h2 className="sr-only">{t("facts")}</h2>
      <DescriptionList
        items={[
          { label: t("tax_code"), value: company.tax_code },
          { label: t("website"), value: company.website },
          { label: t("address"), value: company.address },
          { label: list("jobs"), value: String(company.live_jobs) },
          {
            label: list("members"),
            value: (
              <Link to={`/admin/users?company_id=${company.id}`} className={linkClass}>
                {company.members}
              </Link>
            ),
          },
          { label: t("clients"), value: String(company.clients_of) },
          {
            label: t("administrators"),
            value: administrators.map(({ full_name }) => full_name).join(", ") || t("noAdministrators"),
          },
          { label: t("created"), value: date(company.created_at) },
          { label: t("verified"), value: company.verified_at && date(company.verified_at) },
          {
            label: t("publicPage"),
            value: slug && (
              <Link to={companyPath(language, slug)} className={linkClass}>
                {companyPath(language, slug)}
              </Link>
            ),
          },
        ]}
      />
      {missing.length > 0 && (
        <p className="text-sm text-ink-700">
          {t("missing", { fields: missing.map((field) => labels(`missing.${field}`)).join(", ") })}
        </p>
      )}
    </Card>
  );
}

/** The reason of a block, where a merged company went, and the request for verification that waits. */
function Notices({ company }: { company: Company }) {
  const t = useTranslations("companyDirectory.console.detail");
  const { block_reason: reason, merged_into: merged, verification_id: request } = company;
  return (
    <>
      {reason !== null && (
        <Alert tone="danger">
          <span className="wrap-anywhere">{t("blockedFor", { reason: reason || t("noReason") })}</span>
        </Alert>
      )}
      {merged && (
        <Alert tone="info">
          <Link to={directoryPaths.company(merged.id)} className={linkClass}>
            {t("merged", { name: merged.name })}
          </Link>
        </Alert>
      )}
      {request && (
        <Alert tone="info">
          {t("verification")}{" "}
          <Link to={requestPaths.detail(request)} className={linkClass}>
            {t("openVerification")}
          </Link>
        </Alert>
      )}
    </>
  );
}

function Badges({ company }: { company: Company }) {
  const list = useTranslations("companyDirectory.console.list");
  const labels = useTranslations("companyDirectory.labels");
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={statusTone(company.status)}>{labels(`status.${company.status as 0 | 1 | 2}`)}</Badge>
      <Badge tone="neutral">{labels(`completeness.${company.completeness as 0 | 1 | 2}`)}</Badge>
      {company.industry !== null && (
        <Badge tone="neutral">{labels(`industry.${company.industry as 0 | 1}`)}</Badge>
      )}
      {company.blocked && <Badge tone="danger">{list("blocked")}</Badge>}
      {company.origin === "agency" && <Badge tone="neutral">{list("ofAgency")}</Badge>}
    </div>
  );
}
