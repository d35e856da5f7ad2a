import type { z } from "zod";
import { day } from "#kit/clock.ts";
import type { Language } from "#kit/i18n.ts";
import { languageOf } from "#kit/i18n.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import type { Reference } from "#platform/reference/lists.ts";
import {
  companySizes,
  experiences,
  jobLanguages,
  jobLevels,
  jobTypes,
  keyOf,
  proficiencies,
} from "#platform/reference/terms.ts";
import type { publicJob } from "../contract.ts";
import { payOf } from "../salary.ts";
import { type PlainField, plainFields } from "../terms.ts";
import { placesOf, skillsOf } from "./card-view.ts";

export type PublicJob = z.output<typeof publicJob>;
/** A job for its page, a preview or a review; only the public page has pictures. */
type Viewed = Omit<PublicJob, "attributes"> & {
  attributes: Omit<PublicJob["attributes"], "pictures"> & Partial<Pick<PublicJob["attributes"], "pictures">>;
};
export type JobView = ReturnType<typeof jobView>;

/** Returns the short texts of an ad, read by `textOf` from an answer or from the form. */
export function plainTexts(textOf: (name: PlainField) => string | null) {
  return Object.fromEntries(plainFields.map((name) => [name, textOf(name)])) as Record<
    PlainField,
    string | null
  >;
}

/** Returns the values of a job's page in the reader's language; for loaders. */
export function jobView(
  { id, attributes: job }: Viewed,
  language: Language,
  reference: Reference,
  now: Date,
) {
  const company = job.company.data.attributes;
  return {
    id,
    title: job.title,
    lang: languageOf(job.language),
    path: job.url[language],
    paths: job.url,
    state: job.display_state,
    pay: payOf(job),
    basis: job.salary_basis,
    places: placesOf(job, language, reference),
    ...plainTexts((name) => job[name]),
    categories: job.category_ids.flatMap((category) => {
      const name = reference.categoryName(category, language);
      return name === null ? [] : [{ id: category, name }];
    }),
    type: keyOf(jobTypes, job.job_type ?? -1) ?? null,
    level: keyOf(jobLevels, job.job_level ?? -1) ?? null,
    experience: keyOf(experiences, job.experience_id ?? -1) ?? null,
    headCount: job.head_count,
    blind: job.blind_review,
    remote: job.remote,
    hot: job.hot,
    skills: skillsOf(job, language, reference),
    languages: job.job_languages.flatMap(({ language: spoken, proficiency }) => {
      const key = keyOf(jobLanguages, spoken);
      return key ? [{ key, proficiency: keyOf(proficiencies, proficiency ?? -1) ?? null }] : [];
    }),
    description: job.description,
    requirement: job.requirement,
    benefits: job.benefits,
    at: job.approved_date ?? job.created_at,
    expires: job.expires_at,
    daysLeft: job.expires_at ? daysBetween(now, new Date(job.expires_at)) : null,
    applied: job.applied ?? false,
    saved: job.saved ?? false,
    open: job.can.apply,
    company: {
      id: job.company.data.id,
      name: company.name,
      path: company.slug === null ? null : companyPath(language, company.slug),
      logo: company.logo,
      verified: company.verified,
      size: keyOf(companySizes, company.size_id ?? -1) ?? null,
      address: company.address,
      website: company.website,
      pictures: job.pictures ?? [],
    },
  };
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / day));
}
