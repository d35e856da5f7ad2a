import { type Bound, on } from "#kit/http/handle.ts";
import { hiddenBy } from "#market/hidden-jobs/queries/shared.ts";
import { similar } from "#market/jobs/contract.ts";
import { fittingJobs, search, suggestions } from "../contract.ts";
import type { JobIndex } from "../job-index.ts";
import { jobsThatFit, searchJobs } from "../queries.ts";
import { suggestLine } from "../query/suggest-line.ts";
import { similarJobs } from "../similar-jobs.ts";

/**
 * The endpoints of the job search: /candidates/jobs, /candidates/fitting_jobs, /candidates/jobs/:id/similar,
 * /public/suggestions.
 */
export function searchingJobs(index: JobIndex): Bound[] {
  return [
    on(search, ({ tx, actor, query, asOf }) => searchJobs(tx, index, actor, query, asOf)),
    on(fittingJobs, ({ tx, actor, query, sessionId, asOf }) =>
      jobsThatFit(tx, index, actor, { ...query, sessionId }, asOf),
    ),
    on(similar, async ({ tx, actor, params, asOf }) => ({
      data: await similarJobs(tx, actor, params.id, { asOf, without: await hiddenBy(tx, actor) }),
    })),
    on(suggestions, async ({ tx, query }) => ({
      data: await suggestLine((typed, limit) => index.suggest(tx, typed, limit), query),
    })),
  ];
}
