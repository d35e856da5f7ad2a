import {
  apiPathIn,
  type LinkedCompany,
  type LinkedWorkspace,
  pathIn,
  type Workspace,
} from "#people/accounts/workspace.ts";

/** Pages of a hiring console. Not in paths.ts, which every public page loads. */
export const consolePaths = {
  jobs: (workspace: LinkedCompany) => pathIn(workspace, "/jobs"),
  create: (workspace: LinkedCompany) => pathIn(workspace, "/jobs/create"),
  edit: (workspace: LinkedCompany, jobId: number | string) => pathIn(workspace, `/jobs/${jobId}/edit`),
  /** The form of a new job, filled in with what another says. */
  copy: (workspace: LinkedCompany, jobId: number | string) => pathIn(workspace, `/jobs/create?copy=${jobId}`),
  fromTemplate: (workspace: LinkedCompany, templateId: number | string) =>
    pathIn(workspace, `/jobs/create?template=${templateId}`),
  owner: (workspace: LinkedCompany, jobId: number | string) => pathIn(workspace, `/jobs/${jobId}/owner`),
  team: (workspace: LinkedWorkspace, jobId: number | string) => pathIn(workspace, `/jobs/${jobId}/team`),
  board: (workspace: LinkedWorkspace, jobId: number | string) => pathIn(workspace, `/${jobId}`),
  preview: (workspace: LinkedCompany, jobId: number | string) => pathIn(workspace, `/${jobId}/preview`),
  sources: (workspace: LinkedWorkspace, jobId: number | string) =>
    pathIn(workspace, `/reports?report=sources&period=all&job_id=${jobId}`),
  templates: (workspace: LinkedCompany) => pathIn(workspace, "/job-templates"),
  saveTemplate: (workspace: LinkedCompany, jobId: number | string) =>
    pathIn(workspace, `/job-templates/create?job=${jobId}`),
  applicant: (workspace: LinkedWorkspace, applicantId: number | string) =>
    pathIn(workspace, `/candidates/${applicantId}`),
} as const;

export const reviewPaths = {
  admin: { list: "/admin/review-jobs", detail: (id: number | string) => `/admin/review-jobs/${id}` },
  consultant: {
    list: "/consultants/dashboard",
    detail: (id: number | string) => `/consultants/review-jobs/${id}`,
  },
} as const;

/** The page for uploading a table of jobs. */
export const jobsImportPath = (workspace: LinkedCompany): string => pathIn(workspace, "/imports?kind=jobs");

/** The jobs of a workspace as a table for spreadsheets. */
export const jobsCsvPath = (workspace: Workspace): string => apiPathIn(workspace, "/jobs.csv");

/** Live updates of a job's board. */
export const boardEventsPath = (workspace: Workspace, jobId: number | string): string =>
  apiPathIn(workspace, `/jobs/${jobId}/events`);
