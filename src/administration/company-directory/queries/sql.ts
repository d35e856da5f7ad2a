import { type RawBuilder, type SqlBool, sql } from "kysely";
import { userTypes } from "#people/accounts/terms.ts";
import { topJobs } from "../terms.ts";

/** Whether a member of company `c` has verified an email address. */
export const hasVerifiedMember = sql<SqlBool>`EXISTS (SELECT FROM accounts v WHERE v.company_id = c.id
  AND v.email_verified_at IS NOT NULL AND v.blocked_at IS NULL AND v.deleted_at IS NULL)`;

/** The status of company `c`: a company without a member who has verified an email address is inactive. */
export const statusOf = sql<number>`CASE WHEN c.inactive_at IS NOT NULL THEN 0 WHEN c.verified_at IS NOT NULL THEN 2
  WHEN ${hasVerifiedMember} THEN 1 ELSE 0 END`;

export const completenessOf = sql<number>`CASE WHEN c.binned_at IS NOT NULL THEN 2
  WHEN c.industry_ids <> '{}' AND c.address IS NOT NULL AND c.logo_key IS NOT NULL THEN 1 ELSE 0 END`;

export const industryOf = sql<
  number | null
>`(SELECT i.type FROM industries i WHERE i.id = c.industry_ids[1])`;

/** Live jobs of company `c`, with those that agencies publish for it. */
export const liveJobs = sql<number>`(SELECT count(*) FROM job_search s WHERE s.company_id = c.id)`;

export const memberCount = sql<number>`(SELECT count(*) FROM accounts m WHERE m.company_id = c.id
  AND m.user_type = ${sql.lit(userTypes.recruiter)} AND m.blocked_at IS NULL AND m.deleted_at IS NULL)`;

const branded = sql<SqlBool>`(c.about IS NOT NULL AND c.banner_key IS NOT NULL)`;
const top = sql<SqlBool>`(${liveJobs} >= ${sql.lit(topJobs)})`;
const isPublic = sql<SqlBool>`(c.origin = 'registered' AND c.binned_at IS NULL AND c.blocked_at IS NULL)`;

export const ofPageType = {
  branded: sql<SqlBool>`(${isPublic} AND ${branded})`,
  top: sql<SqlBool>`(${isPublic} AND ${top})`,
  public: sql<SqlBool>`(${isPublic} AND NOT ${branded} AND NOT ${top})`,
} as const satisfies Record<string, RawBuilder<SqlBool>>;

export const isClient = sql<SqlBool>`EXISTS (SELECT FROM clients k WHERE k.company_id = c.id)`;

/** The facts by which companies look alike: the text of each fact, or null. */
const facts = {
  tax_root: sql`left(c.tax_code, 10)`,
  name: sql`btrim(regexp_replace(c.name_key,
    '\\m(cong ty|cty|co phan|cp|tnhh|mtv|mot thanh vien|company|co|ltd|jsc|corp|inc|group|viet nam|vietnam)\\M|[^a-z0-9]+', ' ', 'g'))`,
  website: sql`nullif(lower(regexp_replace(c.website, '^(https?://)?(www\\.)?([^/?#:]*).*$', '\\3')), '')`,
  phone: sql`CASE WHEN length(regexp_replace(c.phone, '\\D', '', 'g')) >= 9 THEN right(regexp_replace(c.phone, '\\D', '', 'g'), 9) END`,
} as const;

/** Pairs `d (first, second, same)` of companies that look like one, the earlier one first. */
export const pairs = sql`(
  WITH values_of AS MATERIALIZED (
    SELECT c.id, f.what, f.value FROM companies c CROSS JOIN LATERAL (VALUES
      ('tax_root', ${facts.tax_root}), ('name', regexp_replace(${facts.name}, ' +', ' ', 'g')),
      ('website', ${facts.website}), ('phone', ${facts.phone})) f (what, value)
    WHERE c.merged_into IS NULL AND c.binned_at IS NULL AND length(f.value) > 2),
  -- A value of many companies, such as the address of a hosting service, says nothing.
  rare AS (SELECT what, value FROM values_of GROUP BY what, value HAVING count(*) BETWEEN 2 AND 6)
  SELECT a.id AS first, b.id AS second, array_agg(DISTINCT a.what ORDER BY a.what) AS same
  FROM rare r JOIN values_of a USING (what, value) JOIN values_of b USING (what, value)
  WHERE a.id < b.id GROUP BY a.id, b.id)`;
