import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The board of a job's applicants, and the page of an applicant. */
export const applicantPaths = {
  board: (workspace: LinkedWorkspace, jobId: number | string) => pathIn(workspace, `/${jobId}`),
  detail: (workspace: LinkedWorkspace, applicantId: number | string) =>
    pathIn(workspace, `/candidates/${applicantId}`),
} as const;
