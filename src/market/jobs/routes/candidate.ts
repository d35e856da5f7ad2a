import { type Bound, on } from "#kit/http/handle.ts";
import { detail } from "../contract.ts";
import { publicJob } from "../queries/shared/public.ts";
import { isView, type JobViews } from "../views.ts";

/** Public reading of jobs; the answer tells a candidate whether they have applied. */
export function candidateJobs(views: JobViews): Bound[] {
  return [
    on(detail, async ({ tx, actor, params, asOf, origin }) => {
      const data = await publicJob(tx, actor, params.id, asOf);
      if (isView(actor, origin.userAgent)) views.count(params.id, asOf, origin);
      return { data };
    }),
  ];
}
