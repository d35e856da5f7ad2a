import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { languageOf } from "#kit/i18n.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { sameScope } from "#people/accounts/hiring-scope.ts";
import { logoUrl } from "#people/companies/logo.ts";
import { type LetterTemplate, templateTexts } from "../terms.ts";

/** SQL for the template of the workspace of a row, as a letter reads it; null without one. */
export const templateOf = (row: string): RawBuilder<LetterTemplate | null> => sql`(
  SELECT jsonb_build_object('letter_in', t.letter_in, ${sql.join(
    templateTexts.flatMap((name) => [sql.lit(name), sql.ref(`t.${name}`)]),
  )})
  FROM offer_templates t WHERE ${sameScope("t", row)})`;

/** SQL for the columns of a letter besides the terms of its offer, for applicant `a`, job `j` and company `c`. */
export const letterColumns = [
  shownCompany.name.as("company_name"),
  shownCompany.address.as("company_address"),
  sql<
    string | null
  >`CASE WHEN j.confidential THEN (SELECT g.logo_key FROM agencies g WHERE g.id = j.agency_id)
    ELSE c.logo_key END`.as("logo_key"),
  sql<number>`coalesce((SELECT r.language FROM candidates p JOIN accounts r ON r.id = p.account_id WHERE p.id = a.candidate_id),
    a.language)`.as("reader_language"),
] as const;

/** Returns what the letter of an offer to an applicant has besides its terms. */
export async function letterBase(db: Reader, applicantId: number, authorId: number) {
  const { confidential, company_id, ...row } = await db
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .innerJoin("companies as c", "c.id", "a.company_id")
    .select(["a.full_name as applicant_name", "a.company_id", "j.title as job_title", "j.confidential"])
    .select(letterColumns)
    .select(templateOf("a").as("template"))
    .select((eb) =>
      eb.selectFrom("accounts as u").select("u.full_name").where("u.id", "=", authorId).as("author"),
    )
    .where("a.id", "=", applicantId)
    .executeTakeFirstOrThrow();
  return { ...row, logo: confidential ? null : logoUrl(company_id, row.logo_key) };
}

/** Returns the languages of a letter: the requested one, or those in which the candidate gets it. */
export function languagesOf(
  row: { reader_language: number; template: LetterTemplate | null },
  asked?: Language | "both",
): [Language, ...Language[]] {
  const which = asked ?? (row.template?.letter_in === "both" ? "both" : languageOf(row.reader_language));
  return which === "both" ? ["vi", "en"] : [which];
}
