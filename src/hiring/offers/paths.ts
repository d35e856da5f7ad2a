import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { apiPathIn, type LinkedWorkspace, pathIn, type Workspace } from "#people/accounts/workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";

/** The page of an offer's signed link, which needs no session. `answer` opens its form for that answer. */
export const answerPath = "/offers/answer";
export function linkedOfferPath(token: string, answer?: "accept" | "decline"): string {
  return `${answerPath}?token=${encodeURIComponent(token)}${answer ? `&answer=${answer}` : ""}`;
}

export const offerPaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/offers"),
  /** The page that writes an offer, or changes its draft. */
  write: (workspace: LinkedWorkspace, applicantId: number | string) =>
    `${applicantPaths.detail(workspace, applicantId)}/offer`,
  /** The page that closes a job whose openings are filled, and undoes that. */
  fill: (workspace: LinkedWorkspace, jobId: number | string) =>
    `${applicantPaths.board(workspace, jobId)}/fill`,
  /** The settings page of the letters of offer. */
  template: (workspace: LinkedWorkspace) => `${settingsPath(workspace)}/offers`,
  /** The letter as the candidate gets it. */
  letter: (workspace: Workspace, id: string) => apiPathIn(workspace, `/offers/${id}/letter`),
  ownLetter: (id: string, language: string) => `/api/v2/candidates/offers/${id}/letter?language=${language}`,
  linkedLetter: (token: string, language: string) =>
    `/api/v2/public/offers/letter?token=${encodeURIComponent(token)}&language=${language}`,
  linkedFile: (token: string) => `/api/v2/public/offers/file?token=${encodeURIComponent(token)}`,
  file: (workspace: Workspace, id: string) => apiPathIn(workspace, `/offers/${id}/file`),
  ownFile: (id: string) => `/api/v2/candidates/offers/${id}/file`,
  /** The page of a candidate's offers, whose action stores answers. */
  answer: "/my-jobs/offers",
} as const;
