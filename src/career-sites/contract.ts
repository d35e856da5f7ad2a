import { z } from "zod";
import { companyJobs } from "#company-pages/contract.ts";
import { jobCard } from "#jobs/contract-shapes.ts";
import { endpoint, many, paging } from "#kit/contract.ts";

/** A filter that says nothing counts as none. */
const optionalId = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.coerce.number().int().min(1).max(2_147_483_647).optional(),
);

export const careerJobs = endpoint({
  method: "GET",
  path: "/public/careers/:slug/jobs",
  summary:
    "A company's published jobs for its career site, newest first, by words of the title and by location",
  params: companyJobs.params,
  query: z.object({ ...paging, keyword: z.string().max(255).optional(), location_id: optionalId }),
  answer: many(jobCard, {
    /** Locations of the company's jobs, the most frequent first, whatever is filtered by. */
    locations: z.array(z.object({ value: z.number().int(), count: z.number().int() })),
  }),
});
