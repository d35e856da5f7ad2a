import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The board of a job's applicants, the page of an applicant with its offers, and the record of a candidate. */
export const applicantPaths = {
  board: (workspace: LinkedWorkspace, jobId: number | string) => pathIn(workspace, `/${jobId}`),
  detail: (workspace: LinkedWorkspace, applicantId: number | string) =>
    pathIn(workspace, `/candidates/${applicantId}`),
  offers: (workspace: LinkedWorkspace, applicantId: number | string) =>
    pathIn(workspace, `/candidates/${applicantId}#offers`),
  person: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/talent/${id}`),
} as const;
