import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The page of an invitation's signed link, which needs no session. */
export const answerPath = "/interviews/answer";
export const ownInterviewsPath = "/my-jobs/interviews";
export const calendarPath = "/account/calendar";

export const interviewPaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/interviews"),
  week: (workspace: LinkedWorkspace) => pathIn(workspace, "/interviews/week"),
  detail: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/interviews/${id}`),
  new: (workspace: LinkedWorkspace, applicantId: number | string) =>
    `${applicantPaths.detail(workspace, applicantId)}/interviews/new`,
} as const;
