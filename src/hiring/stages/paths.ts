import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** Where those who manage a job name and order the stages of its board. */
export function jobStagesPath(workspace: LinkedWorkspace, jobId: number | string): string {
  return pathIn(workspace, `/jobs/${jobId}/stages`);
}
