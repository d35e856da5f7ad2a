import type { Pages } from "#test/page-states.ts";
import { applicantPaths } from "./console-paths.ts";
import { ownApplicationPath } from "./paths.ts";

export const pages: Pages = ({ job, other, applicant, hopeless, workspace }) => ({
  candidate: {
    "my-jobs/applied/:id": [ownApplicationPath(applicant.id), ownApplicationPath(hopeless.id)],
  },
  recruiter: {
    "employer/:companyId/:jobId": [job.id, other.id, `${job.id}?open=${applicant.id}`].map((id) =>
      applicantPaths.board(workspace, id),
    ),
    "employer/:companyId/candidates/:applicantId": [applicantPaths.detail(workspace, applicant.id)],
  },
});
