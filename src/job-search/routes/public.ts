import { type Bound, on } from "#kit/http/handle.ts";
import { fittingJobs, search, suggestions } from "../contract.ts";
import type { JobIndex } from "../job-index.ts";
import { jobsThatFit, searchJobs } from "../queries.ts";

/** Finding jobs, and what helps to: /candidates/jobs, /candidates/fitting_jobs, /public/suggestions. */
export function searchingJobs(index: JobIndex): Bound[] {
  return [
    on(search, ({ tx, actor, query, asOf }) => searchJobs(tx, index, actor, query, asOf)),
    on(fittingJobs, ({ tx, actor, query, asOf }) => jobsThatFit(tx, index, actor, query, asOf)),
    on(suggestions, async ({ tx, query }) => ({
      data: await index.suggest(tx, query.keyword, query.items),
    })),
  ];
}
