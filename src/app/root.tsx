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

/** Applies the access table (spec §6) before any page's loader runs. */
export const middleware: MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const { viewer, refusal, siteMap, movedTo, notAdmitted } = context.get(
      pageServices,
    ) as PageServices<Account>;
    if (refusal)
      throw data(refusal.text && { text: refusal.text }, {
        status: refusal.status,
        headers: refusal.headers,
      });
    const { pathname, search } = pageUrl(request);
    // Addresses of a company's console contain the company's number (spec §2), so other texts answer 404.
    const company = /^\/employer\/([^/]+)\/(?:jobs|candidates)(?:\/|$)/i.exec(pathname)?.[1];
    if (company && !/^\d+$/.test(company)) throw data(null, { status: 404 });
    const entry = authorizePage(viewer ?? { kind: "visitor" }, siteMap, pathname, search);
    if (!entry.allow) {
      if (entry.to === "/403") {
        const moved = await movedTo();
        if (moved) throw redirect(moved + search, 301);
        await notAdmitted();
      }
      throw redirect(entry.to);
    }
    return next();
  },
];

/** Loads the code for sending forms, after the rest of the page: people read a page before they submit a form. */
const loadWrites = () => import("./writes/start.tsx");

/** Returns whether the list of pages that the browser has lacks an address: a page of a console, or none (page-lists.ts). */
const isUnlisted = ({ "*": rest }: Readonly<Record<string, string | undefined>>) => rest !== undefined;

/**
 * Opens addresses as new documents that the browser's list of pages lacks, and keeps the page in view if a write fails or
 * the page cannot be loaded again (app/writes).
 */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  ({ request, params }, next) => {
    if (request.method !== "GET" || !isUnlisted(params)) return next();
    location.assign(request.url);
    return new Promise(() => {});
  },
  async ({ request }, next) => {
    const writes = await loadWrites().catch(() => null);
    if (!writes) return next();
    return request.method === "GET" ? writes.keepLoaded(request, next) : writes.keepPage(request, next);
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, viewing, language, now, theme, publicUrl, noindex, tags, siteMap } = context.get(
    pageServices,
  ) as PageServices<Account>;
  const { pathname, search } = pageUrl(request);
  const other: Language = language === "en" ? "vi" : "en";
  return {
    viewer: viewer && {
      ...summary(viewer, siteMap.landingOf(viewer, language)),
      /** Whether a bar stands above the page (shells/AccountBar). */
      hasBar: viewing !== null || !viewer.emailVerified,
    },
    viewing,
    language,
    now: now.toISOString(),
    theme,
    publicUrl,
    noindex,
    tags: tags && tagsOf(tags, { pathname, language, measured: siteMap.isMeasured(pathname) }),
    texts: siteMap.textsOf(pathname, viewer?.kind),
    pathname,
    /** True for a visitor on a page for reading, false on a page with a form to complete. */
    looksAround: !viewer && siteMap.isMeasured(pathname),
    otherLanguage: {
      lang: other,
      href: `/language/${other}?next=${encodeURIComponent(siteMap.inLanguage(pathname, other) + search)}`,
    },
  };
}

/** Returns the tag manager's id if it may load, and the texts of the consent question if the visitor has not answered it. */
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

/**
 * The root is loaded again for each navigation, because the next page may be in the other language, or the session may have
 * ended.
 */
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
  // The content policy of the document stays the same, so the tag manager does not change with later pages.
  const [tagManager] = useState(root?.tags?.load ?? null);
  // The script that hydrates the document reads the catalogue of the first page.
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
