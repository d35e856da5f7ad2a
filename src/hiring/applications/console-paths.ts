import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import {
  apiPathIn,
  type LinkedCompany,
  type LinkedWorkspace,
  type Workspace,
} from "#people/accounts/workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";

/** The applicants of a job as a file: a table, or one with their CVs. */
export const downloadPath = (workspace: Workspace, jobId: number | string, kind: "csv" | "zip"): string =>
  apiPathIn(workspace, `/jobs/${jobId}/candidates.${kind}`);

/** The applicants of a job as a table, for handling many at once; `query` is the view of the board. */
export const boardTablePath = (workspace: LinkedWorkspace, jobId: number | string, query = ""): string =>
  `${applicantPaths.board(workspace, jobId)}/table${query && `?${query}`}`;

/** Where a company's administrators choose how long data of ended applications is stored. */
export const retentionPath = (workspace: LinkedCompany): string => `${settingsPath(workspace)}/retention`;
