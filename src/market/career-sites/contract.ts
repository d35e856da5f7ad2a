import { z } from "zod";
import { endpoint, many, paging } from "#kit/contract.ts";
import { companyJobs } from "#market/company-pages/contract.ts";
import { jobCard } from "#market/jobs/contract-shapes.ts";

/** An empty filter is ignored. */
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
    /** Locations of all jobs of the company, most frequent first, whatever the filters. */
    locations: z.array(z.object({ value: z.number().int(), count: z.number().int() })),
  }),
});
