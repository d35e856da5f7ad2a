import { search } from "#job-search/contract.ts";
import type { JobIndex } from "#job-search/job-index.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { saveJobForLater, unsaveJob } from "#saved-jobs/commands/saved-jobs.ts";
import { savedJobList } from "#saved-jobs/queries/saved-list.ts";
import { reportJob } from "../commands/report-job.ts";
import { detail, similar } from "../contract.ts";
import * as mine from "../contract-candidate.ts";
import { publicJob, searchJobs, similarJobs } from "../queries/public.ts";
import { isView, type JobViews } from "../views.ts";

/** Finding and reading jobs; anyone may, a candidate also learns which it has applied for. */
export function candidateJobs(views: JobViews, index: JobIndex): Bound[] {
  return [
    on(search, ({ tx, actor, query, asOf }) => searchJobs(tx, index, actor, query, asOf)),
    on(detail, async ({ tx, actor, params, asOf, origin }) => {
      const data = await publicJob(tx, actor, params.id, asOf);
      if (isView(actor, origin.userAgent)) views.count(params.id, asOf);
      return { data };
    }),
    on(similar, async ({ tx, actor, params }) => ({ data: await similarJobs(tx, actor, params.id) })),
    on(mine.save, async ({ tx, actor, params, asOf }) => {
      await saveJobForLater(tx, actor, params.id, asOf);
      return undefined;
    }),
    on(mine.unsave, async ({ tx, actor, params }) => {
      await unsaveJob(tx, actor, params.id);
      return undefined;
    }),
    on(mine.savedJobs, ({ tx, actor, query }) => savedJobList(tx, actor, query)),
    onDb(mine.report, async ({ database, actor, params, body, origin, language, asOf }) => {
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
