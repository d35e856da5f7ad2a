import { exactBytes, gzipped } from "../exact-bytes.ts";
import type { PubSub } from "../pubsub.ts";
import type { Answer } from "./route.ts";

/**
 * Keeps an answer that is the same for everybody, already encoded, until its topic is published. An answer that comes out the
 * same again stays the same object, so that what others made of it stays right as well. Nothing is kept while this process
 * would not receive a change.
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
      // Dropped meanwhile if a change was published.
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
