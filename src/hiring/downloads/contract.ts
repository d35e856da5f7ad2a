import { z } from "zod";
import { tableMost } from "#hiring/applications/terms.ts";
import { mostMarked } from "#hiring/talent-pools/terms.ts";
import { byId, idParam } from "#kit/contract.ts";
import { bulkMost } from "#market/jobs/terms.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";

export const jobsCsv = hiringEndpoint({
  method: "GET",
  scope: "jobs:read",
  path: "/jobs.csv",
  summary: "The company's jobs as CSV, in UTF-8 with a mark for spreadsheets; members get theirs",
  binary: "text/csv",
  query: z.object({
    /** The ids of the jobs, as a repeated parameter; by default all jobs. */
    ids: z.union([idParam.transform((id) => [id]), z.array(idParam).max(bulkMost)]).optional(),
  }),
});

export const applicantsCsv = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/jobs/:id/candidates.csv",
  summary: "The applicants of a job as CSV, in UTF-8 with a mark for spreadsheets",
  params: byId,
  query: z.object({
    /** The ids of the applicants, as a repeated parameter; by default all applicants of the job. */
    ids: z.union([idParam.transform((id) => [id]), z.array(idParam).max(tableMost)]).optional(),
  }),
  binary: "text/csv",
  audit: "cv",
});

export const peopleCsv = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/candidates.csv",
  summary: "Chosen candidates of the company as CSV, in UTF-8 with a mark for spreadsheets",
  query: z.object({
    /** The ids of the candidates, as a repeated parameter. Those that the caller cannot see are left out. */
    ids: z.union([idParam.transform((id) => [id]), z.array(idParam).min(1).max(mostMarked)]),
  }),
  binary: "text/csv",
  audit: "cv",
});

export const applicantsZip = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/jobs/:id/candidates.zip",
  summary:
    "The applicants of a job as CSV, with their CVs as they were sent, as a ZIP. A CV that may not be handed on is left out",
  params: byId,
  binary: "application/zip",
  audit: "cv",
});
