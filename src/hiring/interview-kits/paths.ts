import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";

const list = (workspace: LinkedWorkspace) => `${settingsPath(workspace)}/interview-kits`;

export const kitPaths = {
  list,
  create: (workspace: LinkedWorkspace) => `${list(workspace)}/create`,
  edit: (workspace: LinkedWorkspace, id: number | string) => `${list(workspace)}/${id}`,
  /** The kits of a job's rounds. */
  job: (workspace: LinkedWorkspace, jobId: number | string) =>
    pathIn(workspace, `/jobs/${jobId}/interview-kits`),
} as const;
