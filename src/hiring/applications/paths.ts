import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import type { Language } from "#kit/i18n.ts";
import { jobPath } from "#market/job-search/paths.ts";

/** The form of an application to a job. */
export function applyPath(language: Language, slug: string): string {
  return `${jobPath(language, slug)}/apply`;
}

/** The form of an application to a job, with the online CV chosen (spec §2). */
export function applyOnlinePath(language: Language, slug: string): string {
  return `${jobPath(language, slug)}/apply-cv-online`;
}

/** Pages of a candidate's applications. */
export const applicationPaths = {
  list: "/my-jobs/applied",
  withdraw: (id: number | string) => `${ownApplicationPath(id)}/withdraw`,
  /** The file of the candidate's own CV, as it was sent. */
  cvFile: (id: number | string) => `/api/v2/candidates/applications/${id}/cv`,
} as const;
