import { cacheOfBytes } from "#kit/cache.ts";
import { exactBytes, occupiedBytes } from "#kit/exact-bytes.ts";
import { Problem } from "#kit/problem.ts";

export interface GalleryLimits {
  /** Images that are drawn concurrently. */
  atOnce: number;
  /** Images that may wait; further requests get 503. */
  waiting: number;
  /** Bytes of cached images; the least recently used are evicted first. */
  bytes: number;
}

export interface Gallery {
  /**
   * The image of this name, drawn once for concurrent requests.
   * @throws Problem 503 when too many different images are requested at once
   */
  picture(name: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/**
 * Caches the images that were drawn last. Their addresses change with their content, so browsers and proxies store them
 * permanently, and a process draws each one only a few times.
 */
export function openGallery(limits: GalleryLimits): Gallery {
  const pictures = cacheOfBytes<string, Buffer>(limits.bytes, occupiedBytes);
  const underWay = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let drawing = 0;

  async function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (drawing >= limits.atOnce) {
      if (queue.length >= limits.waiting) throw new Problem(503, "unavailable", { retryAfterSeconds: 5 });
      await new Promise<void>((next) => queue.push(next));
    } else drawing++;
    try {
      return await draw();
    } finally {
      // The slot is handed to the next waiter without being released, so that no other request takes it.
      const next = queue.shift();
      if (next) next();
      else drawing--;
    }
  }

  async function made(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const png = exactBytes(await inTurn(draw));
      pictures.set(name, png);
      return png;
    } finally {
      underWay.delete(name);
    }
  }

  return {
    async picture(name, draw) {
      const found = pictures.get(name);
      if (found) return found;
      const running = underWay.get(name) ?? made(name, draw);
      underWay.set(name, running);
      return running;
    },
  };
}
