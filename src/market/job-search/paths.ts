import type { Language } from "#kit/i18n.ts";

/** Addresses of public job pages, in both languages (spec §2). */
export const jobsPath = { en: "/jobs", vi: "/viec-lam" } as const satisfies Record<Language, string>;

export function jobPath(language: Language, slug: string): string {
  return `${jobsPath[language]}/${slug}`;
}

/** A recruiter's own link to a job. An applicant who uses it is recorded as referred by the recruiter. */
export function referralPath(language: Language, slug: string, accountId: number): string {
  return `${jobPath(language, slug)}?referral_id=m${accountId}`;
}

/** The list of remote work, and the ways into the list by category and by place. */
export const remotePath = { en: "/work-from-home", vi: "/viec-lam-tu-xa-remote" } as const;
export const byCategoryPath = { en: "/job-by-category", vi: "/viec-lam-theo-nganh-nghe" } as const;
export const byLocationPath = { en: "/job-by-location", vi: "/viec-lam-theo-tinh-thanh" } as const;

/** Returns the address of the data of the job that a list shows in its right column. */
export function besidePath(path: string): string {
  return `${path}/beside`;
}
