import { both, type Pages } from "#test/page-states.ts";
import { companiesPath, companyJobsPath, companyPath } from "./paths.ts";

export const pages: Pages = ({ companySlug, bareCompanySlug }) => ({
  visitor: {
    companies: [both((l) => companiesPath[l]), both((l) => `${companiesPath[l]}?keyword=zzzz&hiring=true`)],
    "company/:slug": [both((l) => companyPath(l, companySlug)), both((l) => companyPath(l, bareCompanySlug))],
    "company/:slug/jobs": [companySlug, bareCompanySlug].map((slug) => both((l) => companyJobsPath(l, slug))),
  },
  candidate: {
    "company/:slug": [both((l) => companyPath(l, companySlug))],
  },
});
