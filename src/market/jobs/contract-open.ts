import { z } from "zod";
import { resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";

/** The largest number of jobs in the answer. */
export const mostOpenJobs = 100;

export const openJobs = hiringEndpoint({
  method: "GET",
  scope: "jobs:read",
  path: "/open_jobs",
  summary: "The published jobs on which the caller can put people, the newest first",
  answer: z.object({
    data: z.array(resource("open_job", z.object({ title: z.string() }))).max(mostOpenJobs),
  }),
});
