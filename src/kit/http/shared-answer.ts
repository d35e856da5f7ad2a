import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Live } from "../live.ts";
import type { Answer } from "./route.ts";

const compress = promisify(gzip);

/**
 * Keeps an answer that is the same for everybody, already encoded, until the topic is announced. An answer that comes out the
 * same again stays the same object, so that what others made of it stays right as well. Nothing is kept while this process
 * would not hear of a change.
 */
export function sharedAnswer(live: Live, topic: string): (make: () => Promise<unknown>) => Promise<Answer> {
  let kept: Required<Answer> | null = null;
  let isFresh = false;
  let making: Promise<Answer> | null = null;
  live.follow(topic, () => {
    isFresh = false;
    making = null;
  });

  async function renew(make: () => Promise<unknown>): Promise<Answer> {
    const value = await make();
    const json = Buffer.from(JSON.stringify(value));
    return kept?.json.equals(json) ? kept : { value, json, gzip: await compress(json) };
  }

  return async (make) => {
    if (!live.hears()) return { value: await make() };
    if (kept && isFresh) return kept;
    if (making) return making;
    const mine = renew(make);
    making = mine;
    try {
      const answer = (await mine) as Required<Answer>;
      // Forgotten meanwhile where a change was announced.
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
