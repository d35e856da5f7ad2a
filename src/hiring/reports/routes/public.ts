import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { stopByToken } from "../commands/subscriptions.ts";
import { stopReport, stopReportPage } from "../contract-mails.ts";
import { reportStopPath } from "../paths.ts";

/** The links that stop weekly reports, for readers without a session. */
export function publicReports(): Bound[] {
  return [
    on(stopReport, async ({ tx, query, body, asOf }) => ({
      data: await stopByToken(tx, query.token || body.token || "", asOf),
    })),
    onFile(stopReportPage, async ({ query, services }) => ({
      stream: "",
      headers: {
        location: new URL(reportStopPath(encodeURIComponent(query.token)), services.config.publicUrl).href,
      },
    })),
  ];
}
