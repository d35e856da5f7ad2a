import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The page of the notes on a job. */
export const jobNotesPath = (workspace: LinkedWorkspace, jobId: number | string): string =>
  `${applicantPaths.board(workspace, jobId)}/notes`;

/** The page on which recruiters write notes about an applicant for each other. */
export const applicantNotesPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  `${applicantPaths.detail(workspace, applicantId)}/notes`;

/** The list of the team's feedback on applicants. */
export const feedbacksPath = (workspace: LinkedWorkspace): string => pathIn(workspace, "/feedbacks");

/** The page of an interviewer: the CV beside the interview kit and the form for feedback. */
export const feedbackPath = (workspace: LinkedWorkspace, interviewId: number | string): string =>
  pathIn(workspace, `/interviews/${interviewId}/feedback`);
