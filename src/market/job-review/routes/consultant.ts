import type { ReplyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import type { consultantGroups } from "#market/jobs/policy.ts";
import { findOwnJob, ownJobs } from "#market/jobs/queries/shared/own-jobs.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { approveJobs } from "../commands/approve-many.ts";
import { releaseClaim } from "../commands/claim.ts";
import { consultantJobs, consultantReview } from "../contract.ts";
import { ownDecisions } from "../queries/decisions.ts";
import { queueState } from "../queries/queue.ts";
import { reviewJob, reviewJobs } from "../queries/review-jobs.ts";
import { claim, claimOldest, decide, takeBack } from "./reviewing.ts";

export function consultantReviewRoutes(): Bound[] {
  return [
    on(consultantJobs.list, async ({ tx, actor, query, asOf }) => {
      if (query.view === "own") return ownJobs(tx, hiringActorOf(actor), query, asOf);
      // The contract admits only groups of the review for this view.
      const group = query.group as (typeof consultantGroups)[number] | undefined;
      return reviewJobs(tx, actor, { ...query, group }, asOf);
    }),
    on(consultantJobs.detail, async ({ tx, actor, params, query, asOf }) => ({
      data: await jobOf(tx, actor, { id: params.id, view: query.view, asOf }),
    })),
    on(consultantReview.review, decide),
    on(consultantReview.undo, takeBack),
    on(consultantReview.claim, claim),
    on(consultantReview.claimNext, claimOldest),
    on(consultantReview.release, async ({ tx, actor, params }) => {
      await releaseClaim(tx, actor, params.id);
      return undefined;
    }),
    onDb(consultantReview.approveMany, async ({ database, actor, body, asOf }) => ({
      data: await approveJobs(database, actor, body.jobs, asOf),
    })),
    on(consultantReview.decisions, ({ tx, actor, query }) => ownDecisions(tx, actor, query)),
    on(consultantReview.queue, async ({ tx, actor, asOf }) => ({ data: await queueState(tx, actor, asOf) })),
  ];
}

/** @throws Problem 404 for a job that the consultant may read in none of the requested views */
async function jobOf(
  tx: Tx,
  actor: ConsultantActor,
  { id, view, asOf }: { id: number; view: "own" | "review" | undefined; asOf: Date },
): Promise<ReplyOf<typeof consultantJobs.detail>["data"]> {
  const own = view === "review" ? null : await findOwnJob(tx, hiringActorOf(actor), id, asOf);
  if (own) return own;
  if (view === "own") throw notFound();
  return reviewJob(tx, actor, id, asOf);
}
