import { applicantNotesPath } from "#hiring/applications/console-paths.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The candidate's page that needs no login: the signed link of an invitation leads here. */
export const answerPath = "/interviews/answer";
export const ownInterviewsPath = "/my-jobs/interviews";
export const calendarPath = "/account/calendar";

export const interviewPaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/interviews"),
  detail: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/interviews/${id}`),
  new: (workspace: LinkedWorkspace, applicantId: number | string) =>
    `${consolePaths.applicant(workspace, applicantId)}/interviews/new`,
  /** What the team thinks of its applicants. */
  feedbacks: (workspace: LinkedWorkspace) => pathIn(workspace, "/feedbacks"),
  /** Where feedback on an interview is given. */
  feedback: (workspace: LinkedWorkspace, applicantId: number | string, id: number | string) =>
    `${applicantNotesPath(workspace, applicantId)}?interview=${id}#feedback`,
} as const;
