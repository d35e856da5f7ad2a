import type { IncomingMessage } from "node:http";
import { type Consent, consentCookie, readConsent } from "#front/site/consent.ts";
import { short } from "#kit/http/request.ts";
import {
  acceptedLanguage,
  type Language,
  languageCookie,
  languageCookieHeader,
  languageNumber,
  readLanguage,
} from "#kit/i18n.ts";
import type { Link } from "#market/jobs/source.ts";
import { type Theme, themeCookie, themes } from "#ui/theme.ts";
import { siteMap } from "../site-map.ts";

/** A request of a visitor without a session for a page, with everything on which the page may depend. */
export interface PageRequest {
  path: string;
  /** The query as received or, if the page's parameters are known, only these parameters, sorted. */
  query: string;
  language: Language;
  theme: Theme;
  /** The visitor's consent to being measured. */
  consent: Consent;
  key: string;
  /** The header `Set-Cookie` for this visitor's answer alone (`rememberedLanguage`). */
  remember: string | null;
  /** False if the request has cookies that are not part of the key. The page of such a request is cached only if `known` is true. */
  plain: boolean;
  /** False until a first rendering has shown which parameters the page reads. */
  known: boolean;
  /** The link by which the visitor came. It is counted with a view; pages do not depend on it. */
  link: Link;
}

/** Returns the parameters that a page reads, by its path; undefined before its first rendering. */
export type Reads = (path: string) => readonly string[] | undefined;

/** Returns the request with everything on which the page may depend; null if it is not a reading request of a visitor. */
export function pageRequestOf(
  request: Pick<IncomingMessage, "method" | "url" | "headers">,
  reads: Reads,
): PageRequest | null {
  const { method, headers } = request;
  const url = request.url ?? "";
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return null;
  // "//host/…" and "http://host/…" name another host.
  if (!url.startsWith("/") || url.startsWith("//")) return null;
  const cookies = readCookies(headers.cookie);
  if (!cookies) return null;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const names = reads(path);
  const query = mark < 0 ? "" : names ? readQuery(url.slice(mark + 1), names) : url.slice(mark);
  const accepted = headers["accept-language"];
  const language = pageLanguage(path, { cookie: cookies.language, accepted });
  const { theme, consent, plain } = cookies;
  const key = `${language} ${theme} ${consent ? `${consent} ` : ""}${path}${query}`;
  const remember = rememberedLanguage(path, cookies.language);
  const link = linkOf(mark < 0 ? "" : url.slice(mark + 1), (name) => cookies[name]);
  return { path, query, language, theme, consent, key, remember, plain, known: names !== undefined, link };
}

/** Returns the link by which a reader came: that of the address, else the remembered one (spec §7). */
export function linkOf(
  query: string,
  remembered: (name: "referral_id" | "utm_source") => string | undefined,
): Link {
  const address = query === "" ? null : new URLSearchParams(query);
  const named = (name: "referral_id" | "utm_source") => short(address?.get(name) || remembered(name));
  return { referralId: named("referral_id"), utmSource: named("utm_source") };
}

/** The sources of a reader's language, for addresses that have none. */
interface Speaks {
  cookie: string | undefined;
  profile?: Language | undefined;
  /** The header `Accept-Language`. */
  accepted: string | undefined;
}

/**
 * Returns the language of a page: that of the path, else of the cookie, the profile, the browser, else English (decisions
 * §A).
 */
export function pageLanguage(path: string, { cookie, profile, accepted }: Speaks): Language {
  return ownLanguage(path) ?? readLanguage(cookie) ?? profile ?? acceptedLanguage(accepted) ?? "en";
}

/** Returns the language of an address; null for an address that both languages share. */
function ownLanguage(path: string): Language | null {
  return siteMap.languageOf(path.endsWith(".data") ? path.slice(0, -5).replace(/^\/_root$/, "/") : path);
}

/**
 * Returns `Set-Cookie` with the language of a page's address, so that addresses that both languages share follow it; null if
 * the cookie has this language already.
 */
export function rememberedLanguage(path: string, cookie: string | undefined): string | null {
  const own = ownLanguage(path);
  return own && own !== readLanguage(cookie) ? languageCookieHeader(languageNumber[own]) : null;
}

/** Returns the header `Vary`: the request headers on which an answer depends, for caches on the way. */
export function variesBy(path: string): string {
  return ownLanguage(path) ? "Accept-Encoding, Cookie" : "Accept-Encoding, Accept-Language, Cookie";
}

interface Cookies {
  referral_id?: string;
  utm_source?: string;
  language: string | undefined;
  theme: Theme;
  consent: Consent;
  plain: boolean;
}

const noCookies: Cookies = { language: undefined, theme: "system", consent: null, plain: true };

/** Returns null for a request with anything like a session, valid or not. */
function readCookies(header: string | undefined): Cookies | null {
  if (!header) return noCookies;
  if (header.includes("token")) return null;
  const cookies: Cookies = { ...noCookies };
  const seen = new Set<string>();
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, Math.max(at, 0)).trim();
    const value = part.slice(at + 1).trim();
    if (name === themeCookie && !seen.has(name)) {
      const theme = themes.find((known) => known === value);
      if (theme) cookies.theme = theme;
    } else if (name === languageCookie && !seen.has(name)) cookies.language = value;
    else if (name === consentCookie && !seen.has(name)) cookies.consent = readConsent(value);
    else {
      cookies.plain = false;
      if (name === "referral_id" || name === "utm_source") cookies[name] = decoded(value);
    }
    seen.add(name);
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Returns false if the page may have read a cookie that is not part of the key. */
export function isCacheable(page: PageRequest): boolean {
  return page.plain || page.known;
}

/** Returns the parameters that the page reads, sorted: `?b=1&x=9&a=2` becomes `?a=2&b=1` for a page that reads a and b. */
function readQuery(text: string, names: readonly string[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(text)) if (names.includes(name)) query.append(name, value);
  query.sort();
  return query.size > 0 ? `?${query}` : "";
}

/** Returns whether the query contains only parameters that the page reads, in the order of the key. */
export function isKnownQuery(query: string, names: readonly string[]): boolean {
  return query === "" || readQuery(query.slice(1), names) === query;
}
