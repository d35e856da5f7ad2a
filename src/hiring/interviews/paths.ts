import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The page of an invitation's signed link, which needs no session. */
export const answerPath = "/interviews/answer";
export const ownInterviewsPath = "/my-jobs/interviews";
export const calendarPath = "/account/calendar";

export const interviewPaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/interviews"),
  detail: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/interviews/${id}`),
  new: (workspace: LinkedWorkspace, applicantId: number | string) =>
    `${consolePaths.applicant(workspace, applicantId)}/interviews/new`,
  /** The list of feedback on the applicants of a workspace. */
  feedbacks: (workspace: LinkedWorkspace) => pathIn(workspace, "/feedbacks"),
  /** The form for feedback on an interview. */
  feedback: (workspace: LinkedWorkspace, applicantId: number | string, id: number | string) =>
    `${applicantNotesPath(workspace, applicantId)}?interview=${id}#feedback`,
} as const;
