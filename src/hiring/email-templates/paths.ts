import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { boardTablePath } from "#hiring/applications/console-paths.ts";
import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

export const templatePaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/email-templates"),
  create: (workspace: LinkedWorkspace) => pathIn(workspace, "/email-templates/create"),
  edit: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/email-templates/${id}`),
  values: (workspace: LinkedWorkspace) => pathIn(workspace, "/email-templates/values"),
} as const;

/** The page on which an employer emails an applicant. */
export const applicantMailsPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  `${applicantPaths.detail(workspace, applicantId)}/mails`;

/** The page on which an employer emails many applicants of a job. Its requests contain their `ids`. */
export const bulkMailsPath = (workspace: LinkedWorkspace, jobId: number | string): string =>
  `${boardTablePath(workspace, jobId)}/mails`;
