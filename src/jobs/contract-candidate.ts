import { z } from "zod";
import { byId, endpoint, many, paging } from "#kit/contract.ts";
import { email, optionalText } from "#kit/fields.ts";
import { jobCard } from "./contract-shapes.ts";

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

export const report = endpoint({
  method: "POST",
  path: "/candidates/jobs/:id/report",
  summary: "Tell the administrators what is wrong with a job",
  open: true,
  params: byId,
  body: z.object({
    /** 1 misleading, 2 scam or asks for money, 3 discrimination, 4 already filled, 5 wrong category, 6 other (needs a note). */
    reason_id: z.coerce.number("reason_required").int().min(1, "reason_required").max(6, "reason_required"),
    note: optionalText(1000),
    /** Where to answer somebody who is not signed in; left out, nobody answers. */
    email: z.preprocess((value) => (value === "" ? null : value), email.nullish()),
  }),
  limit: { max: 10, seconds: 3600 },
  errors: ["reason_required", "note_required", "too_many_requests"],
});
