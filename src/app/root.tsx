import { workspaceOfAccount } from "#people/accounts/workspace.ts";
import "#ui/styles.css";
import { type ReactNode, use, useEffect, useState } from "react";
import {
  type DataStrategyResult,
  data,
  type HeadersArgs,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { consentPath } from "#front/site/consent.ts";
import { inLanguage } from "#front/site/copy/choose.ts";
import { copy as consentEn } from "#front/site/copy/consent/messages.en.ts";
import { copy as consentVi } from "#front/site/copy/consent/messages.vi.ts";
import type { Language } from "#kit/i18n.ts";
import { type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import { authorizePage } from "#people/accounts/access.ts";
import type { Account } from "#people/accounts/actor.ts";
import { fontPreloads } from "#ui/fonts.ts";
import { themeScript } from "#ui/theme.ts";
import { ToastProvider } from "#ui/toasts.tsx";
import { Failure } from "./parts/Failure.tsx";
import { failureHeaders, failureOf } from "./parts/failure-of.ts";
import { InlineScript, RouterScripts } from "./parts/InlineScript.tsx";
import { TagManager } from "./parts/TagManager.tsx";
import { RequestBasicsContext } from "./request-basics.ts";
import { Texts } from "./Texts.tsx";
import { notDone } from "./writes/not-done.ts";

/** The access table (spec §6), before any page's loader runs. */
export const middleware: MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const { viewer, refusal, siteMap, notAdmitted } = context.get(pageServices) as PageServices<Account>;
    if (refusal)
      throw data(refusal.text && { text: refusal.text }, {
        status: refusal.status,
        headers: refusal.headers,
      });
    const { pathname, search } = pageUrl(request);
    // A company's addresses hold numbers (spec §2).
    const company = /^\/employer\/([^/]+)\/(?:jobs|candidates)(?:\/|$)/i.exec(pathname)?.[1];
    if (company && !/^\d+$/.test(company)) throw data(null, { status: 404 });
    const entry = authorizePage(viewer ?? { kind: "visitor" }, siteMap, pathname, search);
    if (!entry.allow) {
      if (entry.to === "/403") await notAdmitted();
      throw redirect(entry.to);
    }
    return next();
  },
];

/** After the page: nobody writes before it can be read. */
const loadWrites = () => import("./writes/start.tsx");

/** No request of a page takes the page away: a write that fails, or a page that cannot be loaded again (app/writes). */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request }, next) => {
    const writes = await loadWrites().catch(() => null);
    if (!writes) return next();
    return request.method === "GET" ? writes.keepLoaded(request, next) : writes.keepPage(request, next);
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, language, now, theme, publicUrl, noindex, tags, siteMap } = context.get(
    pageServices,
  ) as PageServices<Account>;
  const { pathname, search } = pageUrl(request);
  const other: Language = language === "en" ? "vi" : "en";
  return {
    viewer: viewer && summary(viewer, siteMap.landingOf(viewer, language)),
    language,
    now: now.toISOString(),
    theme,
    publicUrl,
    noindex,
    tags: tags && tagsOf(tags, { pathname, language, measured: siteMap.isMeasured(pathname) }),
    texts: siteMap.textsOf(pathname, viewer?.kind),
    pathname,
    /** A visitor on a page that is there to be read, not to get something done. */
    looksAround: !viewer && siteMap.isMeasured(pathname),
    otherLanguage: {
      lang: other,
      href: `/language/${other}?next=${encodeURIComponent(siteMap.inLanguage(pathname, other) + search)}`,
    },
  };
}

/** The tag manager, where it may load; the question, where it has not been answered. */
function tagsOf(
  { id, consent }: NonNullable<PageServices["tags"]>,
  { pathname, language, measured }: { pathname: string; language: Language; measured: boolean },
) {
  const { bar, link } = inLanguage(language, consentEn, consentVi);
  return {
    load: measured && consent === "yes" ? id : null,
    ask: measured && consent === null && pathname !== consentPath ? bar : null,
    link,
  };
}

function summary(viewer: Account, home: string) {
  const { kind, fullName, email, emailVerified } = viewer;
  return {
    kind,
    fullName,
    email,
    emailVerified,
    workspace: workspaceOfAccount(viewer),
    isAdmin: kind !== "candidate" && viewer.isAdmin,
    home,
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

/** A click may lead to a page in the other language, or out of a session that has ended. */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== notDone;
}

export function headers(args: HeadersArgs) {
  return failureHeaders(args);
}

export function links() {
  return [
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { language: basic } = use(RequestBasicsContext);
  const language = root?.language ?? basic;
  // As the document came: its policy stays, whatever page is shown in it later.
  const [tagManager] = useState(root?.tags?.load ?? null);
  // As the document came, for the script that hydrates it.
  const [texts] = useState(root?.texts ?? "site");
  const theme = root?.theme === "light" || root?.theme === "dark" ? root.theme : undefined;
  return (
    <html lang={language} data-theme={theme} data-texts={texts} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {root?.noindex && <meta name="robots" content="noindex" />}
        {fontPreloads(language).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link
          rel="manifest"
          href={language === "vi" ? "/manifest.webmanifest" : "/manifest.en.webmanifest"}
        />
        <Meta />
        <Links />
        <InlineScript code={themeScript} />
        {tagManager && <TagManager id={tagManager} leave={root !== undefined && !root.tags?.load} />}
      </head>
      <body>
        {children}
        <RouterScripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { language, now, texts } = useLoaderData<typeof loader>();
  useEffect(() => void loadWrites().catch(() => {}), []);
  return (
    <Texts catalogue={texts} language={language} now={new Date(now)}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </Texts>
  );
}

export function ErrorBoundary() {
  const failure = failureOf(useRouteError());
  const root = useRouteLoaderData<typeof loader>("root");
  const { language } = use(RequestBasicsContext);
  return (
    <Texts
      catalogue={root?.texts ?? "site"}
      language={root?.language ?? language}
      now={root ? new Date(root.now) : new Date(0)}
    >
      <main>
        <Failure {...failure} />
      </main>
    </Texts>
  );
}
