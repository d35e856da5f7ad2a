import { csvReply } from "#kit/csv.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { agencyCsvReports, agencyReports } from "../contract.ts";
import { csvOf } from "../csv.ts";
import { agencyReportOf } from "../queries/report.ts";
import { ofNow, reportNames } from "../terms.ts";

export function agencyReportRoutes(): Bound[] {
  return reportNames.flatMap((name) => [
    on(agencyReports[name], async ({ tx, actor, query, asOf }) => {
      const { page, items } = query;
      const report = await agencyReportOf(tx, actor, name, { ...query, asOf });
      const { rows } = report.attributes;
      const shown = rows.slice((page - 1) * items, page * items);
      return {
        data: { ...report, attributes: { ...report.attributes, rows: shown } },
        meta: { page, items, total: rows.length },
      };
    }),
    onFile(agencyCsvReports[name], async ({ database, actor, query, asOf, language }) => {
      const report = await agencyReportOf(database.db, actor, name, { ...query, asOf });
      const file = ofNow.includes(name) ? name : `${name}-${query.period}`;
      return csvReply(`${file}.csv`, csvOf(report.attributes, language));
    }),
  ]);
}
