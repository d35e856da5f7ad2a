import { type Bound, on } from "#kit/http/handle.ts";
import { saveJobForLater, unsaveJob } from "../commands/saved-jobs.ts";
import { save, savedJobs, unsave } from "../contract.ts";
import { savedJobList } from "../queries.ts";

/** Endpoints for a candidate's saved jobs. */
export function candidateSavedJobs(): Bound[] {
  return [
    on(save, async ({ tx, actor, params, asOf }) => {
      await saveJobForLater(tx, actor, params.id, asOf);
      return undefined;
    }),
    on(unsave, async ({ tx, actor, params }) => {
      await unsaveJob(tx, actor, params.id);
      return undefined;
    }),
    on(savedJobs, ({ tx, actor, query, asOf }) => savedJobList(tx, actor, query, asOf)),
  ];
}
