import { type Bound, on } from "#kit/http/handle.ts";
import { adminReview } from "../contract.ts";
import { reviewJob, reviewJobs } from "../queries.ts";
import { decide } from "./reviewing.ts";

/** Reviewing jobs: /admins/jobs. */
export function adminJobs(): Bound[] {
  return [
    on(adminReview.list, ({ tx, actor, query, asOf }) => reviewJobs(tx, actor, query, asOf)),
    on(adminReview.detail, async ({ tx, actor, params, asOf }) => ({
      data: await reviewJob(tx, actor, params.id, asOf),
    })),
    on(adminReview.review, ({ tx, actor, params, body, asOf }) => decide(tx, actor, params.id, body, asOf)),
  ];
}
