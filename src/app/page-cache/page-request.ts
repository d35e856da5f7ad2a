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

/** A page as a visitor without a session asks for it: everything that it may depend on. */
export interface PageRequest {
  path: string;
  /** The query as it came, or only what the page is known to read of it, in one order. */
  query: string;
  language: Language;
  theme: Theme;
  /** What the visitor said about being measured. */
  consent: Consent;
  key: string;
  /** `Set-Cookie` of this visitor's answer alone (`rememberedLanguage`). */
  remember: string | null;
  /** False when the request carries cookies that the key does not know: what is made of it is not kept. */
  plain: boolean;
  /** False while nobody knows yet which parameters the page reads. */
  known: boolean;
  /** By which link its reader came: counted with a view, and nothing that the page depends on. */
  link: Link;
}

/** Which parameters a page reads, by its path; undefined while it has not been rendered. */
export type Reads = (path: string) => readonly string[] | undefined;

/** The request by what its page may depend on; null when it is not an anonymous reading of a page. */
export function pageRequestOf(
  request: Pick<IncomingMessage, "method" | "url" | "headers">,
  reads: Reads,
): PageRequest | null {
  const { method, headers } = request;
  const url = request.url ?? "";
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return null;
  // Not an address of ours: "//host/…" and "http://host/…" name a host of their own.
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

/** The link by which somebody came: that of the address, else the one that the browser remembers (spec §7). */
export function linkOf(
  query: string,
  remembered: (name: "referral_id" | "utm_source") => string | undefined,
): Link {
  const address = query === "" ? null : new URLSearchParams(query);
  const named = (name: "referral_id" | "utm_source") => short(address?.get(name) || remembered(name));
  return { referralId: named("referral_id"), utmSource: named("utm_source") };
}

/** What is known about a reader's language, where the address does not say it. */
interface Speaks {
  cookie: string | undefined;
  profile?: Language | undefined;
  /** `Accept-Language` */
  accepted: string | undefined;
}

/** A path in a language shows that language; elsewhere the cookie decides, the profile, the browser, English (decisions §A). */
export function pageLanguage(path: string, { cookie, profile, accepted }: Speaks): Language {
  return ownLanguage(path) ?? readLanguage(cookie) ?? profile ?? acceptedLanguage(accepted) ?? "en";
}

/** The language that an address is in; null for one that is the same in both. */
function ownLanguage(path: string): Language | null {
  return siteMap.languageOf(path.endsWith(".data") ? path.slice(0, -5).replace(/^\/_root$/, "/") : path);
}

/**
 * `Set-Cookie` for the reader of a page in a language, so that pages that are the same in both follow it; null where their
 * cookie names it already.
 */
export function rememberedLanguage(path: string, cookie: string | undefined): string | null {
  const own = ownLanguage(path);
  return own && own !== readLanguage(cookie) ? languageCookieHeader(languageNumber[own]) : null;
}

/** The request's headers that an answer depends on, for caches on the way. */
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

/** Null for a request that carries anything like a session, alive or not. */
function readCookies(header: string | undefined): Cookies | null {
  if (!header) return noCookies;
  if (header.includes("token")) return null;
  const found: Cookies = { ...noCookies };
  const seen = new Set<string>();
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, Math.max(at, 0)).trim();
    const value = part.slice(at + 1).trim();
    if (name === themeCookie && !seen.has(name)) {
      const theme = themes.find((known) => known === value);
      if (theme) found.theme = theme;
    } else if (name === languageCookie && !seen.has(name)) found.language = value;
    else if (name === consentCookie && !seen.has(name)) found.consent = readConsent(value);
    else {
      found.plain = false;
      if (name === "referral_id" || name === "utm_source") found[name] = decoded(value);
    }
    seen.add(name);
  }
  return found;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** False where the page may have read a cookie that no key knows. */
export function isCacheable(asked: PageRequest): boolean {
  return asked.plain || asked.known;
}

/** Only what the page reads, in one order: `?b=1&x=9&a=2` of a page that reads a and b is `?a=2&b=1`. */
function readQuery(text: string, names: readonly string[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(text)) if (names.includes(name)) query.append(name, value);
  query.sort();
  return query.size > 0 ? `?${query}` : "";
}

/** True when the query holds nothing but what the page reads, in the order of the key. */
export function isKnownQuery(query: string, names: readonly string[]): boolean {
  return query === "" || readQuery(query.slice(1), names) === query;
}
