import { slugify } from "#kit/fold.ts";
import type { Language } from "#kit/i18n.ts";

/** Addresses of public job pages, in both languages (spec §2). */
export const jobsPath = { en: "/jobs", vi: "/viec-lam" } as const satisfies Record<Language, string>;

/** The list of remote work, and the ways into the list by category and by place. */
export const remotePath = { en: "/work-from-home", vi: "/viec-lam-tu-xa-remote" } as const;
export const byCategoryPath = { en: "/job-by-category", vi: "/viec-lam-theo-nganh-nghe" } as const;
export const byLocationPath = { en: "/job-by-location", vi: "/viec-lam-theo-tinh-thanh" } as const;

/** The last part of a job's address: its title and `-i{id}`, by which it is found whatever the title says. */
export function jobSlug(title: string, id: number | string): string {
  const words = slugify(title).slice(0, 100).replace(/-$/, "");
  return words ? `${words}-i${id}` : `i${id}`;
}

export function jobPath(language: Language, slug: string): string {
  return `${jobsPath[language]}/${slug}`;
}

/** What a list shows of a job beside itself, by the path of the job. */
export function besidePath(path: string): string {
  return `${path}/beside`;
}

export function applyPath(language: Language, slug: string): string {
  return `${jobPath(language, slug)}/apply`;
}

/** A recruiter's own link to a job: who applies by it is known as referred by them. */
export function referralPath(language: Language, slug: string, accountId: number): string {
  return `${jobPath(language, slug)}?referral_id=m${accountId}`;
}

/** The same form with the online CV chosen (spec §2). */
export function applyOnlinePath(language: Language, slug: string): string {
  return `${jobPath(language, slug)}/apply-cv-online`;
}

/** Whether a slug is a job's: it ends in its id. Every other slug is a search (spec §2). */
export function isJobSlug(slug: string): boolean {
  return /(?:^|-)i\d+$/.test(slug);
}

export function reportPath(language: Language, slug: string): string {
  return `${jobPath(language, slug)}/report`;
}

/** A candidate's saved jobs; the page also takes what is saved and unsaved elsewhere. */
export const savedPath = "/my-jobs/saved";

/** The id at the end of a job's slug; null for a search slug, and for a number that no id can be. */
export function jobIdOf(slug: string): number | null {
  const digits = /(?:^|-)i(\d{1,15})$/.exec(slug)?.[1];
  return digits ? Number(digits) : null;
}
