import { definePoint } from "#kit/contributions.ts";

/** The number of jobs that can be found, and of those that were approved since a moment. */
export const liveJobs = definePoint<[since: Date], { live: number; fresh: number }>("job-review.live-jobs");
