import { z } from "zod";
import { all, byId, endpoint, resource } from "#kit/contract.ts";
import { jobCard } from "#market/jobs/contract-shapes.ts";

export const hideJob = endpoint({
  method: "PUT",
  path: "/candidates/jobs/:id/hide",
  summary: "Leave a job out of one's searches and job alerts; once more changes nothing",
  params: byId,
  errors: ["hidden_limit"],
});

export const showJob = endpoint({
  method: "DELETE",
  path: "/candidates/jobs/:id/hide",
  summary: "Show a hidden job again; once more changes nothing",
  params: byId,
});

export const hideCompany = endpoint({
  method: "PUT",
  path: "/candidates/companies/:id/hide",
  summary: "Leave all jobs of a company out of one's searches and job alerts; once more changes nothing",
  params: byId,
  errors: ["hidden_limit"],
});

export const showCompany = endpoint({
  method: "DELETE",
  path: "/candidates/companies/:id/hide",
  summary: "Show the jobs of a hidden company again; once more changes nothing",
  params: byId,
});

export const hiddenJobs = endpoint({
  method: "GET",
  path: "/candidates/hidden_jobs",
  summary: "The jobs that the candidate has hidden, the latest first",
  answer: all(jobCard),
});

const company = { name: z.string(), slug: z.string(), logo: z.string().nullable() };

export const hiddenCompanies = endpoint({
  method: "GET",
  path: "/candidates/hidden_companies",
  summary: "The companies that the candidate has hidden, the latest first",
  answer: all(resource("hidden_company", z.object(company))),
});

export const companiesToHide = endpoint({
  method: "GET",
  path: "/candidates/companies_to_hide",
  summary: "Up to ten companies by their names, without those that the candidate has hidden",
  query: z.object({ keyword: z.string().max(200) }),
  answer: all(resource("company_to_hide", z.object(company))),
});
