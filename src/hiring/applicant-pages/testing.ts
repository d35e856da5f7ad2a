import { applicationPaths } from "#hiring/applications/paths.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import type { Pages } from "#test/page-states.ts";

export const pages: Pages = ({ job, other, applicant, hopeless, workspace }) => ({
  candidate: {
    "my-jobs/applied/:id": [applicationPaths.detail(applicant.id), applicationPaths.detail(hopeless.id)],
  },
  recruiter: {
    "employer/:companyId/:jobId": [job.id, other.id, `${job.id}?open=${applicant.id}`].map((id) =>
      consolePaths.board(workspace, id),
    ),
    "employer/:companyId/candidates/:applicantId": [consolePaths.applicant(workspace, applicant.id)],
  },
});
