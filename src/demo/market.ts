import { makeApplications } from "./applications/make.ts";
import { makeCompanies } from "./companies/make.ts";
import { makeJobs } from "./jobs/make.ts";
import { makeCandidates } from "./people/candidates.ts";
import { makeMembers } from "./people/members.ts";
import type { DemoMarket } from "./types.ts";

export type * from "./types.ts";

/**
 * A whole invented job market as it stands at a moment: companies, people, ads in both languages, applications
 * with their history. The same `asOf` gives the same market, to the letter.
 */
export function demoMarket(asOf: Date): DemoMarket {
  const companies = makeCompanies(asOf);
  const members = makeMembers(companies);
  const jobs = makeJobs(companies, members, asOf);
  const candidates = makeCandidates(jobs, members, asOf);
  const applications = makeApplications(jobs, candidates, members, asOf);
  return { companies, members, jobs, candidates, applications };
}
