import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { console as viewEn } from "#administration/viewing/messages.en.ts";
import { console as viewVi } from "#administration/viewing/messages.vi.ts";
import { consentCookie, readConsent } from "#front/site/consent.ts";
import { type Caller, caller, isApiError } from "#kit/call.ts";
import type { Endpoint } from "#kit/contract.ts";
import { directCaller, type Routes } from "#kit/http/direct.ts";
import { problemOf } from "#kit/http/errors.ts";
import type { Origin } from "#kit/http/handle.ts";
import { loggedPath } from "#kit/http/logged-path.ts";
import { assertSameOrigin, originOf, tokenCookie, tokenOf } from "#kit/http/request.ts";
import { type Language, languageCookie, languageNumber } from "#kit/i18n.ts";
import { inProcess } from "#kit/inject.ts";
import type { MailRendererFor } from "#kit/mail.ts";
import type { CacheTerms, PageServices, pageServices, RenderedDocument } from "#kit/page.ts";
import { unaskedParameter } from "#kit/pages.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { isAdminArea } from "#people/accounts/access.ts";
import type { Account } from "#people/accounts/actor.ts";
import { clearToken } from "#people/accounts/cookie.ts";
import type { Guard, Caller as Visitor } from "#people/accounts/guard.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { movedPage } from "#people/accounts/queries/shared/moved-page.ts";
import { themeFromCookies } from "#ui/theme.ts";
import { errorText, fieldText } from "./error-texts.ts";
import { isCacheable, linkOf, type PageRequest, pageLanguage } from "./page-cache/page-request.ts";
import { maxFormBytes, pageAddress, sharedRequest, webRequest } from "./page-request.ts";

/** React Router's build, with the exports of entry.server.tsx. */
export type PageServerBuild = ServerBuild & {
  entry: { module: { pageServices: typeof pageServices; renderMail: MailRendererFor } };
};

export interface PageOptions {
  app: FastifyInstance;
  services: Services;
  guard: Guard;
  routes: Routes;
  build: () => Promise<PageServerBuild>;
  handler: ReturnType<typeof createRequestHandler>;
  development: boolean;
}

/** The result of a page's loaders and components. */
export interface Page {
  response: Response;
  document: RenderedDocument;
  cookies: string[];
  viewer: Account | null;
  refusal: PageServices["refusal"];
  /** Whether the page may load the tag manager. */
  measured: boolean;
  terms: CacheTerms | null;
}

/**
 * Runs a page's loaders and renders the page.
 * @param shared set for a visitor's request, whose result other visitors may get too
 */
export async function renderPage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  shared: PageRequest | null,
): Promise<Page> {
  const { app, services, guard, build, handler } = options;
  const { config } = services;
  const url = pageAddress(request.url, config.publicUrl);
  const { visitor, refused } = await authenticate(guard, request, reply, { services, url });
  const viewer = visitor.viewed ?? (visitor.actor.kind === "visitor" ? null : visitor.actor);
  const language =
    shared?.language ??
    pageLanguage(url.pathname, {
      cookie: request.cookies[languageCookie],
      profile: viewer?.language,
      accepted: request.headers["accept-language"],
    });
  const refusal = refused && { ...refused, text: refused.textIn(language) };
  const cookies: string[] = [];
  // The cookie that clears an invalid token comes first, because a page that signs in sets a new token after it.
  if (visitor.hasDeadCookie)
    clearToken(services, (...cookie) => cookies.push(app.serializeCookie(...cookie)));
  const headers = callHeaders(request, config, { url, language, shared });
  const origin = originOf({ ip: request.ip, headers });
  const consent = shared ? shared.consent : readConsent(request.cookies[consentCookie]);
  const tags = config.TAG_MANAGER_ID ? { id: config.TAG_MANAGER_ID, consent } : null;
  let terms: CacheTerms | null = null;
  const page: PageServices<Account> = {
    call: pageCaller(options, request, { visitor, language, origin, headers, cookies }),
    viewer,
    viewing: visitor.viewed ? viewBarOf(visitor.viewed, language) : null,
    language,
    now: services.clock.now(),
    publicUrl: config.publicUrl,
    siteMap: services.siteMap,
    theme: shared?.theme ?? themeFromCookies(request.headers.cookie),
    production: config.production,
    noindex: config.NOINDEX,
    tags,
    setCookie: (header) => cookies.push(header),
    movedTo: () => movedPage(services.database.db, visitor.actor, url.pathname),
    notAdmitted: () => guard.pageRefused(visitor, url.pathname, origin),
    cachePage: (offered) => {
      if (shared) terms = offered;
    },
    document: { html: null, scripts: new Set() },
    refusal,
  };
  await guard.recordView(visitor, `GET ${loggedPath(url.pathname)}`, origin);
  const context = new RouterContextProvider();
  context.set((await build()).entry.module.pageServices, page as PageServices);
  const pageRequest = shared
    ? sharedRequest(request, shared, config.publicUrl)
    : webRequest(request, reply, url);
  const response = await handler(pageRequest, context);
  cookies.unshift(...response.headers.getSetCookie());
  const measured = tags?.consent === "yes" && services.siteMap.isMeasured(url.pathname);
  return { response, document: page.document, cookies, viewer, refusal, measured, terms };
}

/** Returns the texts of the bar above a page that an administrator views as another account. */
function viewBarOf({ fullName: name }: Account, language: Language): PageServices["viewing"] {
  const { end } = { en: viewEn, vi: viewVi }[language].bar;
  return { text: errorText(language, "view_only", { name }), end };
}

/** Returns the headers of a page's calls of the API. */
function callHeaders(
  request: FastifyRequest,
  { publicUrl }: Services["config"],
  { url, language, shared }: { url: URL; language: Language; shared: PageRequest | null },
): Record<string, string> {
  const token = tokenOf(request, publicUrl.startsWith("https:"))?.token;
  const headers: Record<string, string> = { "x-language": String(languageNumber[language]) };
  if (token) headers.authorization = `Bearer ${token}`;
  // The offline copy (offline/sw) and prefetches do not count as views. Without a user agent, the API counts no view.
  const isView =
    !request.headers["x-kept-copy"] && request.method !== "HEAD" && !url.searchParams.has(unaskedParameter);
  const counted = isView ? ["user-agent"] : [];
  for (const name of [...counted, "x-request-id"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  const { referralId, utmSource } =
    shared?.link ?? linkOf(url.search.slice(1), (name) => request.cookies[name]);
  if (referralId) headers["x-referral-id"] = referralId;
  if (utmSource) headers["x-utm-source"] = utmSource;
  if (!shared || !isCacheable(shared))
    for (const name of ["utm_campaign", "utm_medium"]) {
      const value = request.cookies[name];
      if (value) headers[`x-${name.replace("_", "-")}`] = value;
    }
  return headers;
}

/** Returns the page's `call`: reads run directly, all other calls as requests within the process. */
function pageCaller(
  { app, services, guard, routes }: PageOptions,
  request: FastifyRequest,
  {
    visitor,
    language,
    origin,
    headers,
    cookies,
  }: {
    visitor: Visitor;
    language: Language;
    origin: Origin;
    headers: Record<string, string>;
    cookies: string[];
  },
): Caller {
  const secure = services.config.publicUrl.startsWith("https:");
  /** A page that registers or signs in acts as the new account for the rest of the request. */
  function keepCookies(set: string[]): void {
    cookies.push(...set);
    const name = `${tokenCookie(secure)}=`;
    const token = set
      .find((cookie) => cookie.startsWith(name))
      ?.slice(name.length)
      .split(";", 1)[0];
    if (token) headers.authorization = `Bearer ${token}`;
  }

  const admit = (endpoint: Endpoint) => guard.admit(visitor, endpoint);
  const direct = directCaller(
    routes,
    caller(inProcess(app, { headers, key: keyOf(request), ip: request.ip, onCookies: keepCookies })),
    { language, origin, requestId: request.id, admit },
    { log: services.log, errorText },
  );
  const { kind } = visitor.viewed ?? visitor.actor;
  return inFieldWords(language, (endpoint, input) =>
    direct(endpointOf(kind === "visitor" ? "" : kind, endpoint), input),
  );
}

interface Refused extends Pick<NonNullable<PageServices["refusal"]>, "status" | "headers"> {
  textIn(language: Language): string | null;
}

/** Identifies the caller of a page; for a refused request, also returns the status and text of the error page. */
async function authenticate(
  guard: Guard,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, url }: { services: Services; url: URL },
): Promise<{ visitor: Visitor; refused: Refused | null }> {
  const writes = request.method !== "GET" && request.method !== "HEAD";
  try {
    if (writes) assertSameOrigin(request, services.config);
    if (Number(request.headers["content-length"] ?? 0) > maxFormBytes)
      throw new Problem(413, "body_too_large");
    const { viewed, ...visitor } = await guard.actorOf(request, reply);
    const isView = viewed && !isAdminArea(url.pathname);
    return { visitor: isView ? { ...visitor, viewed } : visitor, refused: null };
  } catch (error) {
    const { status, retryAfterSeconds, cause, errors } = problemOf(error);
    if (status >= 500) services.log.error({ id: request.id, err: cause }, "failed");
    const headers: Record<string, string> = retryAfterSeconds
      ? { "retry-after": String(retryAfterSeconds) }
      : {};
    const explained = errors.find(({ code }) => code === "wrong_address");
    const textIn = (language: Language) =>
      explained ? errorText(language, explained.code, explained.values) : null;
    return { visitor: { actor: { kind: "visitor" }, sessionId: null }, refused: { status, headers, textIn } };
  }
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  return typeof key === "string" && key !== "" ? key : undefined;
}

function inFieldWords(language: Language, call: Caller): Caller {
  return async (endpoint, input) => {
    try {
      return await call(endpoint, input);
    } catch (error) {
      if (isApiError(error)) for (const one of error.errors) one.detail = fieldText(language, one);
      throw error;
    }
  };
}
