import "#ui/console/styles.css";
import { lazy, type ReactNode, Suspense } from "react";
import { useMatches, useRouteError } from "react-router";
import { useTranslations } from "use-intl";
import { SearchButton } from "#hiring/quick-search/parts/console/SearchButton.tsx";
import { ConsoleLanguage } from "#ui/console/ConsoleLanguage.tsx";
import { ConsoleShell } from "#ui/shells/ConsoleShell.tsx";
import { Failure } from "../parts/Failure.tsx";
import { failureOf } from "../parts/failure-of.ts";
import { AccountBar } from "./AccountBar.tsx";
import { ConsoleKeys, KeysButton } from "./ConsoleKeys.tsx";
import type { ConsoleData } from "./console-data.ts";
import { useShell } from "./frame.ts";
import { useMenu } from "./menu.ts";

const Welcome = lazy(() =>
  import("#people/accounts/parts/Welcome.tsx").then((part) => ({ default: part.Welcome })),
);
const Bell = lazy(() => import("#people/notifications/parts/Bell.tsx"));

/** The exported `handle` of a page. A page that fills the window, such as a board, exports `handle = { fill: true }`. */
export interface PageHandle {
  fill?: boolean;
}

/** The frame of a console, with the data that `consoleData` loads for its area. */
export function ConsoleFrame({
  kind,
  menu,
  counts,
  company,
  folded,
  children,
}: ConsoleData & { children: ReactNode }) {
  const { account, viewer, languageSwitch, footer, skipLink } = useShell();
  const { home, nav } = useMenu(menu, counts, kind === "consultant");
  const fill = useMatches().some((match) => (match.handle as PageHandle | undefined)?.fill);
  // The access table admits only accounts.
  if (!account) return null;
  return (
    <ConsoleKeys nav={nav} hasSearch={Boolean(viewer?.workspace)}>
      <ConsoleShell
        brandHref={home}
        nav={nav}
        account={account}
        languageSwitch={languageSwitch}
        footer={footer}
        skipLink={skipLink}
        middle={
          company && (
            <a
              href={company.path}
              className="block w-fit max-w-full truncate py-1 text-sm font-semibold text-ink-700 hover:text-leaf-700 hover:underline max-sm:sr-only"
            >
              {company.name}
            </a>
          )
        }
        tools={
          <>
            {viewer?.workspace && (
              <>
                <SearchButton pages={nav} />
                <KeysButton nav={nav} hasViews={kind === "consultant"} />
              </>
            )}
            <Suspense>
              <Bell />
            </Suspense>
          </>
        }
        folded={folded}
        fill={fill}
        banner={<AccountBar />}
      >
        {/* react-aria does not add its own style element if an element has this id; base.css contains the rule. */}
        <span id="react-aria-pressable-style" hidden />
        <ConsoleLanguage>{children}</ConsoleLanguage>
        <Suspense>{viewer && <Welcome viewer={viewer} />}</Suspense>
      </ConsoleShell>
    </ConsoleKeys>
  );
}

/** The error page of a console, within the frame if its data could be loaded. */
export function ConsoleFailure({ data }: { data: ConsoleData | null | undefined }) {
  const t = useTranslations("site.console.member");
  const { t: label, viewer, pathname } = useShell();
  const failure = failureOf(useRouteError());
  const isMember = viewer?.kind === "company" && !viewer.isAdmin && pathname.startsWith("/employer/");
  // A job that a member may not open answers 404 (decisions §21), an administrators' page 403.
  const instead =
    isMember && (failure.status === 404 || failure.status === 403)
      ? {
          title: t("title"),
          text: t(failure.status === 403 ? "adminsText" : "text"),
          action: { to: viewer.home, label: label("account.jobs"), reload: true },
        }
      : undefined;
  const page = <Failure {...failure} instead={instead} />;
  return data ? <ConsoleFrame {...data}>{page}</ConsoleFrame> : page;
}
