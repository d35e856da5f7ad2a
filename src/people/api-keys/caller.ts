import { minute } from "#kit/clock.ts";
import type { Database } from "#kit/db.ts";
import type { KeyCallers } from "#people/accounts/guard.ts";
import { countHit } from "#people/accounts/rate-limit.ts";
import { recordKeyUse } from "./commands/keys.ts";
import { keyOf } from "./queries.ts";
import { caps, tokenStart } from "./terms.ts";

/** Identifies callers with an API key for the guard. Each key has its own rate limit (429). */
export function keyCallers({ db }: Database): KeyCallers {
  return {
    isKey: (token) => token.startsWith(tokenStart),
    async callerOf(token, asOf) {
      const key = await keyOf(db, token, asOf);
      if (!key) return null;
      await countHit(db, `key:${key.id}`, { max: caps.callsAMinute, minutes: 1 }, asOf);
      if (!key.usedAt || asOf.getTime() - key.usedAt.getTime() >= minute)
        await recordKeyUse(db, key.id, asOf);
      return key;
    },
  };
}
