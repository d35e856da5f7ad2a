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
/** Brotli takes ten times as long as gzip: it is made for pages that are read again and again. */
const readOften = 8;
/** Paths whose pages' parameters are remembered. */
const mostPaths = 20_000;
/** Different browsers are some hundreds; what names itself anew each time, or at length, must not fill the memory. */
const mostBrowsers = 2000;
const longestBrowser = 500;

/** What a rendering made, before it is cached. */
export interface Rendered {
  status: number;
  html: Buffer;
  /** Those that every visitor's answer has. */
  headers: Record<string, string>;
  setsCookie: boolean;
  /** The loader's offer; null when it made none. */
  terms: CacheTerms | null;
}

export interface PageCache {
  /** A visitor's reading of a page; null for everybody and everything else. */
  pageRequest(request: IncomingMessage): PageRequest | null;
  /**
   * The page for everyone who asks for it at this moment, rendered once; null when it turned out not to be one for
   * everyone, and each must have their own.
   */
  share(
    request: IncomingMessage,
    wanted: PageRequest,
    render: () => Promise<Rendered>,
  ): Promise<CachedPage | null>;
}

/**
 * Pages of visitors without a session, rendered and compressed, answered before anything else of the server runs. Nothing
 * outlives a change of the market that this process was notified of, and nothing is served from the cache while it cannot receive
 * (docs/decisions/014-page-cache.md).
 * @param nextExpiry when a job leaves all lists by itself the next time
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
  /** Goes up with each change: what was begun before one is not kept after it. */
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

  /** In milliseconds of the clock; read once until then or the next change. */
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
      // The rendering has counted the visitor for whom it was made, and nobody else.
      if (page) count(request, page, wanted);
      return page;
    }
    const made = make(wanted, render);
    // A page that is known to be each visitor's own makes nobody wait for another's.
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

/** In milliseconds, the last of which the cache counts as still good. What has ended already does not end again. */
function lifetime({ seconds, until }: CacheTerms, now: number): number {
  const left = until ? new Date(until).getTime() - now : 0;
  return Math.max(1, (left > 0 ? Math.min(seconds * 1000, left) : seconds * 1000) - 1);
}

/** What an entry costs beside its text, roughly. */
const overhead = 1000;

/** The Brotli of a page comes later: there is room for it from the beginning. */
function sizeOf({ body, headers }: CachedPage, key: string): number {
  return (
    2 * occupiedBytes(body) + 2 * key.length + headers.reduce((sum, text) => sum + text.length, overhead)
  );
}
