import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { boardTablePath } from "#hiring/applications/console-paths.ts";
import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The page of an invitation's signed link, which needs no session. */
export const answerPath = "/interviews/answer";
export const ownInterviewsPath = "/my-jobs/interviews";
export const calendarPath = "/account/calendar";

export const interviewPaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/interviews"),
  week: (workspace: LinkedWorkspace) => pathIn(workspace, "/interviews/week"),
  detail: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/interviews/${id}`),
  /** The page with the ways to interview selected applicants of a job. Its requests contain their `ids`. */
  many: (workspace: LinkedWorkspace, jobId: number | string) =>
    `${boardTablePath(workspace, jobId)}/interviews`,
  new: (workspace: LinkedWorkspace, applicantId: number | string) =>
    `${applicantPaths.detail(workspace, applicantId)}/interviews/new`,
} as const;
