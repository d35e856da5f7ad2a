import { Problem } from "./problem.ts";

export interface TurnLimits {
  /** Maximum number of concurrent turns. */
  atOnce: number;
  /** Maximum number of concurrent turns of one caller. */
  perCaller: number;
  /** Maximum number of requests that may wait, in all and of one caller; further requests get 503. */
  waiting: number;
  waitingPerCaller: number;
}

/** A function that ends a turn. */
type Turn = () => void;

export interface Turns {
  /**
   * Waits for a turn. Callers are served in rotation, so one with many requests delays another by one turn at most.
   * @param left ends the wait and rejects with its reason
   * @throws Problem 503 when too many wait
   */
  take(caller: string, left: AbortSignal | undefined): Promise<Turn>;
}

const retryAfterSeconds = 5;

export function openTurns({ atOnce, perCaller, waiting, waitingPerCaller }: TurnLimits): Turns {
  const running = openCounter();
  /** The waiting callers in rotation, the next one first, each with its requests in order. */
  const queues = new Map<string, Set<() => void>>();
  let active = 0;
  let queued = 0;

  function start(caller: string): Turn {
    active++;
    running.add(caller, 1);
    return () => {
      active--;
      running.add(caller, -1);
      next();
    };
  }

  function next(): void {
    while (active < atOnce) {
      const [caller, queue] = queues.entries().find(([caller]) => running.of(caller) < perCaller) ?? [];
      if (caller === undefined || !queue) return;
      const [begin] = queue;
      // Moves the caller to the end of the rotation.
      queues.delete(caller);
      queues.set(caller, queue);
      begin?.();
    }
  }

  function leave(caller: string, queue: Set<() => void>, begin: () => void): void {
    queue.delete(begin);
    queued--;
    if (queue.size === 0) queues.delete(caller);
  }

  return {
    async take(caller, left) {
      left?.throwIfAborted();
      const queue = queues.get(caller) ?? new Set();
      if (active < atOnce && running.of(caller) < perCaller && queue.size === 0) return start(caller);
      if (queued >= waiting || queue.size >= waitingPerCaller)
        throw new Problem(503, "unavailable", { retryAfterSeconds });
      return new Promise((resolve, reject) => {
        const begin = () => {
          left?.removeEventListener("abort", give);
          leave(caller, queue, begin);
          resolve(start(caller));
        };
        const give = () => {
          leave(caller, queue, begin);
          reject(left?.reason);
        };
        queue.add(begin);
        queues.set(caller, queue);
        queued++;
        left?.addEventListener("abort", give, { once: true });
      });
    },
  };
}

/** Counts by key; a key with the count 0 is removed. */
function openCounter() {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add(key: string, by: number): void {
      const count = of(key) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
