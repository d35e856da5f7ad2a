import { Outlet, useMatches } from "react-router";
import { VerifyBanner } from "#accounts/parts/VerifyBanner.tsx";
import { Welcome } from "#accounts/parts/Welcome.tsx";
import { PublicShell } from "#ui/shells/PublicShell.tsx";
import { useShell } from "./frame.ts";

/** The frame of public and candidate pages. */
export default function SiteShell() {
  const { t, account, viewer, languageSwitch, footer, skipLink, language } = useShell();
  const bare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
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
      bare={bare}
      nav={[
        { href: jobs, label: t("nav.jobs"), icon: "briefcase" },
        ...(viewer?.kind === "candidate"
          ? [{ href: "/my-jobs/applied", label: t("account.applied"), icon: "list" as const }]
          : []),
        ...(viewer
          ? []
          : [{ href: "/employer/register", label: t("nav.employers"), icon: "building" as const }]),
      ]}
      account={account}
      guest={next}
      languageSwitch={languageSwitch}
      footer={footer}
      skipLink={skipLink}
      banner={viewer && !viewer.emailVerified && <VerifyBanner email={viewer.email} />}
    >
      <Outlet />
      {viewer && <Welcome viewer={viewer} />}
    </PublicShell>
  );
}
