import { createTranslator } from "use-intl/core";
import type { z } from "zod";
import { type Language, languageNumber, languageOf } from "#kit/i18n.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import type { Reference } from "#platform/reference/lists.ts";
import { experiences, jobLevels, jobTypes, keyOf } from "#platform/reference/terms.ts";
import type { jobCard } from "../contract.ts";
import { site as en } from "../messages.en.ts";
import { site as vi } from "../messages.vi.ts";
import type { Pay } from "../salary.ts";
import { type SaySalary, salaryText } from "./salary.ts";

export type JobCardData = z.output<typeof jobCard>;

/**
 * The values of a card in the reader's language, made in loaders. Absent facts have no key, and the keys are in the order
 * of display: the closer a value is to its copy in the HTML, the better the page compresses.
 */
export interface JobCardView {
  /** The company of the job; absent on the company's own pages. */
  company?: { id: string; logo: string | null; path: string | null; name: string; verified?: true };
  /** The language of the ad, if it differs from that of the page. */
  lang?: Language;
  /** The path of the job's page; its last part ends with the job's id. */
  path: string;
  title: string;
  pay: string;
  places?: string[];
  experience?: (typeof experiences)[number]["key"];
  /** The last day to apply. */
  until?: string;
  /** The first highlight of the ad. */
  perk?: string;
  /** The type of the job; absent for full time, the usual type. */
  type?: Exclude<(typeof jobTypes)[number]["key"], "full_time">;
  level?: (typeof jobLevels)[number]["key"];
  skills?: string[];
  at: string;
  hot?: true;
  remote?: true;
  applied?: true;
  saved?: true;
}

/** The number of skills for which a card has room. */
const skillsShown = 3;
const perkMax = 40;

const say: Record<Language, SaySalary> = {
  en: createTranslator({ locale: "en", messages: en.salary }) as SaySalary,
  vi: createTranslator({ locale: "vi", messages: vi.salary }) as SaySalary,
};

/**
 * Returns a card for a list on a page in `language`. `ofCompany` is for the company's own pages, and places that the
 * list is about come first.
 */
export function cardView(
  { attributes: job }: JobCardData,
  language: Language,
  reference: Reference,
  { ofCompany = false, placesFirst = [] }: { ofCompany?: boolean; placesFirst?: readonly number[] } = {},
): JobCardView {
  const company = job.company.data.attributes;
  const wanted = placesFirst.flatMap((id) => [id, ...reference.members(id)]);
  const location_ids = job.location_ids.toSorted(
    (a, b) => Number(wanted.includes(b)) - Number(wanted.includes(a)),
  );
  const places = placesOf({ ...job, location_ids }, language, reference);
  const type = keyOf(jobTypes, job.job_type ?? -1);
  const level = keyOf(jobLevels, job.job_level ?? -1);
  const experience = keyOf(experiences, job.experience_id ?? -1);
  const perk = perkOf(job.highlight);
  return {
    ...(!ofCompany && {
      company: {
        id: job.company.data.id,
        logo: company.logo,
        path: company.slug === null ? null : companyPath(language, company.slug),
        name: company.name,
        ...(company.verified && { verified: true }),
      },
    }),
    ...(job.language !== languageNumber[language] && { lang: languageOf(job.language) }),
    path: job.url[language],
    title: job.title,
    pay: payText(job, language),
    ...(places.length > 0 && { places }),
    ...(experience && { experience }),
    ...(job.expires_at && { until: toMinute(job.expires_at) }),
    ...(perk && { perk }),
    // The type "remote" is left out when the card has the mark for remote work.
    ...(type && type !== "full_time" && !(type === "remote" && job.remote) && { type }),
    ...(level && { level }),
    ...(job.skills.length > 0 && {
      skills: skillsOf(job, language, reference).slice(0, skillsShown),
    }),
    at: toMinute(job.approved_date ?? job.created_at),
    ...(job.hot && { hot: true }),
    ...(job.remote && { remote: true }),
    ...(job.applied && { applied: true }),
    ...(job.saved && { saved: true }),
  };
}

/** Returns a card with the values that a `compact` card shows. */
export function compactCard(card: JobCardData, language: Language, reference: Reference): JobCardView {
  const { experience, until, perk, type, level, skills, ...shown } = cardView(card, language, reference);
  return shown;
}

/** Returns the names of a job's skills, in the reader's language for known skills. */
export function skillsOf(job: { skills: string[] }, language: Language, reference: Reference): string[] {
  return [...new Set(job.skills.map((skill) => reference.skillName(skill, language)))];
}

/** Returns the first of a job's highlights; null if it is too long for a card. */
function perkOf(highlight: string | null): string | null {
  const [first = ""] = (highlight ?? "").split(/[·•;\n]/);
  const perk = first.trim().replace(/^- |\.$/g, "");
  return perk.length > 0 && perk.length <= perkMax ? perk : null;
}

/** Returns the pay of a job in words, for a card. */
export function payText(job: Pay, language: Language): string {
  return salaryText(job, language, say[language]);
}

/** Removes the seconds of a time, which no page shows. */
export function toMinute(at: string): string {
  return at.replace(/:\d\d(\.\d+)?Z$/, "Z");
}

/** Returns the names of a job's places, or the text of an imported ad without known places. */
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
