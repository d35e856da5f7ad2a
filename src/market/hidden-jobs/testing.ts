import type { Pages } from "#test/page-states.ts";
import { hiddenPath } from "./paths.ts";

/** Endpoints that return a whole list without paging, each with the parameter or constant that limits its length. */
export const wholeLists = {
  "/candidates/hidden_jobs": "maxHidden",
  "/candidates/hidden_companies": "maxHidden",
  "/candidates/companies_to_hide": "the first 10",
};

export const pages: Pages = async ({ db, candidate, bareCompanyId, closed }) => {
  const hidden = { candidate_id: candidate.candidateId, hidden_at: new Date() };
  await db
    .insertInto("hidden_jobs")
    .values({ ...hidden, job_id: closed.id })
    .execute();
  await db
    .insertInto("hidden_companies")
    .values({ ...hidden, company_id: bareCompanyId })
    .execute();
  return {
    candidate: {
      "account/privacy": ["/account/privacy"],
      "my-jobs/hidden": [hiddenPath],
    },
  };
};
