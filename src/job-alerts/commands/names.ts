import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import type { Criteria, NamedCriteria } from "../criteria.ts";

/** What an alert looks for, by name in a language: a mail is written when nobody is there to look names up. */
export async function namesOf(db: Reader, criteria: Criteria, language: Language): Promise<NamedCriteria> {
  const { keyword, salaryMin, remote, locationId, categoryId, companyId } = criteria;
  const { rows } = await sql<{ place: string | null; category: string | null; company: string | null }>`SELECT
    (SELECT CASE WHEN ${language} = 'vi' THEN state_vn ELSE state END FROM locations WHERE id = ${locationId}) AS place,
    (SELECT CASE WHEN ${language} = 'vi' THEN name_vn ELSE name END FROM categories WHERE id = ${categoryId}) AS category,
    (SELECT name FROM companies WHERE id = ${companyId}) AS company`.execute(db);
  const { place = null, category = null, company = null } = rows[0] ?? {};
  return { keyword, place, category, company, salaryMin, remote };
}
