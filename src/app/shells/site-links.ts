import { consentPath } from "#front/site/consent.ts";
import { cvPath, headhuntPaths } from "#front/site/paths.ts";
import type { Language } from "#kit/i18n.ts";
import { companiesPath } from "#market/company-pages/paths.ts";
import { byCategoryPath, byLocationPath, jobsPath, remotePath } from "#market/job-search/paths.ts";
import { chatPath, contactPath } from "#market/support/paths.ts";
import { calculatorPath } from "#people/law/paths.ts";
import type { FooterColumn, FooterLink, NavGroup, NavItem } from "#ui/shells/types.ts";

type Key =
  `nav.${"jobs" | "companies" | "categories" | "remote" | "employers" | "overview" | "product" | "post" | "headhunt" | "contact"}`;
type FootKey =
  `foot.${"seekers" | "cv" | "calculator" | "allJobs" | "byCategory" | "byPlace" | "help" | "support" | "app" | "privacy" | "terms"}`;
type Say = (key: Key | FootKey) => string;

/** Returns the menu of public pages. Only visitors see the pages for employers in it. */
export function siteMenu(language: Language, t: Say, visitor: boolean): (NavItem | NavGroup)[] {
  const seekers: NavItem[] = [
    { href: jobsPath[language], label: t("nav.jobs"), icon: "briefcase" },
    { href: companiesPath[language], label: t("nav.companies"), icon: "building" },
    { href: byCategoryPath[language], label: t("nav.categories"), icon: "grid" },
  ];
  if (!visitor) return seekers;
  const employers: NavGroup = {
    href: "/employer",
    label: t("nav.employers"),
    icon: "users",
    items: [
      { href: "/employer", label: t("nav.overview") },
      { href: "/employer/product", label: t("nav.product") },
      { href: headhuntPaths.employer[language], label: t("nav.headhunt") },
      { href: contactPath, label: t("nav.contact") },
      { href: "/employer/register", label: t("nav.post") },
    ],
  };
  return [...seekers, employers];
}

/**
 * Returns the columns of links in the footer of public pages.
 * @param cookies the name of the page on which visitors change their consent, if there is one
 */
export function siteFoot(language: Language, t: Say, cookies?: string): FooterColumn[] {
  return [
    {
      title: t("foot.seekers"),
      links: [
        { href: jobsPath[language], label: t("foot.allJobs") },
        { href: byCategoryPath[language], label: t("foot.byCategory") },
        { href: byLocationPath[language], label: t("foot.byPlace") },
        { href: remotePath[language], label: t("nav.remote") },
        { href: companiesPath[language], label: t("nav.companies") },
        { href: cvPath[language], label: t("foot.cv") },
        { href: calculatorPath[language], label: t("foot.calculator") },
      ],
    },
    {
      title: t("nav.employers"),
      links: [
        { href: "/employer/product", label: t("nav.product") },
        { href: "/employer/register", label: t("nav.post") },
        { href: headhuntPaths.own[language], label: t("nav.headhunt") },
        { href: contactPath, label: t("nav.contact") },
      ],
    },
    {
      title: t("foot.help"),
      links: [{ href: "/download-app", label: t("foot.app") }, ...helpLinks(t, cookies)],
    },
  ];
}

/** Returns the links in the last line or column of every page. */
export function helpLinks(t: Say, cookies?: string): FooterLink[] {
  return [
    { href: chatPath, label: t("foot.support") },
    { href: "/private-policy", label: t("foot.privacy") },
    { href: "/terms-of-service", label: t("foot.terms") },
    ...(cookies ? [{ href: consentPath, label: cookies }] : []),
  ];
}
