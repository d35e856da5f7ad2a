import { consolePaths } from "#market/jobs/console-paths.ts";
import type { LinkedWorkspace } from "#people/accounts/workspace.ts";

/** Where people who hire write about a job for each other. */
export const jobNotesPath = (workspace: LinkedWorkspace, jobId: number | string): string =>
  `${consolePaths.board(workspace, jobId)}/notes`;
