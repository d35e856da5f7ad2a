import { cacheOfBytes } from "./cache.ts";
import { exactBytes, occupiedBytes } from "./exact-bytes.ts";
import { openTurns, type TurnLimits } from "./fair-turns.ts";
import { Problem } from "./problem.ts";

/** The request that a drawing is made for. */
export interface Requester {
  /** Whose share of the work it takes: an account or a network. */
  by: string;
  /** Aborted when the client disconnects; never for background work, which has no deadline either. */
  left?: AbortSignal;
}

export const background: Requester = { by: "background" };

export interface DrawingLimits extends TurnLimits {
  /** Memory of cached drawings; the least recently used ones are evicted first. */
  bytes: number;
  /** How long one is cached; without limit when left out. */
  cachedMs?: number;
  /** A request that is not answered by then gets 503. It must be less than the server's connection timeout. */
  answeredWithinMs: number;
}

export interface Drawings {
  /**
   * The drawing of this name, made once for all requests.
   * @throws Problem 503 when too many wait, or it takes too long
   */
  get(name: string, draw: () => Promise<Buffer>, requester: Requester): Promise<Buffer>;
}

/** Caches what is expensive to draw, and shares its few places fairly among those who request something else. */
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
    // Another request may have drawn it meanwhile; one that waits for a drawing takes no place.
    const existing = cached.get(name) ?? underWay.get(name);
    if (existing) {
      end();
      return existing;
    }
    // It goes on when the client leaves: the next request finds it in the cache.
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
