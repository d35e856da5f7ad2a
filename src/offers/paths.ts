import { consolePaths } from "#jobs/paths.ts";

export const offerPaths = {
  /** Writes an offer, or changes the draft. */
  write: (companyId: number, applicantId: number | string) =>
    `${consolePaths.applicant(companyId, applicantId)}/offer`,
  letter: (id: string, language: string) => `/api/v2/companies/offers/${id}/letter?language=${language}`,
  ownLetter: (id: string, language: string) => `/api/v2/candidates/offers/${id}/letter?language=${language}`,
  file: (id: string) => `/api/v2/companies/offers/${id}/file`,
  ownFile: (id: string) => `/api/v2/candidates/offers/${id}/file`,
  /** Takes a candidate's answer. */
  answer: "/my-jobs/offers",
} as const;
