import { languageNumberOf, richText, snippetOf } from "#kit/rich-text.ts";
import { keyOf, salaryTypes } from "#reference/terms.ts";
import type { JobFields } from "../contract.ts";
import { jobSlug } from "../paths.ts";
import type { JobChange, JobRow } from "./job-row.ts";

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Skills as written, each once whatever its case. */
function distinctSkills(skills: readonly string[]): string[] {
  const byKey = new Map(skills.map((skill) => [skill.toLowerCase(), skill] as const).reverse());
  return distinct(skills.map((skill) => byKey.get(skill.toLowerCase()) ?? skill));
}

/** The columns of the fields that were sent; what was not sent is not in it. */
export function columnsOf(given: Partial<JobFields>): JobChange {
  const { job_languages_attributes: languages, questions, draft: _, ...plain } = given;
  const change: JobChange = {};
  for (const [name, value] of Object.entries(plain)) {
    if (value !== undefined) Object.assign(change, { [name]: value });
  }
  if (given.title !== undefined) change.title = given.title.replace(/\s+/g, " ");
  for (const name of ["description", "requirement", "benefits"] as const) {
    const written = given[name];
    if (written !== undefined) change[name] = richText(written);
  }
  if (given.category_ids) change.category_ids = distinct(given.category_ids);
  if (given.location_ids) change.location_ids = distinct(given.location_ids);
  if (given.recruiter_ids) change.recruiter_ids = distinct(given.recruiter_ids);
  if (given.skills) change.skills = distinctSkills(given.skills);
  if (given.expires_at !== undefined)
    change.expires_at = given.expires_at ? new Date(given.expires_at) : null;
  if (questions) change.questions = JSON.stringify(questions);
  if (languages) {
    // Spec §5: those without a language are dropped; a language is named once.
    const named = languages.filter((entry) => entry.language != null);
    const once = new Map(
      named.map((entry) => [
        entry.language,
        { language: entry.language, proficiency: entry.proficiency ?? null },
      ]),
    );
    change.job_languages = JSON.stringify([...once.values()]);
  }
  return change;
}

/** The whole job after the change, with what follows from its fields: slug, language, snippet, and the ends of its pay. */
export function completed(job: JobRow, change: JobChange): JobChange {
  const after = { ...job, ...change };
  const done: JobChange = {
    ...change,
    slug: jobSlug(after.title, job.id),
    language: languageNumberOf(`${after.title}\n${after.description}`),
    snippet: snippetOf(after.description),
  };
  const pay = payOf(after);
  if (pay.salary_min !== job.salary_min) done.salary_min = pay.salary_min;
  else delete done.salary_min;
  if (pay.salary_max !== job.salary_max) done.salary_max = pay.salary_max;
  else delete done.salary_max;
  return done;
}

type PayColumns = Pick<JobRow, "salary_type" | "salary_min" | "salary_max">;

/** The ends that each type of pay has: "up to" has no lower one, "fixed" is both. */
function payOf(job: PayColumns): Pick<PayColumns, "salary_min" | "salary_max"> {
  const { salary_min: min, salary_max: max } = job;
  const type = keyOf(salaryTypes, job.salary_type);
  if (type === "upto") return { salary_min: null, salary_max: max };
  if (type === "from") return { salary_min: min, salary_max: null };
  if (type === "fixed") return { salary_min: min ?? max, salary_max: min ?? max };
  return { salary_min: min, salary_max: max };
}

const reviewed = [
  "title",
  "category_ids",
  "salary_type",
  "salary_min",
  "salary_max",
  "currency",
  "salary_period",
  "salary_basis",
  "description",
  "requirement",
] as const satisfies (keyof JobRow)[];

/** The names of the columns that the change really changes. */
export function changedNames(job: JobRow, change: JobChange): string[] {
  return Object.entries(change)
    .filter(([name, value]) => {
      const before = job[name as keyof JobRow];
      const stored = name === "job_languages" || name === "questions" ? JSON.stringify(before) : before;
      return JSON.stringify(value) !== JSON.stringify(stored);
    })
    .map(([name]) => name);
}

/** Whether a change touches what a review looks at: title, category, salary, description, requirement (decisions §1). */
export function isMaterial(names: readonly string[]): boolean {
  return names.some((name) => (reviewed as readonly string[]).includes(name));
}
