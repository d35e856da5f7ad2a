import { z } from "zod";
import { byId, endpoint } from "#kit/contract.ts";

export const jobsCsv = endpoint({
  method: "GET",
  scope: "jobs:read",
  path: "/companies/jobs.csv",
  summary: "The company's jobs as CSV, in UTF-8 with a mark for spreadsheets; members get theirs",
  binary: "text/csv",
  query: z.object({}),
});

export const applicantsCsv = endpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/companies/jobs/:id/candidates.csv",
  summary: "The applicants of a job as CSV, in UTF-8 with a mark for spreadsheets",
  params: byId,
  binary: "text/csv",
  audit: "cv",
});

export const applicantsZip = endpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/companies/jobs/:id/candidates.zip",
  summary:
    "The applicants of a job as CSV, with their CVs as they were sent, as a ZIP. A CV that may not be handed on is left out",
  params: byId,
  binary: "application/zip",
  audit: "cv",
});
