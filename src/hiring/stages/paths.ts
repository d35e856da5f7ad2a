import { type LinkedCompany, type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";

/** Where a company's administrators name and order the stages of its boards. */
export function stagesPath(workspace: LinkedCompany): string {
  return `${settingsPath(workspace)}/stages`;
}

/** Where those who manage a job name and order the stages of its board. */
export function jobStagesPath(workspace: LinkedWorkspace, jobId: number | string): string {
  return pathIn(workspace, `/jobs/${jobId}/stages`);
}
