/** The list of links to clients' recipients, and the page on which an applicant is shared. */
export const sharePaths = {
  list: "/consultants/shares",
  /** The register of transfers abroad, for administrators. */
  transfers: "/consultants/transfers",
  applicant: (applicantId: number | string) => `/consultants/candidates/${applicantId}/share`,
} as const;
