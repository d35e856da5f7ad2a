import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { type HeadersArgs, Outlet, useMatches, useRouteError } from "react-router";
import { hasGuestWritten } from "#market/support/parts/guest-wrote.ts";
import { PublicShell } from "#ui/shells/PublicShell.tsx";
import { Failure } from "../parts/Failure.tsx";
import { failureHeaders, failureOf } from "../parts/failure-of.ts";
import { useShell } from "./frame.ts";
import { siteFoot, siteMenu } from "./site-links.ts";

// Parts of the frame that few visitors need. Their code is loaded separately.
const AccountBar = lazy(() => import("./AccountBar.tsx").then((part) => ({ default: part.AccountBar })));
const Welcome = lazy(() =>
  import("#people/accounts/parts/Welcome.tsx").then((part) => ({ default: part.Welcome })),
);
const ConsentBar = lazy(() =>
  import("#front/site/parts/ConsentBar.tsx").then((part) => ({ default: part.ConsentBar })),
);
const AccountNav = lazy(() => import("./AccountNav.tsx"));
const Bell = lazy(() => import("#people/notifications/parts/Bell.tsx"));
const AnswerMark = lazy(() => import("#market/support/parts/AnswerMark.tsx"));

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

/** The error page of public pages. It is within the frame, whose menu leads to other pages. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <Failure {...failureOf(useRouteError())} search />
    </SiteFrame>
  );
}

const never = () => () => {};

/** Returns whether a page has the menu of the account. The editor of the online CV has none: its preview needs the width. */
const isOfAccount = (pathname: string) => /^\/account\/|^\/my-jobs\/hidden$|^\/my-profile$/.test(pathname);

/** The frame of public and candidate pages. */
function SiteFrame({ children }: { children: ReactNode }) {
  const { t, account, viewer, languageSwitch, footer, skipLink, language, tags, pathname, looksAround } =
    useShell();
  const wrote = useSyncExternalStore(never, hasGuestWritten, () => false);
  const bare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
  const home = language === "vi" ? "/" : "/en";
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
        ...siteMenu(language, t, !viewer),
        ...(viewer?.kind === "candidate"
          ? [
              { href: "/my-jobs/applied", label: t("account.applied"), icon: "list" as const },
              { href: "/my-jobs/saved", label: t("account.saved"), icon: "heart" as const },
            ]
          : []),
        ...(viewer && viewer.kind !== "candidate" && account
          ? account.items
              .slice(0, 1)
              .map(({ label }) => ({ href: viewer.home, label, icon: "board" as const }))
          : []),
      ]}
      account={account}
      guest={next}
      languageSwitch={languageSwitch}
      footer={
        looksAround
          ? { text: footer.text, about: t("foot.hours"), columns: siteFoot(language, t, tags?.link) }
          : footer
      }
      skipLink={skipLink}
      tools={<Suspense>{viewer ? <Bell /> : wrote && <AnswerMark />}</Suspense>}
      banner={
        <Suspense>
          {tags?.ask && <ConsentBar words={tags.ask} next={pathname} />}
          {viewer?.hasBar && <AccountBar />}
        </Suspense>
      }
    >
      {viewer?.kind === "candidate" && isOfAccount(pathname) ? (
        <Suspense>
          <AccountNav>{children}</AccountNav>
        </Suspense>
      ) : (
        children
      )}
      <Suspense>{viewer && <Welcome viewer={viewer} />}</Suspense>
    </PublicShell>
  );
}
