import { consolePaths } from "#jobs/paths.ts";

/** Where people who hire write about a job for each other. */
export const jobNotesPath = (companyId: number, jobId: number | string): string =>
  `${consolePaths.board(companyId, jobId)}/notes`;
