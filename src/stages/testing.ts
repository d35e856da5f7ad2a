import { stagesPath } from "#company-settings/paths.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Pages } from "#test/page-states.ts";
import { jobStagesPath } from "./paths.ts";

export const requests: Requests = {
  "PUT /jobs/:id/stages": async ({ ownJob }) => ({
    ...(await id(ownJob())),
    body: { version: 1, stages: [{ kind: "screening", name: "Bài thi" }] },
  }),
  "PUT /stages": () => ({ body: { version: 1, stages: [{ kind: "screening", name: "Bài thi" }] } }),
};

export const pages: Pages = ({ job, workspace }) => ({
  recruiter: {
    "employer/:companyId/settings/stages": ["", "?done=1"].map((query) => stagesPath(workspace) + query),
    "employer/:companyId/jobs/:jobId/stages": ["", "?done=1"].map(
      (query) => jobStagesPath(workspace, job.id) + query,
    ),
  },
});
