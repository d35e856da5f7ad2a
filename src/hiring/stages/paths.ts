import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";

/** The page on which administrators name and order the stages that new jobs of the workspace start with. */
export function stagesPath(workspace: LinkedWorkspace): string {
  return `${settingsPath(workspace)}/stages`;
}

/** The page for naming and ordering the stages of a job's board. */
export function jobStagesPath(workspace: LinkedWorkspace, jobId: number | string): string {
  return pathIn(workspace, `/jobs/${jobId}/stages`);
}
