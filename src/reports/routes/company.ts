import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { csvReply } from "#kit/csv.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { csvReports, reports } from "../contract.ts";
import { csvOf } from "../csv.ts";
import { reportOf } from "../queries/report.ts";
import { reportNames } from "../terms.ts";

/** The reports of a company, each as JSON and as CSV. */
export function companyReports(): Bound[] {
  return reportNames.flatMap((name) => [
    on(reports[name], async ({ tx, actor, query, asOf }) => ({
      data: await reportOf(tx, hiringForCompany(actor), { name, period: query.period, asOf }),
    })),
    onFile(csvReports[name], async ({ database, actor, query, asOf, language }) => {
      const given = { name, period: query.period, asOf };
      const { attributes } = await reportOf(database.db, hiringForCompany(actor), given);
      return csvReply(`${name}-${query.period}.csv`, csvOf(attributes, language));
    }),
  ]);
}
