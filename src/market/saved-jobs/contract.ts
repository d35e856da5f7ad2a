import { z } from "zod";
import { byId, endpoint, many, paging } from "#kit/contract.ts";
import { jobCard } from "#market/jobs/contract-shapes.ts";

export const save = endpoint({
  method: "PUT",
  path: "/candidates/jobs/:id/save",
  summary: "Keep a job for later; once more changes nothing",
  params: byId,
  errors: ["job_not_saveable"],
});

export const unsave = endpoint({
  method: "DELETE",
  path: "/candidates/jobs/:id/save",
  summary: "Take a job off the list of saved ones; once more changes nothing",
  params: byId,
});

export const savedJobs = endpoint({
  method: "GET",
  path: "/candidates/saved_jobs",
  summary: "Saved jobs, the latest first; closed and expired ones stay, with their state",
  query: z.object(paging),
  answer: many(jobCard),
});
