/** A page as it lies ready. */
export interface ReadyPage {
  /** The document, compressed. */
  body: Buffer;
  /** The same in Brotli, a sixth smaller; made once the page is read often, because it takes ten times as long. */
  smaller: Buffer | null;
  /** How often it was answered from here. */
  reads: number;
  etag: string;
  /** Names and values in turn, without those of a single answer. */
  headers: string[];
  /** In milliseconds since 1970. */
  expiresAt: number;
  viewOf: number | undefined;
}

export interface Shelf {
  get(key: string, now: number): ReadyPage | undefined;
  put(key: string, page: ReadyPage): void;
  empty(): void;
  readonly bytes: number;
}

/** What an entry costs beside its text, roughly. */
const overhead = 1000;

/** Pages by their key, at most `maxBytes` of them: the one that was not asked for the longest leaves first. */
export function openShelf(maxBytes: number): Shelf {
  // A Map keeps the order in which keys were put: the first is the oldest.
  let pages = new Map<string, ReadyPage>();
  let bytes = 0;
  const sizeOf = (key: string, page: ReadyPage) =>
    2 * page.body.length + 2 * key.length + page.headers.reduce((sum, text) => sum + text.length, overhead);
  const remove = (key: string, page: ReadyPage) => {
    pages.delete(key);
    bytes -= sizeOf(key, page);
  };
  return {
    get(key, now) {
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.expiresAt <= now) {
        remove(key, page);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    put(key, page) {
      const before = pages.get(key);
      if (before) remove(key, before);
      pages.set(key, page);
      bytes += sizeOf(key, page);
      for (const [oldKey, old] of pages) {
        if (bytes <= maxBytes) break;
        remove(oldKey, old);
      }
    },
    empty() {
      pages = new Map();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
  };
}
