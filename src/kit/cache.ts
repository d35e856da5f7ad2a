import { LRUCache } from "lru-cache";

/** Keeps a limited number of entries: the one that was not used for the longest leaves first. */
export function cacheOf<K extends {}, V extends {}>(most: number): LRUCache<K, V> {
  return new LRUCache({ max: most });
}

/**
 * Keeps what takes so many bytes together; an entry that is larger than that is not kept.
 * @param now for entries that are set with a `ttl`
 * @param onRemoved called with each entry that leaves, for whatever reason
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

/** Reads something once, and again when what is cached is too old; callers share one reading, and wait for the first only. */
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
    // A reading that fails is tried again by the next caller.
    reading.catch(() => {});
    return value;
  };
}
