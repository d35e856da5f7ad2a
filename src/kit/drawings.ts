import { cacheOfBytes } from "./cache.ts";
import { exactBytes, occupiedBytes } from "./exact-bytes.ts";
import { openTurns, type TurnLimits } from "./fair-turns.ts";
import { Problem } from "./problem.ts";

/** The request for which a drawing is made. */
export interface Requester {
  /** The account or network that the work is counted for. */
  by: string;
  /** Aborted when the client disconnects. Background work has no signal and no deadline. */
  left?: AbortSignal;
}

export const background: Requester = { by: "background" };

export interface DrawingLimits extends TurnLimits {
  /** Memory limit of cached drawings; the least recently used ones are evicted first. */
  bytes: number;
  /** Lifetime in the cache; unlimited when left out. */
  cachedMs?: number;
  /**
   * A request that is not answered in this time gets 503. It must be below the server's connection timeout.
   */
  answeredWithinMs: number;
}

export interface Drawings {
  /**
   * Returns the drawing of this name, made once for all requests.
   * @throws Problem 503 when too many requests wait, or the drawing takes too long
   */
  get(name: string, draw: () => Promise<Buffer>, requester: Requester): Promise<Buffer>;
}

/** Caches expensive drawings, and divides the few slots fairly among callers who request different ones. */
export function openDrawings({ bytes, cachedMs, answeredWithinMs, ...turnLimits }: DrawingLimits): Drawings {
  const cached = cacheOfBytes<string, Buffer>(bytes, occupiedBytes);
  const underWay = new Map<string, Promise<Buffer>>();
  const turns = openTurns(turnLimits);

  async function draw(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const drawing = exactBytes(await make());
    cached.set(name, drawing, cachedMs === undefined ? {} : { ttl: cachedMs });
    return drawing;
  }

  async function drawnInTurn(
    name: string,
    make: () => Promise<Buffer>,
    by: string,
    left: AbortSignal | undefined,
  ): Promise<Buffer> {
    const end = await turns.take(by, left);
    // Another request may have made the same drawing meanwhile. A request that waits for a running one takes no slot.
    const existing = cached.get(name) ?? underWay.get(name);
    if (existing) {
      end();
      return existing;
    }
    // The drawing continues when the client leaves, so that the next request finds it in the cache.
    const drawing = draw(name, make).finally(() => {
      underWay.delete(name);
      end();
    });
    underWay.set(name, drawing);
    return drawing;
  }

  return {
    async get(name, make, { by, left }) {
      const existing = cached.get(name);
      if (existing) return existing;
      if (!left) return underWay.get(name) ?? drawnInTurn(name, make, by, undefined);
      const tooLate = new AbortController();
      const problem = new Problem(503, "unavailable", { retryAfterSeconds: 10 });
      const timer = setTimeout(() => tooLate.abort(problem), answeredWithinMs);
      const stop = AbortSignal.any([left, tooLate.signal]);
      try {
        return await unlessAborted(stop, underWay.get(name) ?? drawnInTurn(name, make, by, stop));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
