import { consolePaths } from "#market/jobs/console-paths.ts";
import { apiPathIn, type LinkedWorkspace, pathIn, type Workspace } from "#people/accounts/workspace.ts";

/** Where an employer and an applicant write to each other. */
export const applicantMessagesPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  `${consolePaths.applicant(workspace, applicantId)}/messages`;

/** Where an employer's people write about an applicant for each other. */
export const applicantNotesPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  `${consolePaths.applicant(workspace, applicantId)}/notes`;

/** Where an employer emails an applicant. */
export const applicantMailsPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  `${consolePaths.applicant(workspace, applicantId)}/mails`;

/** The applicants of a job as a file: a table, or one with their CVs. */
export const downloadPath = (workspace: Workspace, jobId: number | string, kind: "csv" | "zip"): string =>
  apiPathIn(workspace, `/jobs/${jobId}/candidates.${kind}`);

/** The applicants of a job as a table, for handling many at once; `query` is the view of the board. */
export const boardTablePath = (workspace: LinkedWorkspace, jobId: number | string, query = ""): string =>
  `${consolePaths.board(workspace, jobId)}/table${query && `?${query}`}`;

/** Where an employer emails many applicants of a job: its form sends their `ids`. */
export const bulkMailsPath = (workspace: LinkedWorkspace, jobId: number | string): string =>
  `${boardTablePath(workspace, jobId)}/mails`;

/** Where an employer adds a task about an applicant. */
export const applicantTaskPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  pathIn(workspace, `/tasks/create?applicant=${applicantId}`);
