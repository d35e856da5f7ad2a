import { languageOf } from "#kit/i18n.ts";
import type { Reference } from "#platform/reference/lists.ts";
import { experiences, jobTypes, keyOf, locationIds } from "#platform/reference/terms.ts";
import { jobPosting } from "./job-posting-schema.ts";
import type { PublicJob } from "./job-view.ts";

/** Returns the JobPosting of a job; null for a job abroad without a known country. */
export function jobPostingOf(
  { id, attributes: job }: PublicJob,
  reference: Pick<Reference, "placeName" | "placeCountry">,
  origin: string,
) {
  const company = job.company.data.attributes;
  const type = keyOf(jobTypes, job.job_type ?? -1) ?? null;
  const years = experiences.find((experience) => experience.id === job.experience_id)?.min;
  const language = languageOf(job.language);
  // Search engines do not accept "abroad" as a place, and a wrong country would be worse than none.
  const places = job.location_ids.filter((place) => place !== locationIds.overseas);
  if (places.length < job.location_ids.length && places.length === 0) return null;
  return jobPosting(
    {
      id,
      title: job.title,
      postedAt: job.approved_date ?? job.created_at,
      expiresAt: job.expires_at,
      type,
      fromHome: type === "remote",
      monthsOfExperience: years ? years * 12 : null,
      pay: job,
      places: places.map((place) => ({
        name: place === locationIds.others ? null : reference.placeName(place, language),
        country: reference.placeCountry(place),
      })),
      street: job.address,
      company: { name: company.name, website: company.website, logo: company.logo },
    },
    origin,
  );
}
