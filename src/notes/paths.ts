import type { LinkedWorkspace } from "#accounts/workspace.ts";
import { consolePaths } from "#jobs/console-paths.ts";

/** Where people who hire write about a job for each other. */
export const jobNotesPath = (workspace: LinkedWorkspace, jobId: number | string): string =>
  `${consolePaths.board(workspace, jobId)}/notes`;
