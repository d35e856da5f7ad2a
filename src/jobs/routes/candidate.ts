import type { Actor } from "#accounts/actor.ts";
import { type Bound, handling } from "#kit/http/handle.ts";
import { detail, search, similar } from "../contract.ts";
import { postgresJobIndex } from "../job-index.ts";
import { publicJob, searchJobs, similarJobs } from "../queries/public.ts";
import { isView, type JobViews } from "../views.ts";

const { on } = handling<Actor>();

/** Finding and reading jobs; anyone may, a candidate also learns which it has applied for. */
export function candidateJobs(views: JobViews): Bound[] {
  const index = postgresJobIndex();
  return [
    on(search, ({ tx, actor, query, asOf }) => searchJobs(tx, index, actor, query, asOf)),
    on(detail, async ({ tx, actor, params, asOf, origin }) => {
      const data = await publicJob(tx, actor, params.id, asOf);
      if (isView(actor, origin.userAgent)) views.count(params.id, asOf);
      return { data };
    }),
    on(similar, async ({ tx, actor, params }) => ({ data: await similarJobs(tx, actor, params.id) })),
  ];
}
