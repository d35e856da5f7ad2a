import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { cacheOf, cacheOfBytes } from "#kit/cache.ts";
import { brotlied, gzipped, occupiedBytes } from "#kit/exact-bytes.ts";
import { logRequest } from "#kit/http/server.ts";
import type { CacheTerms } from "#kit/page.ts";
import type { Services } from "#kit/services.ts";
import { isView, type JobViews } from "#market/jobs/views.ts";
import { isCacheable, isKnownQuery, type PageRequest, pageRequestOf, variesBy } from "./page-request.ts";
import { type CachedPage, sendCachedPage } from "./send-page.ts";

const megabyte = 1_048_576;
/** The hits after which a page is compressed with Brotli, which takes ten times as long as gzip. */
const readOften = 8;
/** The maximum number of paths whose parameters are remembered. */
const mostPaths = 20_000;
/**
 * The maximum number of user agents that are remembered. Real browsers have some hundreds; invented or long names must not
 * fill the memory.
 */
const mostBrowsers = 2000;
const longestBrowser = 500;

/** The result of a rendering, before it is cached. */
export interface Rendered {
  status: number;
  html: Buffer;
  /** The headers of every visitor's answer. */
  headers: Record<string, string>;
  setsCookie: boolean;
  /** The terms that the loader has passed to `cachePage`; null if it has not called it. */
  terms: CacheTerms | null;
}

export interface PageCache {
  /** Returns a request for a page by a visitor without a session; null for all other requests. */
  pageRequest(request: IncomingMessage): PageRequest | null;
  /**
   * Returns the page for all visitors who request it at this moment, rendered once; null if the page differs between visitors
   * and each one needs an own rendering.
   */
  share(
    request: IncomingMessage,
    wanted: PageRequest,
    render: () => Promise<Rendered>,
  ): Promise<CachedPage | null>;
}

/**
 * Caches pages of visitors without a session, rendered and compressed. Cached pages are answered before the rest of the
 * server runs. A change of the market, which pub/sub announces, clears the cache; without a connection to pub/sub nothing is
 * served from it (docs/decisions/014-page-cache.md).
 * @param nextExpiry returns when the next job expires and leaves all lists
 */
export function openPageCache(
  app: FastifyInstance,
  services: Services,
  views: JobViews,
  nextExpiry: (asOf: Date) => Promise<Date | null>,
): PageCache {
  const { config, clock, pubsub, log } = services;
  const pages = cacheOfBytes<string, CachedPage>(config.PAGE_CACHE_MB * megabyte, sizeOf, () =>
    clock.now().getTime(),
  );
  const reads = cacheOf<string, { names: readonly string[] | null }>(mostPaths);
  const underWay = new Map<string, Promise<CachedPage | null>>();
  const browsers = cacheOf<string, boolean>(mostBrowsers);
  /** The number of changes. A rendering that began before a change is not cached. */
  let generation = 0;
  let expiry: number | null = null;
  let leaving = false;

  const unsubscribe = pubsub.subscribe("market", () => {
    generation++;
    expiry = null;
    pages.clear();
    underWay.clear();
  });
  app.addHook("preClose", async () => {
    leaving = true;
    unsubscribe();
  });

  const readsOf = (path: string) => reads.get(path)?.names ?? undefined;

  function remember(path: string, terms: CacheTerms | null): void {
    const own = path.endsWith(".data") ? ["_routes"] : [];
    reads.set(path, { names: terms && [...(terms.query ?? []), ...own] });
  }

  /** Returns when the next job expires, in milliseconds. The moment is read once, until it has passed or the market changes. */
  async function expiryAfter(now: Date): Promise<number> {
    if (expiry === null || expiry <= now.getTime()) {
      const begun = generation;
      const next = await nextExpiry(now).catch(() => now);
      const at = next?.getTime() ?? Number.POSITIVE_INFINITY;
      if (begun !== generation) return at;
      expiry = at;
    }
    return expiry;
  }

  async function make(wanted: PageRequest, render: () => Promise<Rendered>): Promise<CachedPage | null> {
    const begun = generation;
    const [rendered, expires] = await Promise.all([render(), expiryAfter(clock.now())]);
    const { terms } = rendered;
    if (rendered.status !== 200) return null;
    remember(wanted.path, terms);
    if (!terms || rendered.setsCookie || !isCacheable(wanted) || rendered.html.length === 0) return null;
    if (!wanted.known && !isKnownQuery(wanted.query, readsOf(wanted.path) ?? [])) return null;
    const page = await pack(rendered, terms, variesBy(wanted.path));
    const now = clock.now().getTime();
    const ttl = Math.min(lifetime(terms, now), expires - now - 1);
    if (ttl > 0 && begun === generation && pubsub.isConnected()) pages.set(wanted.key, page, { ttl });
    return page;
  }

  async function share(
    request: IncomingMessage,
    wanted: PageRequest,
    render: () => Promise<Rendered>,
  ): Promise<CachedPage | null> {
    const running = underWay.get(wanted.key);
    if (running) {
      const page = await running.catch(() => null);
      // The rendering has counted only the view of its own visitor.
      if (page) count(request, page, wanted);
      return page;
    }
    const made = make(wanted, render);
    // Requests for a page that differs between visitors do not wait for each other.
    if (reads.get(wanted.path)?.names === null || !isCacheable(wanted)) return made;
    underWay.set(wanted.key, made);
    const done = () => {
      if (underWay.get(wanted.key) === made) underWay.delete(wanted.key);
    };
    made.then(done, done);
    return made;
  }

  function isPerson(userAgent: string): boolean {
    let known = browsers.get(userAgent);
    if (known === undefined) {
      known = isView({ kind: "visitor" }, userAgent);
      if (userAgent.length <= longestBrowser) browsers.set(userAgent, known);
    }
    return known;
  }

  function count(request: IncomingMessage, page: CachedPage, { link }: PageRequest): void {
    const userAgent = request.headers["user-agent"];
    if (page.viewOf === undefined || request.method !== "GET" || request.headers["x-kept-copy"]) return;
    if (userAgent && isPerson(userAgent)) views.count(page.viewOf, clock.now(), link);
  }

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (leaving || !pubsub.isConnected()) return false;
    const wanted = pageRequestOf(request, readsOf);
    if (!wanted) return false;
    const page = pages.get(wanted.key);
    if (!page) return false;
    const began = performance.now();
    const id = crypto.randomUUID();
    sendCachedPage(request, response, page, { id, remember: wanted.remember });
    if (++page.hits === readOften) void makeSmaller(page);
    count(request, page, wanted);
    const ms = Math.round(performance.now() - began);
    logRequest(log, { id, method: request.method ?? "", url: wanted.path, status: response.statusCode, ms });
    return true;
  }

  app.front.put(serve);
  return { pageRequest: (request) => pageRequestOf(request, readsOf), share };
}

async function makeSmaller(page: CachedPage): Promise<void> {
  const smaller = await brotlied(gunzipSync(page.body)).catch(() => null);
  if (smaller && smaller.length < page.body.length) page.smaller = smaller;
}

async function pack({ html, headers }: Rendered, terms: CacheTerms, vary: string): Promise<CachedPage> {
  const body = await gzipped(html);
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  const constant = { ...headers, etag, "cache-control": "no-cache", vary };
  return {
    body,
    smaller: null,
    hits: 0,
    etag,
    headers: Object.entries(constant).flat(),
    viewOf: terms.viewOf,
  };
}

/**
 * Returns for how many milliseconds a page is valid: the cache counts the last one as valid. An `until` that has passed does
 * not count.
 */
function lifetime({ seconds, until }: CacheTerms, now: number): number {
  const left = until ? new Date(until).getTime() - now : 0;
  return Math.max(1, (left > 0 ? Math.min(seconds * 1000, left) : seconds * 1000) - 1);
}

/** The approximate size of an entry beside its texts, in bytes. */
const overhead = 1000;

/** Returns the size of an entry in bytes, with space for the Brotli that may be added later. */
function sizeOf({ body, headers }: CachedPage, key: string): number {
  return (
    2 * occupiedBytes(body) + 2 * key.length + headers.reduce((sum, text) => sum + text.length, overhead)
  );
}
