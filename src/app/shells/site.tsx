import type { ReactNode } from "react";
import { type HeadersArgs, Outlet, useMatches, useRouteError } from "react-router";
import { VerifyBanner } from "#accounts/parts/VerifyBanner.tsx";
import { Welcome } from "#accounts/parts/Welcome.tsx";
import { PublicShell } from "#ui/shells/PublicShell.tsx";
import { Failure } from "../parts/Failure.tsx";
import { failureHeaders, failureOf } from "../parts/failure-of.ts";
import { useShell } from "./frame.ts";

export default function SiteShell() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function headers(args: HeadersArgs) {
  return failureHeaders(args);
}

/** What went wrong on a page stands inside the frame, so that the way on is there. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <Failure {...failureOf(useRouteError())} />
    </SiteFrame>
  );
}

/** The frame of public and candidate pages. */
function SiteFrame({ children }: { children: ReactNode }) {
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
      {children}
      {viewer && <Welcome viewer={viewer} />}
    </PublicShell>
  );
}
