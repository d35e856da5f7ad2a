import { z } from "zod";
import { resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";

/** The largest number of jobs in the answer. */
export const mostOpenJobs = 100;

export const openJobs = hiringEndpoint({
  method: "GET",
  scope: "jobs:read",
  path: "/open_jobs",
  summary: "The published jobs that the caller manages, the newest first, up to 100",
  query: z.object({
    /** `true` also lists the jobs of an agency's open job orders that are not published. They take people whom consultants add. */
    by_hand: z.enum(["true", "false"]).default("false"),
  }),
  answer: z.object({
    data: z.array(resource("open_job", z.object({ title: z.string() }))).max(mostOpenJobs),
  }),
});
