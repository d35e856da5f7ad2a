import { sql } from "kysely";

/** The id of the company of confidential jobs in all that the public and candidates read. No company has it. */
export const noCompany = 0;

/** SQL for the slug of company `c`; null for a company that an agency entered, which has no page (decision 123). */
export const pageSlug = sql<string | null>`CASE WHEN c.origin = 'registered' THEN c.slug END`;

/**
 * SQL for the company of job `j` with company `c` as the public and candidates read it: of a confidential job the name of the agency,
 * and no fact but size and industries of the client (decision 124).
 */
export const shownCompany = {
  id: sql<number>`CASE WHEN j.confidential THEN ${sql.lit(noCompany)} ELSE c.id END`,
  name: sql<string>`CASE WHEN j.confidential THEN (SELECT g.name FROM agencies g WHERE g.id = j.agency_id) ELSE c.name END`,
  slug: sql<string | null>`CASE WHEN NOT j.confidential THEN ${pageSlug} END`,
  logoKey: sql<string | null>`CASE WHEN NOT j.confidential THEN c.logo_key END`,
  address: sql<string | null>`CASE WHEN NOT j.confidential THEN c.address END`,
  website: sql<string | null>`CASE WHEN NOT j.confidential THEN c.website END`,
  verifiedAt: sql<Date | null>`CASE WHEN NOT j.confidential THEN c.verified_at END`,
} as const;

/** SQL for the company of `job_search AS s`, as candidates can hide it. */
export const searchedCompany = sql<number>`CASE WHEN s.confidential THEN ${sql.lit(noCompany)} ELSE s.company_id END`;
