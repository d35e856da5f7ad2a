import { both, type Pages } from "#test/page-states.ts";
import { careerJobPath, careerPath } from "./paths.ts";

export const pages: Pages = ({ companySlug, bareCompanySlug, job }) => ({
  visitor: {
    "careers/:slug": [
      ...[companySlug, bareCompanySlug].map((slug) => both((l) => careerPath(l, slug))),
      both((l) => `${careerPath(l, companySlug)}?keyword=zzzz`),
    ],
    "careers/:slug/:job": [both((l) => careerJobPath(l, companySlug, job.slug))],
  },
});
