import { slugify } from "#kit/fold.ts";
import type { Language } from "#kit/i18n.ts";

/** Addresses of public job pages, in both languages (spec §2). */
export const jobsPath = { en: "/jobs", vi: "/viec-lam" } as const satisfies Record<Language, string>;

/** Returns the last part of a job's address: its title and `-i{id}`. The job is found by the id, so the title may change. */
export function jobSlug(title: string, id: number | string): string {
  const words = slugify(title).slice(0, 100).replace(/-$/, "");
  return words ? `${words}-i${id}` : `i${id}`;
}

export function jobPath(language: Language, slug: string): string {
  return `${jobsPath[language]}/${slug}`;
}

export function applyPath(language: Language, slug: string): string {
  return `${jobPath(language, slug)}/apply`;
}

/** Returns a recruiter's link to a job: applications by this link are recorded as referred by the recruiter. */
export function referralPath(language: Language, slug: string, accountId: number): string {
  return `${jobPath(language, slug)}?referral_id=m${accountId}`;
}

/** The application form with the online CV chosen (spec §2). */
export function applyOnlinePath(language: Language, slug: string): string {
  return `${jobPath(language, slug)}/apply-cv-online`;
}

/** Returns whether a slug is that of a job, which ends in its id. Every other slug is a search (spec §2). */
export function isJobSlug(slug: string): boolean {
  return /(?:^|-)i\d+$/.test(slug);
}

/** Returns the id at the end of a job's slug; null for the slug of a search, and for a number with too many digits. */
export function jobIdOf(slug: string): number | null {
  const digits = /(?:^|-)i(\d{1,15})$/.exec(slug)?.[1];
  return digits ? Number(digits) : null;
}
