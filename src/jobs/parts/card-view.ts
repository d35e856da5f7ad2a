import type { z } from "zod";
import { companyPath } from "#companies/paths.ts";
import type { Language } from "#kit/i18n.ts";
import { languageOf } from "#kit/i18n.ts";
import { jobLevels, jobTypes, keyOf } from "#reference/terms.ts";
import type { jobCard } from "../contract.ts";
import type { Reference } from "./lists.ts";
import type { Pay } from "./salary.ts";

export type JobCardData = z.output<typeof jobCard>;

/** What a card shows, with places named in the reader's language: made in loaders, small on the wire. */
export interface JobCardView {
  id: string;
  title: string;
  /** The language that the ad is written in. */
  lang: Language;
  path: string;
  company: { name: string; path: string; logo: string | null; verified: boolean };
  pay: Pay;
  places: string[];
  type: (typeof jobTypes)[number]["key"] | null;
  level: (typeof jobLevels)[number]["key"] | null;
  skills: string[];
  at: string;
  hot: boolean;
  remote: boolean;
  applied: boolean;
  saved: boolean;
}

/** A card has room for no more. */
const skillsShown = 3;

/** A card for the list of a page in `language`. */
export function cardView(
  { id, attributes: job }: JobCardData,
  language: Language,
  reference: Reference,
): JobCardView {
  const company = job.company.data.attributes;
  return {
    id,
    title: job.title,
    lang: languageOf(job.language),
    path: job.url[language],
    company: {
      name: company.name,
      path: companyPath(language, company.slug),
      logo: company.logo,
      verified: company.verified,
    },
    pay: payOf(job),
    places: placesOf(job, language, reference),
    type: keyOf(jobTypes, job.job_type ?? -1) ?? null,
    level: keyOf(jobLevels, job.job_level ?? -1) ?? null,
    skills: job.skills.slice(0, skillsShown),
    at: job.approved_date ?? job.created_at,
    hot: job.hot,
    remote: job.remote,
    applied: job.applied ?? false,
    saved: job.saved ?? false,
  };
}

/** The pay alone, without what the page does not show. */
export function payOf(job: Pay): Pay {
  const { salary_type, salary_min, salary_max, currency, salary_period, salary_text } = job;
  return { salary_type, salary_min, salary_max, currency, salary_period, salary_text };
}

/** The places of a job by name, or what an imported ad said where no place was known. */
export function placesOf(
  job: { location_ids: number[]; location_text: string | null },
  language: Language,
  reference: Reference,
): string[] {
  const names = job.location_ids
    .map((id) => reference.placeName(id, language))
    .filter((name) => name !== null);
  if (names.length > 0) return names;
  return job.location_text ? [job.location_text] : [];
}
