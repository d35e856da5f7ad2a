import { cacheOfBytes } from "#kit/cache.ts";
import { Problem } from "#kit/problem.ts";

export interface GalleryLimits {
  /** Pictures that are drawn at the same time. */
  atOnce: number;
  /** Those that may wait for it; the next one is asked to come back. */
  waiting: number;
  /** Bytes of finished pictures that are kept; the longest unused go first. */
  bytes: number;
}

export interface Gallery {
  /**
   * The picture of this name, drawn once however many ask for it at the same time.
   * @throws Problem 503 when too many different ones are wanted at once
   */
  picture(name: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/**
 * Keeps the pictures that were drawn last. Their addresses change with what they show, so browsers and proxies keep them for
 * good, and a process draws each one a few times in its life.
 */
export function openGallery(limits: GalleryLimits): Gallery {
  const pictures = cacheOfBytes<string, Buffer>(limits.bytes, (png) => png.length);
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
      // The turn passes on without being given back, so that nobody comes between.
      const next = queue.shift();
      if (next) next();
      else drawing--;
    }
  }

  async function made(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const png = await inTurn(draw);
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
