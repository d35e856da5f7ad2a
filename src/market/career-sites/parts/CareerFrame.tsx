import { useTranslations } from "use-intl";
import type { Language } from "#kit/i18n.ts";
import { CompanyCover } from "#market/company-pages/parts/CompanyCover.tsx";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { keepQuery } from "#ui/shells/keep-query.ts";

interface Company {
  name: string;
  logo: string | null;
  banner: string | null;
  bannerAlt: string;
  tagline: string | null;
  taglineLang?: Language | undefined;
  place: string | null;
  website: string | null;
  verified: boolean;
  jobs: number;
}

/** The header: the company's logo and the language switch, without the marketplace. */
export function CareerHeader({
  company,
  home,
  other,
  language,
}: {
  company: Company;
  home: string;
  /** The address of the same page in the other language. */
  other: string;
  language: Language;
}) {
  const t = useTranslations("careerSites.site");
  const otherLanguage = language === "vi" ? "en" : "vi";
  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto flex min-h-header max-w-content items-center justify-between gap-4 px-4 py-2 sm:px-6">
        <a href={home} className="flex min-w-0 items-center gap-3 font-semibold text-ink-900">
          <Avatar name={company.name} src={company.logo} square />
          <span className="min-w-0 break-words">{company.name}</span>
        </a>
        <a
          href={other}
          lang={otherLanguage}
          hrefLang={otherLanguage}
          onPointerDown={keepQuery}
          onClick={keepQuery}
          className="flex min-h-10 shrink-0 items-center gap-2 text-sm font-semibold text-ink-700 hover:text-leaf-700"
        >
          <Icon name="globe" size="sm" />
          {t("otherLanguage")}
        </a>
      </div>
    </header>
  );
}

/** Cover, introduction, and a link to the jobs. */
export function CareerHero({ company }: { company: Company }) {
  const t = useTranslations("careerSites.site");
  const companies = useTranslations("companies.site.card");
  return (
    <div className="border-b border-line bg-surface">
      <div className={cx(company.banner && "mx-auto max-w-content sm:px-6 sm:pt-6")}>
        <CompanyCover company={company} className="sm:rounded-lg" />
      </div>
      <div className="mx-auto flex max-w-content flex-col items-start gap-4 px-4 py-8 sm:px-6">
        <h1 className="text-2xl font-semibold break-words sm:text-3xl">
          {t("title", { name: company.name })}
        </h1>
        {company.tagline && (
          <p lang={company.taglineLang} className="max-w-reading text-lg text-ink-700">
            {company.tagline}
          </p>
        )}
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-500">
          {company.verified && (
            <li className="flex items-center gap-1.5 text-leaf-700">
              <Icon name="verified" size="sm" />
              {companies("verified")}
            </li>
          )}
          {company.place && (
            <li className="flex items-center gap-1.5">
              <Icon name="map-pin" size="sm" />
              {company.place}
            </li>
          )}
        </ul>
        {company.jobs > 0 && <Button to="#jobs">{t("seeJobs", { count: company.jobs })}</Button>}
      </div>
    </div>
  );
}

export function CareerFooter({ company, language }: { company: Company; language: Language }) {
  const t = useTranslations("careerSites.site");
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-content flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-sm text-ink-500 sm:px-6">
        {company.website ? (
          <a
            href={company.website}
            rel="noopener nofollow ugc"
            className="inline-flex min-h-6 items-center gap-1 hover:text-ink-900"
          >
            {t("website")}
            <Icon name="external" size="sm" className="size-3.5" />
          </a>
        ) : (
          <span>{company.name}</span>
        )}
        <a
          href={language === "vi" ? "/" : "/en"}
          className="inline-flex min-h-6 items-center hover:text-ink-900"
        >
          {t("footer")}
        </a>
      </div>
    </footer>
  );
}
