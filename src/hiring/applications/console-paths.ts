import { consolePaths } from "#market/jobs/console-paths.ts";
import { apiPathIn, type LinkedWorkspace, pathIn, type Workspace } from "#people/accounts/workspace.ts";

/** The page of the messages between an employer and an applicant. */
export const applicantMessagesPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  `${consolePaths.applicant(workspace, applicantId)}/messages`;

/** The page of the internal notes and feedback about an applicant. */
export const applicantNotesPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  `${consolePaths.applicant(workspace, applicantId)}/notes`;

/** The page on which an employer emails an applicant. */
export const applicantMailsPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  `${consolePaths.applicant(workspace, applicantId)}/mails`;

/** The address of the applicants of a job as a file: a CSV table, or a ZIP with the table and their CVs. */
export const downloadPath = (workspace: Workspace, jobId: number | string, kind: "csv" | "zip"): string =>
  apiPathIn(workspace, `/jobs/${jobId}/candidates.${kind}`);

/** The page with the applicants of a job as a table, for actions on many at once; `query` is the view of the board. */
export const boardTablePath = (workspace: LinkedWorkspace, jobId: number | string, query = ""): string =>
  `${applicantPaths.board(workspace, jobId)}/table${query && `?${query}`}`;

/** The page on which an employer emails many applicants of a job; its form sends their `ids`. */
export const bulkMailsPath = (workspace: LinkedWorkspace, jobId: number | string): string =>
  `${boardTablePath(workspace, jobId)}/mails`;

/** The page on which an employer adds a task about an applicant. */
export const applicantTaskPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  pathIn(workspace, `/tasks/create?applicant=${applicantId}`);
