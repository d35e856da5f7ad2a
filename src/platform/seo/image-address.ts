import { createHash } from "node:crypto";
import type { Language } from "#kit/i18n.ts";

/** Version of the drawing: increase it when images are drawn differently, so that all get new addresses. */
const look = 1;

function versionOf(...parts: unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify([look, ...parts]))
    .digest("hex")
    .slice(0, 10);
}

/** The data of a job that its share image shows, as the API returns them. */
export interface PicturedJob {
  salary_type: number;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  salary_period: string;
  salary_text: string | null;
  title: string;
  location_ids: number[];
  location_text: string | null;
  company: { data: { attributes: { name: string; logo: string | null } } };
}

/** The address of a job's image: it changes with the content, so that caches may store it without limit. */
export function jobImagePath(id: number | string, job: PicturedJob, language: Language): string {
  const { name, logo } = job.company.data.attributes;
  const pay = [
    job.salary_type,
    job.salary_min,
    job.salary_max,
    job.currency,
    job.salary_period,
    job.salary_text,
  ];
  const version = versionOf(language, job.title, name, logo, pay, job.location_ids, job.location_text);
  return `/og/jobs/${id}-${language}-${version}.png`;
}

export interface PicturedCompany {
  name: string;
  slug: string;
  logo: string | null;
  tagline: string | null;
  location_id: number | null;
}

/** The address of the image of a company's page. */
export function companyImagePath(company: PicturedCompany, language: Language): string {
  const { name, slug, logo, tagline, location_id } = company;
  return `/og/companies/${slug}-${language}-${versionOf(language, name, logo, tagline, location_id)}.png`;
}

/** Returns the version of the site's share image, a hash of the words on it. */
export function siteVersion(words: string[]): string {
  return versionOf(words);
}
