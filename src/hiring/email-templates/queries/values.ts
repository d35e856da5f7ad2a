import { sql } from "kysely";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { applicantForHiring } from "#hiring/applications/queries/shared/hiring.ts";
import { rejectTexts } from "#hiring/applications/reject-texts.ts";
import { openInterviews } from "#hiring/interviews/lifecycle.ts";
import * as enInterviews from "#hiring/interviews/messages.en.ts";
import * as viInterviews from "#hiring/interviews/messages.vi.ts";
import { kindOf } from "#hiring/interviews/terms.ts";
import { openOffers } from "#hiring/offers/lifecycle.ts";
import { formatDate } from "#kit/dates.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { literals } from "#kit/literals.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import * as en from "../messages.en.ts";
import * as vi from "../messages.vi.ts";
import type { PlaceholderValues } from "../terms.ts";

/** Sample values of placeholders, for previews without an applicant. */
export const sampleValues: Readonly<Record<Language, PlaceholderValues>> = { en: en.samples, vi: vi.samples };

/**
 * Returns the values of placeholders in an email to an applicant; null for unknown ones.
 * @throws Problem 404 if the caller may not see the applicant
 */
export async function valuesFor(
  db: Reader,
  actor: HiringActor,
  id: number,
  { language, publicUrl, asOf }: { language: Language; publicUrl: string; asOf: Date },
): Promise<PlaceholderValues> {
  const applicant = await applicantForHiring(db, actor, id);
  const row = await db
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .innerJoin("candidates as p", "p.id", "a.candidate_id")
    .leftJoin("applicant_rejections as r", (join) =>
      join.onRef("r.applicant_id", "=", "a.id").on("r.restored_at", "is", null),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("offers as f")
          .select(["f.monthly_salary", "f.currency", "f.start_date"])
          .whereRef("f.applicant_id", "=", "a.id")
          .where("f.status", "in", openOffers)
          .orderBy("f.id", "desc")
          .limit(1)
          .as("o"),
      (join) => join.onTrue(),
    )
    .select([shownCompany.name.as("company"), "r.reason_id", "p.account_id"])
    .select(["o.monthly_salary", "o.currency", "o.start_date"])
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow();
  const writer = await db
    .selectFrom("accounts")
    .select(["full_name", "email"])
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  return {
    candidate_name: applicant.full_name,
    job_title: applicant.job_title,
    company_name: row.company,
    recruiter_name: writer.full_name,
    recruiter_email: writer.email,
    ...(await interviewValues(db, id, { language, asOf })),
    offer_salary: row.monthly_salary === null ? null : salaryText(row.monthly_salary, row.currency, language),
    start_date: row.start_date && formatDate(row.start_date, "day", language),
    reject_reason: row.reason_id === null ? null : rejectTexts[language](row.reason_id),
    // The link leads to a page that needs an account.
    link: row.account_id === null ? null : new URL(ownApplicationPath(id), publicUrl).href,
  };
}

/** Returns the values of the next interview, or of the last changed one, because an email may announce its cancellation. */
async function interviewValues(
  db: Reader,
  applicantId: number,
  { language, asOf }: { language: Language; asOf: Date },
) {
  const isNext = sql<boolean>`(status IN ${literals(openInterviews)} AND starts_at > ${asOf})`;
  const row = await db
    .selectFrom("interviews")
    .select(["starts_at", "kind", "location"])
    .where("applicant_id", "=", applicantId)
    .orderBy(isNext, "desc")
    .orderBy(sql`CASE WHEN ${isNext} THEN starts_at END`)
    .orderBy(sql`coalesce(edited_at, created_at)`, "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const { kind: names } = (language === "vi" ? viInterviews : enInterviews).labels;
  return {
    interview_date: row ? formatDate(row.starts_at, "wholeDay", language) : null,
    interview_time: row ? formatDate(row.starts_at, "clock", language) : null,
    interview_type: row ? names[kindOf(row.kind).key].toLowerCase() : null,
    interview_location: row?.location ?? null,
  };
}

function salaryText(amount: number, currency: string | null, language: Language): string {
  const sum = new Intl.NumberFormat(language === "vi" ? "vi" : "en-GB").format(amount);
  if (language === "en") return currency === "USD" ? `$${sum}` : `${currency} ${sum}`;
  return currency === "VND" ? `${sum} đ` : `${sum} ${currency}`;
}

const mostApplicants = 10;

/** Returns the latest applicants whom the actor sees, for previews of a template. */
export async function applicantsToTry(db: Reader, actor: HiringActor) {
  const { accountId, isAdmin, scope } = actor;
  const rows = await db
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select(["a.id", "a.full_name", "j.title as job"])
    .where(inScope("a", scope))
    .where("a.erased_at", "is", null)
    .where("a.outcome", "=", "active")
    .$if(!isAdmin, (own) =>
      own.where(
        sql<boolean>`(a.owner_id = ${accountId} OR j.owner_id = ${accountId} OR ${accountId}::bigint = ANY (j.recruiter_ids))`,
      ),
    )
    .orderBy("a.applied_at", "desc")
    .orderBy("a.id", "desc")
    .limit(mostApplicants)
    .execute();
  return rows.map(({ id, full_name, job }) => ({ id: String(id), full_name, job }));
}
