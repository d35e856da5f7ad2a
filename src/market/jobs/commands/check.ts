import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { type FieldError, Problem } from "#kit/problem.ts";
import { membersOf, scopeOfRow, type Tenant } from "#people/accounts/hiring-scope.ts";
import {
  experiences,
  jobLanguages,
  jobLevels,
  jobTypes,
  keyOf,
  proficiencies,
  type Term,
} from "#platform/reference/terms.ts";
import { latestExpiry } from "../lifecycle.ts";
import { implausiblePay } from "../plausible-pay.ts";
import { lengthErrors, missingErrors, neededFields, salaryErrors } from "../requirements.ts";
import { expiryDays, richFields, yesOrNo } from "../terms.ts";
import type { JobChange, JobRow } from "./job-row.ts";

const payColumns = ["salary_type", "salary_min", "salary_max", "currency", "salary_period"] as const;

/** The fields of a job that `checkJob` reads, with the values that would be stored. */
export type Checked = Pick<
  JobRow,
  | "first_approved_at"
  | "contact_member_id"
  | "recruiter_ids"
  | "salary_type"
  | "salary_min"
  | "salary_max"
  | "currency"
  | "salary_period"
  | "experience_id"
  | (typeof neededFields)[number]
> & {
  job_languages: unknown;
  questions: unknown;
} & Tenant;

type People = Pick<JobRow, "contact_member_id" | "recruiter_ids">;

/**
 * Checks a job with its changes applied: stored values must be valid, and a submitted job must be complete. Errors have
 * one entry per field.
 * @param change the fields that were sent; only a sent expiry is checked, so that an old expiry does not refuse an edit
 * of the title
 * @param stored the people of the job before the change. They may stay after they were deactivated
 * @throws Problem 422
 */
export async function checkJob(
  tx: Tx,
  job: Checked,
  options: { submitted: boolean; change: JobChange; asOf: Date; stored?: People | undefined },
): Promise<void> {
  const errors = [
    ...checkChoices(job),
    ...salaryErrors(job, options.submitted),
    ...(payColumns.some((name) => options.change[name] !== undefined) ? implausiblePay(job) : []),
    ...checkQuestions(job.questions),
    ...richFields.flatMap((name) => lengthErrors(name, options.change[name] ?? "")),
    ...(options.submitted ? neededFields.flatMap((name) => missingErrors(name, job[name])) : []),
    ...(options.change.expires_at ? checkExpiry(job, options.change.expires_at, options.asOf) : []),
    ...(await checkReferences(tx, job)),
    ...(await checkPeople(tx, job, options.stored)),
  ];
  const byPointer = new Map(errors.reverse().map((fieldError) => [fieldError.pointer, fieldError]));
  if (byPointer.size > 0) throw new Problem(422, [...byPointer.values()].reverse());
}

function parsed<T>(value: unknown): T {
  return (typeof value === "string" ? JSON.parse(value) : value) as T;
}

function checkChoices(job: Checked): FieldError[] {
  const errors: FieldError[] = [];
  const checkTerm = (terms: readonly Term[], value: number | null, pointer: string) => {
    if (value !== null && keyOf(terms, value) === undefined) errors.push({ code: "choice_unknown", pointer });
  };
  checkTerm(jobTypes, job.job_type, "/job_type");
  checkTerm(jobLevels, job.job_level, "/job_level");
  checkTerm(experiences, job.experience_id, "/experience_id");
  const languages = parsed<{ language: number; proficiency: number | null }[]>(job.job_languages);
  for (const { language, proficiency } of languages) {
    checkTerm(jobLanguages, language, "/job_languages_attributes");
    checkTerm(proficiencies, proficiency, "/job_languages_attributes");
  }
  return errors;
}

function checkQuestions(value: unknown): FieldError[] {
  const questions = parsed<{ type: string; options?: string[]; unmet?: string[] }[]>(value);
  return questions.flatMap(({ type, options = [], unmet = [] }, index): FieldError[] => {
    if (type === "single_choice" && new Set(options).size < 2)
      return [{ code: "options_required", pointer: `/questions/${index}/options` }];
    const answers = type === "yes_no" ? yesOrNo : type === "single_choice" ? options : [];
    // An answer always has to be left that meets the requirement.
    const isWrong = unmet.some((answer) => !answers.includes(answer));
    if (isWrong || (unmet.length > 0 && answers.every((answer) => unmet.includes(answer))))
      return [{ code: isWrong ? "choice_unknown" : "all_unmet", pointer: `/questions/${index}/unmet` }];
    return [];
  });
}

/** Refuses an expiry more than 90 days after the first approval, or after now for a job that was never public (decisions §10). */
function checkExpiry(job: Checked, wanted: Date, asOf: Date): FieldError[] {
  const last =
    job.first_approved_at && latestExpiry(job.first_approved_at) > asOf
      ? latestExpiry(job.first_approved_at)
      : new Date(asOf.getTime() + expiryDays.most * day);
  if (wanted > asOf && wanted <= last) return [];
  return [{ code: "expiry_invalid", pointer: "/expires_at", values: { max: expiryDays.most } }];
}

/** Checks that categories are sub-categories and that locations exist. */
async function checkReferences(tx: Tx, job: Checked): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (job.category_ids.length > 0) {
    const categories = await tx
      .selectFrom("categories")
      .select("id")
      .where("id", "in", smallIds(job.category_ids))
      .where("parent_id", "is not", null)
      .execute();
    if (categories.length < job.category_ids.length)
      errors.push({ code: "category_unknown", pointer: "/category_ids" });
  }
  if (job.location_ids.length > 0) {
    const locations = await tx
      .selectFrom("locations")
      .select("id")
      .where("id", "in", smallIds(job.location_ids))
      .execute();
    if (locations.length < job.location_ids.length)
      errors.push({ code: "location_unknown", pointer: "/location_ids" });
  }
  return errors;
}

/** Checks that people are members of the workspace, and that added people are not deactivated. */
async function checkPeople(tx: Tx, job: Checked, stored: People | undefined): Promise<FieldError[]> {
  const people = [...job.recruiter_ids, ...(job.contact_member_id === null ? [] : [job.contact_member_id])];
  if (people.length === 0) return [];
  const rows = await tx
    .selectFrom("accounts")
    .select(["id", "blocked_at"])
    .where("id", "in", people)
    .where(membersOf("accounts", scopeOfRow(job)))
    .execute();
  const isActive = new Map(rows.map((row) => [row.id, row.blocked_at === null]));
  const isWrong = (id: number, stays: boolean) =>
    !(isActive.get(id) ?? false) && !(stays && isActive.has(id));
  const errors: FieldError[] = [];
  if (job.recruiter_ids.some((id) => isWrong(id, stored?.recruiter_ids.includes(id) ?? false)))
    errors.push({ code: "member_unknown", pointer: "/recruiter_ids" });
  const contact = job.contact_member_id;
  if (contact !== null && isWrong(contact, contact === stored?.contact_member_id))
    errors.push({ code: "member_unknown", pointer: "/contact_member_id" });
  return errors;
}

/** Replaces ids above 32 bits by -1, which matches no row: the ids of reference lists are 32-bit integers. */
function smallIds(ids: readonly number[]): number[] {
  return ids.map((id) => (id <= 2_147_483_647 ? id : -1));
}
