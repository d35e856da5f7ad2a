import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { approveJobs } from "../commands/approve-many.ts";
import { consultantReview } from "../contract.ts";
import { ownDecisions } from "../queries/decisions.ts";
import { queueState } from "../queries/queue.ts";
import { reviewJob, reviewJobs } from "../queries/review-jobs.ts";
import { decide } from "./reviewing.ts";

export function consultantReviewRoutes(): Bound[] {
  return [
    on(consultantReview.list, ({ tx, actor, query, asOf }) => reviewJobs(tx, actor, query, asOf)),
    on(consultantReview.detail, async ({ tx, actor, params, asOf }) => ({
      data: await reviewJob(tx, actor, params.id, asOf),
    })),
    on(consultantReview.review, decide),
    onDb(consultantReview.approveMany, async ({ database, actor, body, asOf }) => ({
      data: await approveJobs(database, actor, body.jobs, asOf),
    })),
    on(consultantReview.decisions, ({ tx, actor, query }) => ownDecisions(tx, actor, query)),
    on(consultantReview.queue, async ({ tx, actor, asOf }) => ({ data: await queueState(tx, actor, asOf) })),
  ];
}
