import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import type { Criteria, NamedCriteria } from "../criteria.ts";
import { termNames } from "../term-names.ts";

/**
 * Returns the criteria of an alert by name in a language, because mails are written without a page's lists.
 */
export async function namesOf(db: Reader, criteria: Criteria, language: Language): Promise<NamedCriteria> {
  const { keyword, salaryMin, remote, locationIds, categoryIds, companyId } = criteria;
  const vi = language === "vi";
  const { rows } = await sql<{ place: string | null; category: string | null; company: string | null }>`SELECT
    (SELECT string_agg(CASE WHEN ${vi} THEN state_vn ELSE state END, ', ' ORDER BY id)
      FROM locations WHERE id = ANY(${locationIds}::int[])) AS place,
    (SELECT string_agg(CASE WHEN ${vi} THEN name_vn ELSE name END, ', ' ORDER BY id)
      FROM categories WHERE id = ANY(${categoryIds}::int[])) AS category,
    (SELECT name FROM companies WHERE id = ${companyId}) AS company`.execute(db);
  const { place = null, category = null, company = null } = rows[0] ?? {};
  return { keyword, place, category, terms: termNames(criteria, language), company, salaryMin, remote };
}
