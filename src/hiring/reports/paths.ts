import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The report on the sources of a job's applicants. */
export const jobSourcesPath = (workspace: LinkedWorkspace, jobId: number | string): string =>
  pathIn(workspace, `/reports?report=sources&period=all&job_id=${jobId}`);
