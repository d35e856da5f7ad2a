import { type Bound, onDb } from "#kit/http/handle.ts";
import { report } from "../contract-report.ts";
import { reportJob } from "../report-job.ts";

export function reportRoutes(): Bound[] {
  return [
    onDb(report, async ({ database, actor, params, body, origin, language, asOf }) => {
      const { reason_id: reasonId, note, email = null } = body;
      await reportJob(database, actor, {
        jobId: params.id,
        reasonId,
        note,
        email,
        ip: origin.ip,
        language,
        asOf,
      });
      return undefined;
    }),
  ];
}
