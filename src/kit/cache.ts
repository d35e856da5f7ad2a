import { LRUCache } from "lru-cache";

/** Creates a cache with a maximum number of entries; the least recently used one is evicted first. */
export function cacheOf<K extends {}, V extends {}>(most: number): LRUCache<K, V> {
  return new LRUCache({ max: most });
}

/**
 * Creates a cache with a maximum size in bytes; a larger entry is not stored.
 * @param now the clock for entries with a `ttl`
 * @param onRemoved called for each removed entry, whatever the reason
 */
export function cacheOfBytes<K extends {}, V extends {}>(
  mostBytes: number,
  sizeOf: (value: V, key: K) => number,
  now: () => number = () => performance.now(),
  onRemoved: (value: V, key: K) => void = () => {},
): LRUCache<K, V> {
  return new LRUCache({
    maxSize: Math.max(1, mostBytes),
    sizeCalculation: (value, key) => Math.max(1, sizeOf(value, key)),
    ttlResolution: 0,
    perf: { now },
    dispose: onRemoved,
  });
}

/**
 * Returns a function that caches the values of reads by their keys for a time. Concurrent callers share one read; a failed read is
 * not cached.
 */
export function cachedReads<T>(
  most: number,
  freshMs: number,
): (key: string, asOf: Date, read: () => Promise<T>) => Promise<T> {
  const cache = cacheOf<string, { at: Date; value: Promise<T> }>(most);
  return (key, asOf, read) => {
    const known = cache.get(key);
    if (known && asOf.getTime() - known.at.getTime() < freshMs) return known.value;
    const value = read();
    cache.set(key, { at: asOf, value });
    value.catch(() => cache.delete(key));
    return value;
  };
}

/**
 * Returns a function that caches the value of `read`. It returns an outdated value while a new one is read.
 * Concurrent callers share one read, and wait for the first read only.
 */
export function staleWhileRevalidate<T>(
  read: () => Promise<T>,
  freshMs: (tookMs: number) => number,
): () => Promise<T> {
  let value: T | null = null;
  let until = 0;
  let reading: Promise<T> | null = null;
  async function again(): Promise<T> {
    const began = performance.now();
    try {
      value = await read();
      until = performance.now() + freshMs(performance.now() - began);
      return value;
    } finally {
      reading = null;
    }
  }
  return async () => {
    if (value !== null && performance.now() < until) return value;
    reading ??= again();
    if (value === null) return reading;
    // The next caller repeats a failed read.
    reading.catch(() => {});
    return value;
  };
}
