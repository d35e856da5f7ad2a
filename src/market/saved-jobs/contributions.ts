import { definePoint } from "#kit/contributions.ts";

/** SQL condition for `saved_jobs AS s`: the candidate has applied for the job. */
export const hasApplied = definePoint<[], boolean>("saved-jobs.has-applied");
