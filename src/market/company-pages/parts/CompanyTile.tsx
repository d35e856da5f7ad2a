import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Card, cardLinkClass } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import type { CompanyCardView } from "./company-view.ts";

/** A company in a list; the whole card is a link. */
export function CompanyTile({ company, as: Heading = "h2" }: { company: CompanyCardView; as?: "h2" | "h3" }) {
  const t = useTranslations("companies.site.card");
  return (
    <Card interactive flush className="h-full p-4 sm:p-5">
      <article className="flex h-full flex-col">
        <div className="flex items-start gap-3">
          <Avatar name={company.name} src={company.logo} square size="lg" />
          <div className="min-w-0 flex-1">
            <Heading className="line-clamp-2 font-semibold text-ink-900">
              <Link to={company.path} prefetch="intent" className={cardLinkClass}>
                {company.name}
              </Link>
              {company.verified && (
                <span title={t("verified")} className="ml-1 inline-block align-[-0.2em] text-leaf-600">
                  <Icon name="verified" size="sm" label={t("verified")} />
                </span>
              )}
            </Heading>
            <p className="mt-0.5 truncate text-sm text-ink-500">
              {[company.place, company.industries[0]].filter(Boolean).join(" · ")}
            </p>
          </div>
        </div>
        {company.tagline && <p className="mt-3 line-clamp-2 text-sm text-ink-700">{company.tagline}</p>}
        <p
          className={cx(
            "mt-auto pt-3 text-sm",
            company.jobs > 0 ? "font-semibold text-leaf-700" : "text-ink-500",
          )}
        >
          {t("jobs", { count: company.jobs })}
        </p>
      </article>
    </Card>
  );
}
