import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import type { JobView } from "./job-view.ts";

/** The company of a job. */
export function CompanyCard({ company }: { company: JobView["company"] }) {
  const t = useTranslations("jobs.site.detail");
  const card = useTranslations("jobs.site.card");
  const facts = useFacts(company);
  return (
    <Card>
      {company.pictures.length > 0 && (
        <div className="no-print mb-4 grid grid-cols-2 gap-1 overflow-clip rounded-md">
          {company.pictures.map(({ src, alt }) => (
            <img
              key={src}
              src={src}
              alt={alt ?? ""}
              loading="lazy"
              decoding="async"
              className="aspect-video w-full bg-mist object-cover first:col-span-2 even:last:col-span-2"
            />
          ))}
        </div>
      )}
      <h2 className="text-sm text-ink-500">{t("aboutCompany")}</h2>
      <div className="mt-2 flex items-center gap-3">
        <Avatar name={company.name} src={company.logo} square />
        <p className="min-w-0 font-semibold text-ink-900">
          {company.path ? (
            <Link to={company.path} className="inline-block min-h-6 hover:text-leaf-700 hover:underline">
              {company.name}
            </Link>
          ) : (
            company.name
          )}
          {company.verified && (
            <span className="mt-0.5 flex items-center gap-1 text-sm font-normal text-leaf-700">
              <Icon name="verified" size="sm" />
              {card("verified")}
            </span>
          )}
        </p>
      </div>
      {facts.some(({ value }) => value) && (
        <div className="mt-4 border-t border-line pt-4">
          <DescriptionList items={facts} />
        </div>
      )}
      {company.path && (
        <Link
          to={company.path}
          className="no-print mt-4 flex min-h-10 items-center justify-between gap-2 border-t border-line pt-3 text-sm font-semibold text-leaf-700 hover:underline"
        >
          {t("companyPage")}
          <Icon name="arrow-right" size="sm" />
        </Link>
      )}
    </Card>
  );
}

function useFacts(company: JobView["company"]) {
  const t = useTranslations("jobs.site.detail");
  const labels = useTranslations("reference.labels");
  return [
    {
      label: t("size"),
      value: company.size && labels(`company_size.${company.size}`),
      icon: "users" as const,
    },
    { label: t("office"), value: company.address, icon: "building" as const },
    {
      label: t("website"),
      icon: "globe" as const,
      value: company.website && (
        <a
          href={company.website}
          rel="noopener nofollow ugc"
          className="break-all text-leaf-700 underline underline-offset-2"
        >
          {host(company.website)}
        </a>
      ),
    },
  ];
}

function host(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, "") : website;
}
