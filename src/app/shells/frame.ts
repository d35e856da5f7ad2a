import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { hiddenPath } from "#market/hidden-jobs/paths.ts";
import { profilePath } from "#profiles/candidates/paths.ts";
import { cvPaths } from "#profiles/cv/paths.ts";
import type { Account as ShellAccount } from "#ui/shells/types.ts";
import type { RootData } from "../root.tsx";
import { helpLinks } from "./site-links.ts";

/** Returns the data that every shell shows: the account, the other language, the footer. */
export function useShell() {
  const root = useRouteLoaderData("root") as RootData;
  const t = useTranslations("site.labels");
  const { viewer, language, otherLanguage } = root;
  const account: ShellAccount | null = viewer && {
    name: viewer.fullName,
    email: viewer.email,
    role: t(`account.${viewer.kind}`),
    items: [
      ...(viewer.kind === "candidate"
        ? [
            { href: profilePath, label: t("account.profile"), icon: "file" as const },
            { href: "/my-jobs/applied", label: t("account.applied"), icon: "briefcase" as const },
            { href: "/my-jobs/invites", label: t("account.invites"), icon: "mail" as const },
            { href: "/my-jobs/saved", label: t("account.saved"), icon: "heart" as const },
            { href: cvPaths.manage, label: t("account.cvs"), icon: "file" as const },
            { href: hiddenPath, label: t("account.hidden"), icon: "eye-off" as const },
            { href: "/account/job-alert", label: t("account.alerts"), icon: "bell" as const },
          ]
        : [
            {
              href: viewer.home,
              label: t(viewer.kind === "company" ? "account.jobs" : "account.dashboard"),
              icon: "briefcase" as const,
            },
          ]),
      { href: "/account/your-account", label: t("account.yourAccount"), icon: "user" },
      { href: "/account/change-password", label: t("account.changePassword"), icon: "settings" },
      { action: "/logout", label: t("account.logOut"), icon: "log-out" },
    ],
  };
  return {
    t,
    tags: root.tags,
    pathname: root.pathname,
    looksAround: root.looksAround,
    viewer,
    language,
    account,
    languageSwitch: { ...otherLanguage, label: t("otherLanguage") },
    footer: { text: t("footer"), links: helpLinks(t, root.tags?.link) },
    skipLink: t("skip"),
  };
}
