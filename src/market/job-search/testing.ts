import { siteMap } from "#app/site-map.ts";
import { both, type Pages } from "#test/page-states.ts";
import { jobPath, jobsPath } from "./paths.ts";

/** Endpoints that return a whole list without paging, each with the parameter or constant that limits its length. */
export const wholeLists = {
  "/public/suggestions": "items",
  "/candidates/fitting_jobs": "items",
};

export const pages: Pages = ({ job, closed }) => ({
  visitor: {
    jobs: [both((l) => jobsPath[l]), both((l) => `${jobsPath[l]}?keyword=zzzz&job_type=0`)],
    "jobs/:slug": [job.slug, closed.slug, "ke-toan?hot=true"].map((slug) => both((l) => jobPath(l, slug))),
    "work-from-home": [both((l) => siteMap.inLanguage("/work-from-home", l))],
    "job-by-category": [both((l) => siteMap.inLanguage("/job-by-category", l))],
    "job-by-location": [both((l) => siteMap.inLanguage("/job-by-location", l))],
  },
  candidate: {
    jobs: [both((l) => jobsPath[l])],
    "jobs/:slug": [both((l) => jobPath(l, job.slug))],
  },
  recruiter: {
    "jobs/:slug": [both((l) => jobPath(l, job.slug))],
  },
});
