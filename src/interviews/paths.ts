import { applicantNotesPath } from "#applications/paths.ts";
import { consolePaths } from "#jobs/paths.ts";

/** The candidate's page that needs no login: the signed link of an invitation leads here. */
export const answerPath = "/interviews/answer";
export const ownInterviewsPath = "/my-jobs/interviews";
export const calendarPath = "/account/calendar";

export const interviewPaths = {
  list: (companyId: number) => `/employer/${companyId}/interviews`,
  detail: (companyId: number, id: number | string) => `/employer/${companyId}/interviews/${id}`,
  new: (companyId: number, applicantId: number | string) =>
    `${consolePaths.applicant(companyId, applicantId)}/interviews/new`,
  /** What the team thinks of its applicants. */
  feedbacks: (companyId: number) => `/employer/${companyId}/feedbacks`,
  /** Where feedback on an interview is given. */
  feedback: (companyId: number, applicantId: number | string, id: number | string) =>
    `${applicantNotesPath(companyId, applicantId)}?interview=${id}#feedback`,
} as const;
