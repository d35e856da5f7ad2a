import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { approveJobs } from "../commands/approve-many.ts";
import { releaseClaim } from "../commands/claim.ts";
import { storeSecondLook } from "../commands/second-look.ts";
import { adminReview } from "../contract.ts";
import { lookAgain, secondLooks } from "../contract-second.ts";
import { ownDecisions } from "../queries/decisions.ts";
import { queueState } from "../queries/queue.ts";
import { reviewJob, reviewJobs } from "../queries/review-jobs.ts";
import { secondLookList } from "../queries/second-looks.ts";
import { claim, claimOldest, decide, takeBack } from "./reviewing.ts";

export function adminReviewRoutes(): Bound[] {
  return [
    on(adminReview.list, ({ tx, actor, query, asOf }) => reviewJobs(tx, actor, query, asOf)),
    on(adminReview.detail, async ({ tx, actor, params, asOf }) => ({
      data: await reviewJob(tx, actor, params.id, asOf),
    })),
    on(adminReview.review, decide),
    on(adminReview.undo, takeBack),
    on(adminReview.claim, claim),
    on(adminReview.claimNext, claimOldest),
    on(adminReview.release, async ({ tx, actor, params }) => {
      await releaseClaim(tx, actor, params.id);
      return undefined;
    }),
    onDb(adminReview.approveMany, async ({ database, actor, body, asOf }) => ({
      data: await approveJobs(database, actor, body.jobs, asOf),
    })),
    on(adminReview.decisions, ({ tx, actor, query }) => ownDecisions(tx, actor, query)),
    on(secondLooks, ({ tx, actor, query, asOf }) => secondLookList(tx, actor, query, asOf)),
    on(lookAgain, async ({ tx, actor, params: { id }, body, asOf, note: record }) => {
      const { agrees, note } = body;
      await storeSecondLook(tx, actor, { id, agrees, note, asOf });
      record({ after: agrees ? "agrees" : "disagrees" });
      return {
        data: { id: String(id), type: "second_look_given" as const, attributes: { agrees, note, at: asOf } },
      };
    }),
    on(adminReview.queue, async ({ tx, actor, asOf }) => ({ data: await queueState(tx, actor, asOf) })),
  ];
}
