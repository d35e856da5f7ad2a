import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { cvEditorPath, profilePath } from "#candidates/paths.ts";
import { cvPaths } from "#cv/paths.ts";
import { hiddenPath, privacyPath } from "#hidden-jobs/paths.ts";
import { alertPaths } from "#job-alerts/paths.ts";
import { cvViewsPath, shareLinksPath } from "#share-links/paths.ts";
import { cx } from "#ui/cx.ts";
import { LinkList } from "#ui/LinkList.tsx";
import { currentHref } from "#ui/shells/current.ts";

/** What belongs to a candidate's account, in the order of the menu beside each of these pages. */
const entries = [
  { name: "profile", href: profilePath },
  { name: "onlineCv", href: cvEditorPath },
  { name: "cvFiles", href: cvPaths.manage },
  { name: "shareLinks", href: shareLinksPath },
  { name: "cvViews", href: cvViewsPath },
  { name: "alerts", href: alertPaths.list },
  { name: "hidden", href: hiddenPath },
  { name: "details", href: "/account/your-account" },
  { name: "security", href: "/account/security" },
  { name: "notifications", href: "/account/notifications" },
  { name: "privacy", href: privacyPath },
  { name: "data", href: "/account/export" },
] as const;

/** The page with the menu of the account beside it; a row to be pushed sideways below 1024 pixels. */
export default function AccountNav({ children }: { children: ReactNode }) {
  const t = useTranslations("accounts.site.menu");
  const list = useRef<HTMLElement>(null);
  const current = currentHref(
    entries.map(({ name, href }) => ({ href, label: name })),
    useLocation().pathname,
  );
  // In the row of a narrow window the entry of this page may stand outside.
  useEffect(() => {
    const entry = current && list.current?.querySelector<HTMLElement>("[aria-current]");
    if (entry) list.current?.scrollTo({ left: entry.offsetLeft - 16, behavior: "instant" });
  }, [current]);
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]">
      <nav
        ref={list}
        aria-label={t("label")}
        className="min-w-0 max-lg:-mx-4 max-lg:mb-6 relative max-lg:overflow-x-auto max-lg:px-4 no-bar"
      >
        <LinkList ahead={false} className="flex gap-1 lg:sticky lg:top-24 lg:flex-col">
          {entries.map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                className={cx("nav-link", "max-lg:border max-lg:border-line")}
                aria-current={href === current ? "page" : undefined}
              >
                {t(name)}
              </a>
            </li>
          ))}
        </LinkList>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
