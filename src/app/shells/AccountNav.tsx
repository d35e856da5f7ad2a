import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ownViewsPath } from "#administration/viewing/paths.ts";
import { calendarPath, ownInterviewsPath } from "#hiring/interviews/paths.ts";
import { cvViewsPath, shareLinksPath } from "#hiring/share-links/paths.ts";
import { hiddenPath, privacyPath } from "#market/hidden-jobs/paths.ts";
import { alertPaths } from "#market/job-alerts/paths.ts";
import { profilePath } from "#profiles/candidates/paths.ts";
import { cvPaths } from "#profiles/cv/paths.ts";
import { cx } from "#ui/cx.ts";
import { LinkList } from "#ui/LinkList.tsx";
import { currentHref } from "#ui/shells/current.ts";

/** The pages of a candidate's account, in the order of the menu beside them. `also` are pages that belong to the same entry. */
const groups = [
  [
    { name: "profile", href: profilePath },
    { name: "onlineCv", href: cvPaths.editor },
    { name: "cvFiles", href: cvPaths.manage },
    { name: "shareLinks", href: shareLinksPath },
    { name: "cvViews", href: cvViewsPath },
  ],
  [
    { name: "alerts", href: alertPaths.list },
    { name: "hidden", href: hiddenPath },
    { name: "interviews", href: ownInterviewsPath },
    { name: "calendar", href: calendarPath },
  ],
  [
    { name: "details", href: "/account/your-account", also: ["/account/closing"] },
    {
      name: "security",
      href: "/account/security",
      also: ["/account/change-password", "/account/two-step", ownViewsPath],
    },
    { name: "notifications", href: "/account/notifications" },
    { name: "privacy", href: privacyPath },
    { name: "data", href: "/account/export" },
    { name: "close", href: "/account/your-account#close" },
  ],
] as const;

interface Entry {
  href: string;
  also?: readonly string[];
}
const addressesOf = ({ href, also = [] }: Entry) => [href, ...also];
const addresses = groups.flat().flatMap((entry) => addressesOf(entry).map((href) => ({ href, label: "" })));

/** A page with the menu of the account beside it. Below 1024 pixels the menu is a row that scrolls sideways. */
export default function AccountNav({ children }: { children: ReactNode }) {
  const t = useTranslations("accounts.site.menu");
  const list = useRef<HTMLElement>(null);
  const current = currentHref(addresses, useLocation().pathname);
  // In the row of a narrow window, the current entry may be out of view.
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
          {groups.flatMap((group, place) =>
            group.map((entry, index) => (
              <li
                key={entry.name}
                className={
                  place > 0 && index === 0 ? "lg:mt-2 lg:border-t lg:border-line lg:pt-2" : undefined
                }
              >
                <a
                  href={entry.href}
                  className={cx("nav-link", "max-lg:border max-lg:border-line")}
                  aria-current={current && addressesOf(entry).includes(current) ? "page" : undefined}
                >
                  {t(entry.name)}
                </a>
              </li>
            )),
          )}
        </LinkList>
      </nav>
      {/* The margins of the pages are those of a console, which centres them; here they begin beside the menu. */}
      <div className="min-w-0 *:mx-0 lg:*:py-0">{children}</div>
    </div>
  );
}
