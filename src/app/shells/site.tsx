import { Outlet } from "react-router";
import { PublicShell } from "#ui/shells/PublicShell.tsx";
import { useShell } from "./frame.ts";

/** The frame of public and candidate pages. */
export default function SiteShell() {
  const { t, account, languageSwitch, footer, skipLink, language } = useShell();
  const home = language === "vi" ? "/" : "/en";
  const jobs = language === "vi" ? "/viec-lam" : "/jobs";
  const next = account
    ? []
    : [
        { href: "/login", label: t("nav.logIn") },
        { href: "/register", label: t("nav.register") },
      ];
  return (
    <PublicShell
      brandHref={home}
      nav={[{ href: jobs, label: t("nav.jobs"), icon: "briefcase" }]}
      account={account}
      guest={next}
      languageSwitch={languageSwitch}
      footer={footer}
      skipLink={skipLink}
    >
      <Outlet />
    </PublicShell>
  );
}
