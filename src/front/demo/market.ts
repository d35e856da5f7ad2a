import { makeApplications } from "./applications/make.ts";
import { makeCompanies } from "./companies/make.ts";
import { makeJobs } from "./jobs/make.ts";
import { makeCandidates } from "./people/candidates.ts";
import { makeMembers } from "./people/members.ts";
import { randomOf } from "./random.ts";
import type { DemoApplication, DemoJob, DemoMarket } from "./types.ts";

export type * from "./types.ts";

// The number of views of a job is a multiple of its applicants; hot jobs have more.
function countViews(jobs: readonly DemoJob[], applications: readonly DemoApplication[], asOf: Date): void {
  const applicants = new Map<string, number>();
  for (const { jobKey } of applications) applicants.set(jobKey, (applicants.get(jobKey) ?? 0) + 1);
  for (const job of jobs) {
    if (!job.approvedAt) continue;
    const random = randomOf(`views ${job.key}`);
    const days = Math.min(45, (asOf.getTime() - job.approvedAt.getTime()) / 86_400_000);
    job.views = Math.round(
      (applicants.get(job.key) ?? 0) * random.int(7, 16) + days * random.int(1, job.hot ? 30 : 9),
    );
  }
}

/**
 * Makes an invented job market: companies, people, ads in both languages, applications with their history. The same
 * `asOf` always makes the same market.
 */
export function demoMarket(asOf: Date): DemoMarket {
  const companies = makeCompanies(asOf);
  const members = makeMembers(companies);
  const jobs = makeJobs(companies, members, asOf);
  const candidates = makeCandidates(jobs, members, asOf);
  const applications = makeApplications(jobs, candidates, asOf);
  countViews(jobs, applications, asOf);
  return { companies, members, jobs, candidates, applications };
}
