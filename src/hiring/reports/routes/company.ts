import { csvReply } from "#kit/csv.ts";
import type { Bound } from "#kit/http/handle.ts";
import { onHiring, onHiringFile } from "#people/accounts/hiring-routes.ts";
import { subscribe, unsubscribe } from "../commands/subscriptions.ts";
import { csvReports, reportFigures, reportFilters, reports } from "../contract.ts";
import { reportMails, subscribeReport, unsubscribeReport } from "../contract-mails.ts";
import { csvOf } from "../csv.ts";
import { figuresOf, filtersOf, reportOf } from "../queries/report.ts";
import { mailsOf } from "../queries/subscriptions.ts";
import { ofNow, reportNames } from "../terms.ts";

export function reportRoutes(): Bound[] {
  return [
    ...onHiring(reportMails, async ({ tx, actor }) => ({ data: await mailsOf(tx, actor) })),
    ...onHiring(subscribeReport, async ({ tx, actor, body, asOf }) => {
      const { report, job_id, member_id } = body;
      const wanted = { report, jobId: job_id ?? null, memberId: member_id ?? null, asOf };
      const [mail] = await mailsOf(tx, actor, await subscribe(tx, actor, wanted));
      return { data: mail! };
    }),
    ...onHiring(unsubscribeReport, async ({ tx, actor, params }) => {
      await unsubscribe(tx, actor, params.id);
      return undefined;
    }),
    ...onHiring(reportFilters, async ({ tx, actor }) => ({ data: await filtersOf(tx, actor) })),
    ...onHiring(reportFigures, async ({ tx, actor, query, asOf }) => ({
      data: await figuresOf(tx, actor, { ...query, asOf }),
    })),
    ...reportNames.flatMap((name) => [
      ...onHiring(reports[name], async ({ tx, actor, query, asOf }) => {
        const { page, items } = query;
        const report = await reportOf(tx, actor, name, { ...query, asOf });
        const { rows } = report.attributes;
        const shown = rows.slice((page - 1) * items, page * items);
        return {
          data: { ...report, attributes: { ...report.attributes, rows: shown } },
          meta: { page, items, total: rows.length },
        };
      }),
      ...onHiringFile(csvReports[name], async ({ database, actor, query, asOf, language }) => {
        const report = await reportOf(database.db, actor, name, { ...query, asOf });
        const period = query.period === "custom" ? `${query.from}-${query.to}` : query.period;
        const file = ofNow.includes(name) ? name : `${name}-${period}`;
        return csvReply(`${file}.csv`, csvOf(report.attributes, language));
      }),
    ]),
  ];
}
