import { useFormatter, useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import type { CompanyHeaderView, CompanyProfileView } from "./profile-view.ts";

/** The side column of a company's page: numbers, office and links. */
export function CompanyFacts({
  company,
  profile,
}: {
  company: CompanyHeaderView;
  profile: CompanyProfileView;
}) {
  const t = useTranslations("companies.site.page");
  const labels = useTranslations("reference.labels.company_size");
  const format = useFormatter();
  const number = (value: number | null) => value !== null && format.number(value);
  const facts = [
    { label: t("industry"), value: company.industries.join(", "), icon: "building" as const },
    { label: t("size"), value: company.size && labels(company.size), icon: "users" as const },
    { label: t("founded"), value: profile.founded, icon: "calendar" as const },
    { label: t("employees"), value: number(profile.employees) || null, icon: "user" as const },
    { label: t("clientCount"), value: number(profile.clientCount) || null, icon: "briefcase" as const },
    { label: t("contact"), value: profile.contact, icon: "phone" as const },
    { label: t("office"), value: profile.address, icon: "map-pin" as const },
    {
      label: t("website"),
      icon: "globe" as const,
      value: profile.website && <Out href={profile.website}>{host(profile.website)}</Out>,
    },
  ];
  const { links } = profile;
  const elsewhere = (["facebook", "youtube", "otherLink"] as const).flatMap((name) => {
    const href = links[name];
    return href ? [{ name, href }] : [];
  });
  const known = facts.filter(({ value }) => value);
  if (known.length + elsewhere.length === 0) return null;
  return (
    <Card>
      <h2 className="font-semibold text-ink-900">{t("facts")}</h2>
      {known.length > 0 && (
        <div className="mt-4">
          <DescriptionList items={known} />
        </div>
      )}
      {elsewhere.length > 0 && (
        <ul
          aria-label={t("links")}
          className="mt-4 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-4 text-sm"
        >
          {elsewhere.map(({ name, href }) => (
            <li key={name}>
              <Out href={href}>{name === "otherLink" ? host(href) : t(name)}</Out>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A link to another site. */
function Out({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      rel="noopener nofollow ugc"
      className="inline-flex min-h-6 items-center gap-1 break-all text-leaf-700 underline underline-offset-2"
    >
      {children}
      <Icon name="external" size="sm" className="size-3.5" />
    </a>
  );
}

function host(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : address;
}
