import "#ui/styles.css";
import { type ReactNode, use } from "react";
import {
  data,
  type HeadersArgs,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { enter } from "#accounts/access.ts";
import type { Account } from "#accounts/actor.ts";
import type { Language } from "#kit/i18n.ts";
import { type PageServices, pageServices } from "#kit/page.ts";
import { fontPreloads } from "#ui/fonts.ts";
import { themeScript } from "#ui/theme.ts";
import { ToastProvider } from "#ui/toasts.tsx";
import { areaOf } from "./area.ts";
import { alternatePath } from "./languages.ts";
import { Failure } from "./parts/Failure.tsx";
import { failureHeaders, failureOf } from "./parts/failure-of.ts";
import { RequestBasicsContext } from "./request-basics.ts";
import { Texts } from "./Texts.tsx";

/** The access table of the specification, before any page's loader runs. */
export const middleware: MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const { viewer, refusal } = context.get(pageServices) as PageServices<Account>;
    if (refusal) throw data(null, { status: refusal.status, headers: refusal.headers });
    const { pathname, search } = new URL(request.url);
    const entry = enter(viewer ?? { kind: "visitor" }, pathname, search);
    if (!entry.allow) throw redirect(entry.to);
    return next();
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, language, now, theme, publicUrl, noindex } = context.get(
    pageServices,
  ) as PageServices<Account>;
  const { pathname, search } = new URL(request.url);
  const other: Language = language === "en" ? "vi" : "en";
  return {
    viewer: viewer && summary(viewer),
    language,
    now: now.toISOString(),
    theme,
    publicUrl,
    noindex,
    pathname,
    otherLanguage: {
      lang: other,
      href: `/language/${other}?next=${encodeURIComponent(alternatePath(pathname, other) + search)}`,
    },
  };
}

function summary(viewer: Account) {
  const { kind, fullName, email, emailVerified } = viewer;
  return {
    kind,
    fullName,
    email,
    emailVerified,
    companyId: kind === "company" ? viewer.companyId : null,
    isAdmin: kind !== "candidate" && viewer.isAdmin,
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

/** A click may lead to a page in the other language, or out of a session that has ended. */
export function shouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs) {
  // Where the network is away, loading again would take the page away too.
  return (actionResult as { code?: string } | null)?.code !== "offline";
}

export function headers(args: HeadersArgs) {
  return failureHeaders(args);
}

export function links() {
  return [
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: "/manifest.webmanifest" },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { nonce, language: basic } = use(RequestBasicsContext);
  const language = root?.language ?? basic;
  const theme = root?.theme === "light" || root?.theme === "dark" ? root.theme : undefined;
  return (
    <html lang={language} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {root?.noindex && <meta name="robots" content="noindex" />}
        {fontPreloads(language).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript}
        </script>
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const { language, now } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <Texts area={areaOf(pathname)} language={language} now={new Date(now)}>
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
    <Texts area="site" language={root?.language ?? language} now={root ? new Date(root.now) : new Date(0)}>
      <main>
        <Failure {...failure} />
      </main>
    </Texts>
  );
}
