import { isDeepStrictEqual } from "node:util";
import { languageNumberOf, richText, snippetOf } from "#kit/rich-text.ts";
import type { JobFields } from "../contract.ts";
import { endsOf } from "../salary.ts";
import { jobSlug } from "../slug.ts";
import { type RichField, richFields } from "../terms.ts";
import type { JobChange, JobRow } from "./job-row.ts";

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Skills as written, each once whatever its case. */
function distinctSkills(skills: readonly string[]): string[] {
  const byKey = new Map(skills.map((skill) => [skill.toLowerCase(), skill] as const).reverse());
  return distinct(skills.map((skill) => byKey.get(skill.toLowerCase()) ?? skill));
}

/** The columns of the fields that were sent for a job as it stands; what was not sent is not in it. */
export function columnsOf(given: Partial<JobFields>, job: Pick<JobRow, RichField>): JobChange {
  const { job_languages_attributes: languages, questions, draft: _, ...plain } = given;
  const change: JobChange = {};
  for (const [name, value] of Object.entries(plain)) {
    if (value !== undefined) Object.assign(change, { [name]: value });
  }
  if (given.title !== undefined) change.title = given.title.replace(/\s+/g, " ");
  for (const name of richFields) {
    const written = given[name];
    if (written !== undefined) change[name] = richText(written, job[name]);
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
export function completed(
  job: Pick<JobRow, "id" | "title" | "description" | "salary_type" | "salary_min" | "salary_max">,
  change: JobChange,
): JobChange {
  const after = { ...job, ...change };
  const done: JobChange = {
    ...change,
    slug: jobSlug(after.title, job.id),
    language: languageNumberOf(`${after.title}\n${after.description}`),
    snippet: snippetOf(after.description),
  };
  const { min, max } = endsOf(after.salary_type, after.salary_min, after.salary_max);
  if (min !== job.salary_min) done.salary_min = min;
  else delete done.salary_min;
  if (max !== job.salary_max) done.salary_max = max;
  else delete done.salary_max;
  return done;
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
      // The database keeps the names of JSON objects in an order of its own.
      if (name === "job_languages" || name === "questions")
        return !isDeepStrictEqual(JSON.parse(String(value)), before);
      return JSON.stringify(value) !== JSON.stringify(before);
    })
    .map(([name]) => name);
}

/** Whether a change touches what a review looks at: title, category, salary, description, requirement (decisions §1). */
export function isMaterial(names: readonly string[]): boolean {
  return names.some((name) => (reviewed as readonly string[]).includes(name));
}
