/** The page of the signed link of a request. */
export const linkedRepresentationPath = (token: string) =>
  `/introductions/answer?token=${encodeURIComponent(token)}`;

/** The page whose action asks an applicant, and records answers. */
export const representationsPath = (applicantId: number | string) =>
  `/consultants/candidates/${applicantId}/consent`;
