import type { Selectable } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { logoUrl } from "#people/companies/logo.ts";
import type { Jobs } from "../../../../db/types.ts";
import type { detail, similar } from "../contract.ts";
import { type JobTexts, textNames } from "../contract-shapes.ts";
import { displayState } from "../lifecycle.ts";
import { publicPay } from "../salary.ts";
import { pageSlug, shownCompany } from "./shared/shown-company.ts";

export type CardReply = ReplyOf<typeof similar>["data"][number];
export type PublicJobReply = ReplyOf<typeof detail>["data"];

/** Selects jobs with the columns of the company that cards show, for the people who hire and for reviewers. */
export function jobsWithCompany(db: Reader) {
  return db
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select([
      "c.id as company_shown_id",
      "c.name as company_name",
      pageSlug.as("company_slug"),
      "c.logo_key as company_logo_key",
      "c.size_id as company_size_id",
      "c.industry_ids as company_industry_ids",
      "c.address as company_address",
      "c.website as company_website",
      "c.verified_at as company_verified_at",
    ]);
}

/** Selects jobs with the columns of the company that cards show, for the public and candidates. */
export function publicJobs(db: Reader) {
  return db
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select(["c.size_id as company_size_id", "c.industry_ids as company_industry_ids"])
    .select([
      shownCompany.id.as("company_shown_id"),
      shownCompany.name.as("company_name"),
      shownCompany.slug.as("company_slug"),
      shownCompany.logoKey.as("company_logo_key"),
      shownCompany.address.as("company_address"),
      shownCompany.website.as("company_website"),
      shownCompany.verifiedAt.as("company_verified_at"),
    ]);
}

/** The columns of a card, without long texts. */
export const cardColumns = [
  "j.id",
  "j.title",
  "j.slug",
  "j.language",
  "j.status",
  "j.sen_status",
  "j.category_ids",
  "j.location_ids",
  "j.location_text",
  "j.job_type",
  "j.job_level",
  "j.experience_id",
  "j.salary_type",
  "j.salary_min",
  "j.salary_max",
  "j.currency",
  "j.salary_period",
  "j.salary_basis",
  "j.salary_text",
  "j.skills",
  "j.remote",
  "j.hot",
  "j.approved_at",
  "j.created_at",
  "j.expires_at",
  "j.hidden_at",
  "j.highlight_description",
  "j.snippet",
] as const;

type ColumnName<T> = T extends `j.${infer N}` ? N : never;
type JobCardColumn = ColumnName<(typeof cardColumns)[number]>;
export type JobCardRow = Pick<Selectable<Jobs>, JobCardColumn> & {
  company_shown_id: number;
  company_name: string;
  company_slug: string | null;
  company_logo_key: string | null;
  company_size_id: number | null;
  company_industry_ids: number[];
  company_address: string | null;
  company_website: string | null;
  company_verified_at: Date | null;
};

/** Returns the public attributes of a job. `pay: "all"` includes pay that the ad hides, for the company and its reviewers. */
export function jobAttributes(row: JobCardRow, pay: "public" | "all") {
  const { salary_min, salary_max } = pay === "public" ? publicPay(row) : row;
  return {
    title: row.title,
    slug: row.slug,
    url: { en: jobPath("en", row.slug), vi: jobPath("vi", row.slug) },
    language: row.language,
    status: row.status,
    sen_status: row.sen_status,
    display_state: displayState(row.status, row.sen_status),
    category_ids: row.category_ids,
    location_ids: row.location_ids,
    location_text: row.location_text,
    job_type: row.job_type,
    job_level: row.job_level,
    experience_id: row.experience_id,
    salary_type: row.salary_type,
    salary_min,
    salary_max,
    currency: row.currency,
    salary_period: row.salary_period,
    salary_basis: row.salary_basis,
    salary_text: row.salary_text,
    skills: row.skills,
    remote: row.remote,
    hot: row.hot,
    company: companyCardOf(row),
    approved_date: row.approved_at,
    created_at: row.created_at,
    expires_at: row.expires_at,
  };
}

function companyCardOf(row: JobCardRow) {
  return {
    data: {
      id: String(row.company_shown_id),
      type: "company" as const,
      attributes: {
        name: row.company_name,
        slug: row.company_slug,
        logo: logoUrl(row.company_shown_id, row.company_logo_key),
        size_id: row.company_size_id,
        industry_ids: row.company_industry_ids,
        address: row.company_address,
        website: row.company_website,
        verified: row.company_verified_at !== null,
      },
    },
  };
}

/** Returns the texts of a job. */
export function jobTexts(row: Pick<Selectable<Jobs>, keyof JobTexts>) {
  const texts = Object.fromEntries(textNames.map((name) => [name, row[name]])) as unknown as JobTexts;
  return { ...texts, job_languages_attributes: texts.job_languages };
}
