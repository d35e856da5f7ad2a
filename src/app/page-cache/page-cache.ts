import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { cacheOf } from "#kit/cache.ts";
import type { Clock } from "#kit/clock.ts";
import { brotlied } from "#kit/exact-bytes.ts";
import { logRequest } from "#kit/http/server.ts";
import type { Services } from "#kit/services.ts";
import { isView, type JobViews } from "#market/jobs/views.ts";
import { isCacheable, type PageRequest, pageRequestOf } from "./page-request.ts";
import { openPageStore, type Rendered } from "./page-store.ts";
import { type CachedPage, sendCachedPage } from "./send-page.ts";

/** The hits after which a page is compressed with Brotli, which takes ten times as long as gzip. */
const readOften = 8;
/**
 * The maximum number of user agents that are remembered. Real browsers have some hundreds; invented or long names must not
 * fill the memory.
 */
const mostBrowsers = 2000;
const longestBrowser = 500;

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
  const { pubsub, log } = services;
  const store = openPageStore(services, nextExpiry);
  const count = viewCounter(views, services.clock);
  const underWay = new Map<string, Promise<CachedPage | null>>();
  let leaving = false;

  const unsubscribe = pubsub.subscribe("market", () => {
    store.clear();
    underWay.clear();
  });
  app.addHook("preClose", async () => {
    leaving = true;
    unsubscribe();
  });

  async function share(
    request: IncomingMessage,
    wanted: PageRequest,
    render: () => Promise<Rendered>,
  ): Promise<CachedPage | null> {
    const running = underWay.get(wanted.key);
    if (running) {
      const page = await running.catch(() => null);
      // A shared rendering has counted only the view of the visitor who caused it.
      if (page) count(request, page, wanted);
      return page;
    }
    const made = store.make(wanted, render);
    // Requests for a page that differs between visitors do not wait for each other.
    if (store.differs(wanted.path) || !isCacheable(wanted)) return made;
    underWay.set(wanted.key, made);
    removeWhenDone(underWay, wanted.key, made);
    return made;
  }

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (leaving || !pubsub.isConnected()) return false;
    const wanted = pageRequestOf(request, store.readsOf);
    if (!wanted) return false;
    const page = store.get(wanted.key);
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
  return { pageRequest: (request) => pageRequestOf(request, store.readsOf), share };
}

function removeWhenDone<Value>(
  running: Map<string, Promise<Value>>,
  key: string,
  promise: Promise<Value>,
): void {
  const remove = () => {
    if (running.get(key) === promise) running.delete(key);
  };
  promise.then(remove, remove);
}

/** Returns a function that counts the view of a page by a person, as opposed to a program. */
function viewCounter(views: JobViews, clock: Clock) {
  const browsers = cacheOf<string, boolean>(mostBrowsers);

  function isPerson(userAgent: string): boolean {
    const remembered = browsers.get(userAgent);
    if (remembered !== undefined) return remembered;
    const isBrowser = isView({ kind: "visitor" }, userAgent);
    if (userAgent.length <= longestBrowser) browsers.set(userAgent, isBrowser);
    return isBrowser;
  }

  function count(request: IncomingMessage, page: CachedPage, { link }: PageRequest): void {
    const userAgent = request.headers["user-agent"];
    if (page.viewOf === undefined || request.method !== "GET" || request.headers["x-kept-copy"]) return;
    if (userAgent && isPerson(userAgent)) views.count(page.viewOf, clock.now(), link);
  }

  return count;
}

async function makeSmaller(page: CachedPage): Promise<void> {
  const smaller = await brotlied(gunzipSync(page.body)).catch(() => null);
  if (smaller && smaller.length < page.body.length) page.smaller = smaller;
}
