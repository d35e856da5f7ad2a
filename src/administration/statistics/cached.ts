import { cachedReads } from "#kit/cache.ts";
import { minute } from "#kit/clock.ts";
import type { QueryOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { csvStatistics } from "./contract.ts";
import { statisticOf } from "./queries/statistic.ts";
import { cachedMinutes, cachedPeriods, cachedStatistics, type StatisticName } from "./terms.ts";

const mostCached = 200;

type Query = QueryOf<(typeof csvStatistics)["review"]> & { asOf: Date };
type Answer = Awaited<ReturnType<typeof statisticOf>>;

/** Returns a reader of statistics that caches those that are read from many rows. Concurrent callers share one read. */
export function statisticReader() {
  const cached = cachedReads<Answer>(mostCached, cachedMinutes * minute);
  return async (db: Reader, actor: AdminActor, name: StatisticName, query: Query): Promise<Answer> => {
    const { period, by, category_id, location_id, asOf } = query;
    if (!cachedPeriods.includes(period) && !cachedStatistics.includes(name))
      return statisticOf(db, actor, name, query);
    // Second looks differ by the reader.
    const key = JSON.stringify([
      name,
      period,
      by,
      category_id,
      location_id,
      name === "agreement" && actor.accountId,
    ]);
    return cached(key, asOf, () => statisticOf(db, actor, name, query));
  };
}
