import { slugify } from "#kit/fold.ts";

/** Returns the last part of a job's address: its title and `-i{id}`. Only the id finds the job. */
export function jobSlug(title: string, id: number | string): string {
  const words = slugify(title).slice(0, 100).replace(/-$/, "");
  return words ? `${words}-i${id}` : `i${id}`;
}

/** Returns whether a slug is that of a job, which ends with the job's id. Every other slug is a search (spec §2). */
export function isJobSlug(slug: string): boolean {
  return /(?:^|-)i\d+$/.test(slug);
}

/** Returns the id at the end of a job's slug; null for a search slug, and for a number that no id can be. */
export function jobIdOf(slug: string): number | null {
  const digits = /(?:^|-)i(\d{1,15})$/.exec(slug)?.[1];
  return digits ? Number(digits) : null;
}
