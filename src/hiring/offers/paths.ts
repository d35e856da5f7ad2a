import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import {
  apiPathIn,
  type LinkedCompany,
  type LinkedWorkspace,
  pathIn,
  type Workspace,
} from "#people/accounts/workspace.ts";

/** Without a login: the page to which the signed link of an offer leads, and to what is asked there. */
export const answerPath = "/offers/answer";
export function linkedOfferPath(token: string, answer?: "accept" | "decline"): string {
  return `${answerPath}?token=${encodeURIComponent(token)}${answer ? `&answer=${answer}` : ""}`;
}

export const offerPaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/offers"),
  /** Writes an offer, or changes the draft. */
  write: (workspace: LinkedWorkspace, applicantId: number | string) =>
    `${applicantPaths.detail(workspace, applicantId)}/offer`,
  /** Closes a job whose openings are filled, and undoes that. */
  fill: (workspace: LinkedCompany, jobId: number | string) =>
    `${applicantPaths.board(workspace, jobId)}/fill`,
  letter: (workspace: Workspace, id: string, language: string) =>
    apiPathIn(workspace, `/offers/${id}/letter?language=${language}`),
  ownLetter: (id: string, language: string) => `/api/v2/candidates/offers/${id}/letter?language=${language}`,
  linkedLetter: (token: string, language: string) =>
    `/api/v2/public/offers/letter?token=${encodeURIComponent(token)}&language=${language}`,
  linkedFile: (token: string) => `/api/v2/public/offers/file?token=${encodeURIComponent(token)}`,
  file: (workspace: Workspace, id: string) => apiPathIn(workspace, `/offers/${id}/file`),
  ownFile: (id: string) => `/api/v2/candidates/offers/${id}/file`,
  /** Takes a candidate's answer. */
  answer: "/my-jobs/offers",
} as const;
