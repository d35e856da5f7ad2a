import { createHash } from "node:crypto";
import { cacheOf, cacheOfBytes } from "#kit/cache.ts";
import { gzipped, occupiedBytes } from "#kit/exact-bytes.ts";
import type { CacheTerms } from "#kit/page.ts";
import type { Services } from "#kit/services.ts";
import { isCacheable, isKnownQuery, type PageRequest, type Reads, variesBy } from "./page-request.ts";
import type { CachedPage } from "./send-page.ts";

const megabyte = 1_048_576;
/** The maximum number of paths whose parameters are remembered. */
const mostPaths = 20_000;

/** The result of a rendering, before it is cached. */
export interface Rendered {
  status: number;
  html: Buffer;
  /** The headers of the answer that are the same for all visitors. */
  headers: Record<string, string>;
  setsCookie: boolean;
  /** The terms that the loader has passed to `cachePage`; null if it has not called it. */
  terms: CacheTerms | null;
}

export interface PageStore {
  readsOf: Reads;
  /** Returns whether a path is known to have a page that differs between visitors. */
  differs(path: string): boolean;
  get(key: string): CachedPage | undefined;
  /** Renders a page and stores it; null if the page differs between visitors. */
  make(wanted: PageRequest, render: () => Promise<Rendered>): Promise<CachedPage | null>;
  clear(): void;
}

/** Opens the storage of rendered pages in memory. @param nextExpiry as in `openPageCache` */
export function openPageStore(
  { config, clock, pubsub }: Pick<Services, "config" | "clock" | "pubsub">,
  nextExpiry: (asOf: Date) => Promise<Date | null>,
): PageStore {
  const pages = cacheOfBytes<string, CachedPage>(config.PAGE_CACHE_MB * megabyte, sizeOf, () =>
    clock.now().getTime(),
  );
  const reads = cacheOf<string, { names: readonly string[] | null }>(mostPaths);
  /** The number of changes. A rendering that began before a change is not cached. */
  let generation = 0;
  let expiry: number | null = null;

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

  return {
    readsOf,
    differs: (path) => reads.get(path)?.names === null,
    get: (key) => pages.get(key),
    make,
    clear() {
      generation++;
      expiry = null;
      pages.clear();
    },
  };
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
 * Returns the milliseconds for which a page is valid, less one, because the cache includes the last millisecond. An `until`
 * in the past is ignored.
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
