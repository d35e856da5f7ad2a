import { type RawBuilder, sql } from "kysely";

/**
 * Returns the SQL condition that a company may find a person, for a row of `accounts` with the alias `account`. Every search of
 * candidates by companies uses it (decision 049). A company finds its applicants while their applications have the personal data, but not
 * the applicants of an agency that hires for it. Other companies find only public profiles, and only when they are verified.
 */
export function isVisibleTo(companyId: number, account: string): RawBuilder<boolean> {
  const id = sql.ref(`${account}.id`);
  return sql<boolean>`EXISTS (
    SELECT 1 FROM accounts va JOIN candidates vk ON vk.account_id = va.id
      JOIN companies vc ON vc.id = ${companyId} AND vc.blocked_at IS NULL
      LEFT JOIN candidate_profiles vp ON vp.account_id = va.id
    WHERE va.id = ${id} AND va.deleted_at IS NULL AND va.blocked_at IS NULL AND va.closes_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM hidden_companies vh WHERE vh.candidate_id = vk.id AND vh.company_id = vc.id)
      AND CASE coalesce(vp.visibility, 'only_applied')
        WHEN 'hidden' THEN false
        WHEN 'public_to_verified_employers' THEN vc.verified_at IS NOT NULL
          OR EXISTS (SELECT 1 FROM applicants vx WHERE vx.candidate_id = vk.id AND vx.company_id = vc.id
            AND vx.agency_id IS NULL AND vx.erased_at IS NULL)
        ELSE EXISTS (SELECT 1 FROM applicants vx WHERE vx.candidate_id = vk.id AND vx.company_id = vc.id
            AND vx.agency_id IS NULL AND vx.erased_at IS NULL)
      END)`;
}
