import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import type { Config } from "../config.ts";
import { acceptedLanguage, type Language, languageCookie, readLanguage } from "../i18n.ts";
import { Problem } from "../problem.ts";
import type { Origin } from "./handle.ts";

/** Returns a header value of limited length; any client can send it. */
export const short = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value)?.replace(/[^\x20-\x7e]/g, "").slice(0, 200) || null;

export function originOf({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">): Origin {
  return {
    ip,
    userAgent: short(headers["user-agent"]),
    referralId: short(headers["x-referral-id"]),
    utmSource: short(headers["x-utm-source"]),
    utmCampaign: short(headers["x-utm-campaign"]),
    utmMedium: short(headers["x-utm-medium"]),
  };
}

/** Aborted when the client disconnects before its answer is written. */
export function leftSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once("close", () => {
    // The status is 4xx because the client ended the request, which is not logged as a failure.
    if (!reply.raw.writableEnded) left.abort(new Problem(408, "too_slow"));
  });
  return left.signal;
}

/** The network that rate limits count: an IPv4 address, or the /64 prefix of an IPv6 address. */
export const networkOf = (ip: string): string => normalizeIP(ip);

/** Returns the language of `X-Language`, else of `Accept-Language`, else of the cookie, else English (api §3). */
export function requestLanguage(request: FastifyRequest): Language {
  return (
    readLanguage(short(request.headers["x-language"])) ??
    acceptedLanguage(request.headers["accept-language"]) ??
    readLanguage(request.cookies[languageCookie]) ??
    "en"
  );
}

/** The session token and its source: a cookie needs a same-origin `Origin` for writes, a header does not. */
export function tokenOf(
  request: FastifyRequest,
  secure: boolean,
): { token: string; from: "header" | "cookie" } | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (bearer) return { token: bearer, from: "header" };
  const cookie = request.cookies[tokenCookie(secure)];
  return cookie ? { token: cookie, from: "cookie" } : null;
}

/** Returns the name of the session cookie. Over https its prefix binds the cookie to this host and to https. */
export function tokenCookie(secure: boolean): string {
  return secure ? "__Host-token" : "token";
}

/**
 * Refuses a write that was not sent by a page of this site. Browsers report the page by `Origin`, or without
 * it by `Sec-Fetch-Site`, which pages cannot forge. A page of this site is at PUBLIC_URL; outside production
 * also at any other name of this machine or its local network, where no attacker can place a page.
 * @throws Problem 403 `wrong_address` when the site was opened at another address than PUBLIC_URL, else 403
 * `cross_origin`
 */
export function assertSameOrigin(
  request: FastifyRequest,
  { publicUrl, production }: Pick<Config, "publicUrl" | "production">,
): void {
  const { origin, host, "sec-fetch-site": site } = request.headers;
  const refused = new Problem(403, "cross_origin");
  if (site !== undefined && site !== "same-origin" && site !== "none") throw refused;
  // A page with a token in its address sends no referrer, and the origin "null".
  if (!origin || origin === "null") {
    if (site === "same-origin") return;
    throw refused;
  }
  if (origin === new URL(publicUrl).origin) return;
  if (origin !== `${request.protocol}://${host}`) throw refused;
  if (!production && isNearby(new URL(origin).hostname)) return;
  request.log.warn(
    { address: short(origin), PUBLIC_URL: publicUrl },
    "a form was refused: PUBLIC_URL must be the address at which people open the site",
  );
  throw new Problem(403, { code: "wrong_address", values: { url: publicUrl } });
}

const nearby = new Set(["loopback", "private", "linkLocal", "uniqueLocal"]);

/**
 * Returns whether a host is this machine or in its local network, by its IP address. Names are refused,
 * except `localhost`, because they can resolve to any address.
 */
function isNearby(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  return hostname === "localhost" || (ipaddr.isValid(address) && nearby.has(ipaddr.process(address).range()));
}
