import { exactBytes, gzipped } from "../exact-bytes.ts";
import type { PubSub } from "../pubsub.ts";
import type { Answer } from "./route.ts";

/**
 * Caches an answer that is the same for all callers, already encoded, until its topic is published. An
 * unchanged answer stays the same object, so that values derived from it stay valid too. Nothing is cached
 * while this process cannot receive changes.
 */
export function sharedAnswer(
  pubsub: PubSub,
  topic: string,
): (make: () => Promise<unknown>) => Promise<Answer> {
  let kept: Required<Answer> | null = null;
  let isFresh = false;
  let making: Promise<Answer> | null = null;
  pubsub.subscribe(topic, () => {
    isFresh = false;
    making = null;
  });

  async function renew(make: () => Promise<unknown>): Promise<Answer> {
    const value = await make();
    const json = exactBytes(Buffer.from(JSON.stringify(value)));
    return kept?.json.equals(json) ? kept : { value, json, gzip: await gzipped(json) };
  }

  return async (make) => {
    if (!pubsub.isConnected()) return { value: await make() };
    if (kept && isFresh) return kept;
    if (making) return making;
    const mine = renew(make);
    making = mine;
    try {
      const answer = (await mine) as Required<Answer>;
      // An answer is not cached when a change was published while it was made.
      if (making === mine) {
        kept = answer;
        isFresh = true;
      }
      return answer;
    } finally {
      if (making === mine) making = null;
    }
  };
}
