import { type Bound, on } from "#kit/http/handle.ts";
import { consultantReview } from "../contract.ts";
import { reviewJob, reviewJobs } from "../queries.ts";
import { decide } from "./reviewing.ts";

/** Reviewing jobs: /consultants/jobs. */
export function consultantJobs(): Bound[] {
  return [
    on(consultantReview.list, ({ tx, actor, query, asOf }) => reviewJobs(tx, actor, query, asOf)),
    on(consultantReview.detail, async ({ tx, actor, params, asOf }) => ({
      data: await reviewJob(tx, actor, params.id, asOf),
    })),
    on(consultantReview.review, ({ tx, actor, params, body, asOf }) =>
      decide(tx, actor, params.id, body, asOf),
    ),
  ];
}
