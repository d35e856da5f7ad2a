import { definePoint } from "#kit/contributions.ts";

/** The number of jobs in the search, and the number of these jobs that were approved since a time. */
export const liveJobs = definePoint<[since: Date], { live: number; fresh: number }>("job-review.live-jobs");
