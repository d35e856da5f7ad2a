import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import { day, hour } from "#kit/clock.ts";
import { languageNumber } from "#kit/i18n.ts";
import { snippetOf } from "#kit/rich-text.ts";
import { statusOf } from "#market/jobs/lifecycle.ts";
import { unsaidSalary } from "#market/jobs/salary.ts";
import { jobSlug } from "#market/jobs/slug.ts";
import { expiryDays } from "#market/jobs/terms.ts";
import { endOf, momentOf } from "#platform/reference/calendar.ts";
import { idOf, salaryTypes } from "#platform/reference/terms.ts";
import type { DB } from "../../../../db/types.ts";
import type { ReadAd } from "../reading/ad.ts";

/** A parsed ad of an import, with its permanent reference. */
export interface ImportedAd {
  ref: string;
  ad: ReadAd;
  /** The place as written in the ad, for places that were not recognised. */
  written: string;
}

const longestText = 255;
/** Maximum age of an imported ad. Older ads are spread over this time, because they were still open at the import. */
const oldest = 30 * day;
/** Ads are spread over ten hours from 08:00. */
const morning = "08:00";
const postingHours = 10 * hour;

/** Returns the permanent reference of an ad: its own id, else a hash of its text. */
export function sourceRef(record: Record<string, unknown>): string {
  const { id } = record;
  const own = typeof id === "string" ? id.trim() : typeof id === "number" ? String(id) : "";
  if (own !== "" && own.length <= 200) return `import:${own.normalize("NFC").replaceAll("\0", "")}`;
  const words = ["title", "company", "location", "description", "requirements"].map((name) => record[name]);
  return `import:sha256:${createHash("sha256").update(JSON.stringify(words)).digest("hex")}`;
}

/** Returns a number from 0 to 1 that is always the same for an ad. */
function shareOf(ref: string): number {
  return createHash("sha256").update(ref).digest().readUInt32BE() / 2 ** 32;
}

/**
 * Returns the dates of an ad: its creation, its approval, and the end of its publication
 * (docs/decisions/012).
 */
export function datesOf({ ref, ad }: ImportedAd, asOf: Date) {
  const now = asOf.getTime();
  const share = shareOf(ref);
  const posted = ad.postedAt ? momentOf(ad.postedAt, morning).getTime() + share * postingHours : null;
  const first = now - oldest;
  // A date in the last month is kept; missing and older ones are spread over the month.
  const approved = posted === null || posted < first ? first + share * oldest : Math.min(posted, now);
  const deadline = ad.expiresAt ? endOf(ad.expiresAt).getTime() : 0;
  const usual = approved + expiryDays.usual * day;
  const expires = deadline > now ? Math.min(deadline, approved + expiryDays.most * day) : usual;
  return {
    created: new Date(Math.min(posted ?? approved, approved)),
    approved: new Date(approved),
    expires: new Date(expires),
  };
}

/** Returns the row of a published job. It has no owner until a recruiter of the company takes it over. */
export function rowOf(
  imported: ImportedAd,
  at: { id: number; companyId: number; asOf: Date },
): Insertable<DB["jobs"]> {
  const { ad } = imported;
  const dates = datesOf(imported, at.asOf);
  const placed = !ad.unrecognised.includes("location");
  const salary = ad.salary;
  return {
    id: at.id,
    company_id: at.companyId,
    ...statusOf.published,
    language: languageNumber[ad.language],
    title: ad.title,
    slug: jobSlug(ad.title, at.id),
    category_ids: ad.categoryIds,
    location_ids: ad.locationIds,
    address: placed ? ad.address || null : null,
    location_text: placed ? null : imported.written.slice(0, longestText).toWellFormed() || null,
    job_type: ad.jobType,
    job_level: ad.jobLevel,
    experience_id: ad.experienceId,
    salary_type: salary ? idOf(salaryTypes, salary.type) : unsaidSalary,
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    currency: salary?.currency ?? "VND",
    salary_period: salary?.period ?? "month",
    salary_basis: salary?.basis ?? "gross",
    salary_text: salary ? null : ad.salaryText.slice(0, longestText).toWellFormed() || null,
    description: ad.description,
    requirement: ad.requirement,
    benefits: ad.benefits,
    snippet: snippetOf(withoutHeading(ad.description || ad.requirement || ad.benefits)),
    skills: ad.skills,
    job_languages: [],
    questions: [],
    recruiter_ids: [],
    remote: ad.remote,
    source_ref: imported.ref,
    hot: false,
    created_at: dates.created,
    updated_at: at.asOf,
    submitted_at: dates.approved,
    approved_at: dates.approved,
    first_approved_at: dates.approved,
    expires_at: dates.expires,
    needs_review: false,
  };
}

/** Removes a leading heading such as "Job description:", so that cards show the work. */
function withoutHeading(html: string): string {
  return html.replace(/^(?:<p><strong>[^<]*<\/strong><\/p>)+(?=<)/u, "");
}
