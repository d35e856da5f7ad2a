import { apiPathIn, type LinkedWorkspace, pathIn, type Workspace } from "#people/accounts/workspace.ts";

/** Paths of console pages. They are separate from paths.ts, which every public page loads. */
export const consolePaths = {
  jobs: (workspace: LinkedWorkspace) => pathIn(workspace, "/jobs"),
  create: (workspace: LinkedWorkspace) => pathIn(workspace, "/jobs/create"),
  /** The form of a new job of an agency's client. */
  createFor: (workspace: LinkedWorkspace, clientId: number | string) =>
    pathIn(workspace, `/jobs/create?client=${clientId}`),
  edit: (workspace: LinkedWorkspace, jobId: number | string) => pathIn(workspace, `/jobs/${jobId}/edit`),
  /** The form of a new job, filled in with the fields of another job. */
  copy: (workspace: LinkedWorkspace, jobId: number | string) =>
    pathIn(workspace, `/jobs/create?copy=${jobId}`),
  fromTemplate: (workspace: LinkedWorkspace, templateId: number | string) =>
    pathIn(workspace, `/jobs/create?template=${templateId}`),
  owner: (workspace: LinkedWorkspace, jobId: number | string) => pathIn(workspace, `/jobs/${jobId}/owner`),
  team: (workspace: LinkedWorkspace, jobId: number | string) => pathIn(workspace, `/jobs/${jobId}/team`),
  preview: (workspace: LinkedWorkspace, jobId: number | string) => pathIn(workspace, `/${jobId}/preview`),
  templates: (workspace: LinkedWorkspace) => pathIn(workspace, "/job-templates"),
  saveTemplate: (workspace: LinkedWorkspace, jobId: number | string) =>
    pathIn(workspace, `/job-templates/create?job=${jobId}`),
} as const;

/** The download of a workspace's jobs as a table. */
export const jobsCsvPath = (workspace: Workspace): string => apiPathIn(workspace, "/jobs.csv");

/** The stream of live updates of a job's board. */
export const boardEventsPath = (workspace: Workspace, jobId: number | string): string =>
  apiPathIn(workspace, `/jobs/${jobId}/events`);
