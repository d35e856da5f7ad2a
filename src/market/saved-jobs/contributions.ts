import { definePoint } from "#kit/contributions.ts";

/** In SQL, for `saved_jobs AS s`: whether the candidate has applied for the job. */
export const hasApplied = definePoint<[], boolean>("saved-jobs.has-applied");
