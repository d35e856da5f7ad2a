import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { apiPathIn, type LinkedWorkspace, type Workspace } from "#people/accounts/workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";

/** The address of the applicants of a job as a file: a CSV table, or a ZIP with the table and their CVs. */
export const downloadPath = (workspace: Workspace, jobId: number | string, kind: "csv" | "zip"): string =>
  apiPathIn(workspace, `/jobs/${jobId}/candidates.${kind}`);

/** The page with the applicants of a job as a table, for actions on many at once; `query` is the view of the board. */
export const boardTablePath = (workspace: LinkedWorkspace, jobId: number | string, query = ""): string =>
  `${applicantPaths.board(workspace, jobId)}/table${query && `?${query}`}`;

/** The page on which administrators of the workspace choose how long data of ended applications is stored. */
export const retentionPath = (workspace: LinkedWorkspace): string => `${settingsPath(workspace)}/retention`;
