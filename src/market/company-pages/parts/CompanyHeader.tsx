import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { Trail } from "#platform/seo/Trail.tsx";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { ShareButton } from "#ui/ShareButton.tsx";
import { CompanyCover } from "./CompanyCover.tsx";
import type { CompanyHeaderView } from "./profile-view.ts";

/** Longer names (in characters) are set in a smaller size. */
const longName = 60;

/** The head of a company's pages: name, industry, follow button, and the link to its other page. */
export function CompanyHeader({
  company,
  directoryPath,
  origin,
  visitor,
  addAsClient,
  on,
  title,
}: {
  company: CompanyHeaderView;
  directoryPath: string;
  origin: string;
  /** True for visitors, who must sign in to follow. */
  visitor: boolean;
  /** The page on which a consultant adds the company as a client; null for other readers. */
  addAsClient: string | null;
  on: "overview" | "jobs";
  /**
   * The title of the page when it differs from the company's name: for screen readers, while the name is
   * visible.
   */
  title?: string;
}) {
  const t = useTranslations("companies.site");
  return (
    <>
      <Trail
        items={[
          { name: t("page.companies"), path: directoryPath },
          ...(on === "jobs" ? [{ name: company.name, path: company.path }] : []),
          { name: on === "jobs" ? t("page.jobs") : company.name },
        ]}
        origin={origin}
      />
      <Card flush className="mt-3">
        <CompanyCover company={company} small={Boolean(title)} />
        <div className="px-4 sm:px-6">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 pb-3">
            <span className="relative -mt-10 rounded-md border-4 border-surface bg-surface">
              <Avatar name={company.name} src={company.logo} square size="xl" />
            </span>
            <div className="no-print flex items-center gap-1 pt-3">
              {addAsClient && <AddAsClient to={addAsClient} />}
              <FollowButton company={company} visitor={visitor} />
              <ShareButton title={company.name} url={origin + company.path} small />
            </div>
          </div>
          <Name name={company.name} title={title} />
          {company.tagline && (
            <p className="mt-1 max-w-reading text-ink-700" lang={company.taglineLang}>
              {company.tagline}
            </p>
          )}
          <Facts company={company} />
          <Sections company={company} on={on} />
        </div>
      </Card>
    </>
  );
}

function AddAsClient({ to }: { to: string }) {
  const t = useTranslations("companies.site.page");
  return (
    <Button to={to} variant="secondary" size="sm">
      {t("addAsClient")}
    </Button>
  );
}

function Name({ name, title }: { name: string; title: string | undefined }) {
  return (
    <h1
      className={cx(
        "font-semibold text-ink-900",
        title || name.length > longName ? "text-lg sm:text-xl" : "text-xl sm:text-2xl",
      )}
    >
      {title ? (
        <>
          <span aria-hidden="true">{name}</span>
          <span className="sr-only">{title}</span>
        </>
      ) : (
        name
      )}
    </h1>
  );
}

function Facts({ company }: { company: CompanyHeaderView }) {
  const t = useTranslations("companies.site");
  const facts = [company.industries.join(", "), company.place].filter(Boolean);
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-500">
      {company.verified && (
        <li className="flex items-center gap-1.5 text-leaf-700">
          <Icon name="verified" size="sm" />
          {t("card.verified")}
        </li>
      )}
      {facts.map((fact, index) => (
        <li key={fact} className="flex items-center gap-1.5">
          <Icon name={index === 0 && company.industries.length > 0 ? "building" : "map-pin"} size="sm" />
          {fact}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <Icon name="heart" size="sm" />
        {t("page.followers", { count: company.followers })}
      </li>
    </ul>
  );
}

function Sections({ company, on }: { company: CompanyHeaderView; on: "overview" | "jobs" }) {
  const t = useTranslations("companies.site");
  return (
    <nav aria-label={t("page.sections")} className="no-print -mx-2 mt-4">
      <ul className="flex gap-1">
        <Tab to={company.path} current={on === "overview"}>
          {t("page.overview")}
        </Tab>
        <Tab to={company.jobsPath} current={on === "jobs"}>
          {t("page.jobs")}
          <span className="rounded-full bg-leaf-100 px-2 text-xs leading-5 text-leaf-700 tabular-nums">
            {company.jobs}
          </span>
        </Tab>
      </ul>
    </nav>
  );
}

function Tab({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={current ? "page" : undefined}
        className={cx(
          "inline-flex min-h-11 items-center gap-2 border-b-2 px-2 text-sm font-semibold",
          current
            ? "border-leaf-600 text-leaf-700"
            : "border-transparent text-ink-700 hover:border-line hover:text-ink-900",
        )}
      >
        {children}
      </Link>
    </li>
  );
}

/** The button that follows or unfollows a company. It posts to the company's page; for visitors it is a link to the login. */
function FollowButton({ company, visitor }: { company: CompanyHeaderView; visitor: boolean }) {
  const t = useTranslations("companies.site.page");
  if (visitor) {
    return (
      <Button to={`/login?next=${encodeURIComponent(company.path)}`} icon="heart">
        {t("follow")}
      </Button>
    );
  }
  if (!company.mayFollow) return null;
  return (
    <Form method="post" preventScrollReset>
      <Button
        type="submit"
        name="follow"
        value={String(!company.following)}
        aria-pressed={company.following}
        variant={company.following ? "secondary" : "primary"}
        icon={company.following ? "check" : "heart"}
      >
        {t(company.following ? "following" : "follow")}
      </Button>
    </Form>
  );
}
