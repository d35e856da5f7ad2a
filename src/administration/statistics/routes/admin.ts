import { csvReply } from "#kit/csv.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { statisticReader } from "../cached.ts";
import { csvStatistics, statistics } from "../contract.ts";
import { csvOf } from "../csv.ts";
import { ofNow, statisticNames } from "../terms.ts";

/** Binds the statistics: /admins/statistics. */
export function statisticRoutes(): Bound[] {
  const statisticOf = statisticReader();
  return statisticNames.flatMap((name) => [
    on(statistics[name], async ({ tx, actor, query, asOf }) => {
      const { page, items } = query;
      const statistic = await statisticOf(tx, actor, name, { ...query, asOf });
      const { rows } = statistic.attributes;
      const shown = rows.slice((page - 1) * items, page * items);
      return {
        data: { ...statistic, attributes: { ...statistic.attributes, rows: shown } },
        meta: { page, items, total: rows.length },
      };
    }),
    onFile(csvStatistics[name], async ({ database, actor, query, asOf, language, note }) => {
      const statistic = await statisticOf(database.db, actor, name, { ...query, asOf });
      note({ object: { type: "statistic", id: name }, after: { rows: statistic.attributes.rows.length } });
      const file = ofNow.includes(name) ? name : `${name}-${query.period}`;
      return csvReply(`${file}.csv`, csvOf(statistic.attributes, language));
    }),
  ]);
}
