import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { bannerUrl, logoUrl } from "#people/companies/logo.ts";
import type { directory } from "../contract.ts";
import { companyPath } from "../paths.ts";

export type CompanyCardReply = ReplyOf<typeof directory>["data"][number];

/**
 * SQL for a table of each company's open jobs: jobs in the search, which counts them on each change, without
 * those that have expired since. Jobs of agencies are not counted for their clients (decision 093).
 */
export const openJobs = (asOf: Date) => sql<{ company_id: number; open: number }>`(
  SELECT j.company_id, j.open - coalesce(e.expired, 0) AS open FROM company_jobs j
  LEFT JOIN (SELECT company_id, count(*) AS expired FROM job_search
    WHERE expires_at <= ${asOf} AND agency_id IS NULL GROUP BY company_id) e
    ON e.company_id = j.company_id)`;

/** Builds a query of companies with the fields of their cards. */
export function companiesWithJobs(db: Reader, asOf: Date) {
  return db
    .selectFrom("companies as c")
    .leftJoin(openJobs(asOf).as("o"), "o.company_id", "c.id")
    .select([
      "c.id",
      "c.name",
      "c.slug",
      "c.logo_key",
      "c.banner_key",
      "c.tagline",
      "c.size_id",
      "c.industry_ids",
      "c.location_id",
      "c.verified_at",
      "o.open as open_jobs",
    ]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof companiesWithJobs>["execute"]>>[number];

export function cardAttributes(row: CardRow): CompanyCardReply["attributes"] {
  return {
    name: row.name,
    slug: row.slug,
    url: { en: companyPath("en", row.slug), vi: companyPath("vi", row.slug) },
    logo: logoUrl(row.id, row.logo_key),
    banner: bannerUrl(row.id, row.banner_key),
    tagline: row.tagline,
    size_id: row.size_id,
    industry_ids: row.industry_ids,
    location_id: row.location_id,
    verified: row.verified_at !== null,
    jobs: row.open_jobs ?? 0,
  };
}

/** Returns the cards of the given companies, in the order of the ids. */
export async function companyCards(
  db: Reader,
  ids: readonly number[],
  asOf: Date,
): Promise<CompanyCardReply[]> {
  if (ids.length === 0) return [];
  const rows = await companiesWithJobs(db, asOf)
    .where("c.id", "in", [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ id: String(id), type: "company" as const, attributes: cardAttributes(row) }] : [];
  });
}
