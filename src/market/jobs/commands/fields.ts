import { isDeepStrictEqual } from "node:util";
import { languageNumberOf, richText, snippetOf } from "#kit/rich-text.ts";
import type { JobFields } from "../contract.ts";
import { type MarkedColumn, markKeysOf } from "../marks.ts";
import { endsOf } from "../salary.ts";
import { jobSlug } from "../slug.ts";
import { type RichField, richFields } from "../terms.ts";
import type { JobChange, JobRow } from "./job-row.ts";

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Removes duplicates that differ only in case; the first spelling stays. */
function distinctSkills(skills: readonly string[]): string[] {
  const byKey = new Map(skills.map((skill) => [skill.toLowerCase(), skill] as const).reverse());
  return distinct(skills.map((skill) => byKey.get(skill.toLowerCase()) ?? skill));
}

/** Returns the columns for the fields that a caller sent. Fields that were not sent are absent. */
export function columnsOf(sent: Partial<JobFields>, job: Pick<JobRow, RichField>): JobChange {
  const { job_languages_attributes: languages, questions, draft: _, ...plain } = sent;
  const change: JobChange = {};
  for (const [name, value] of Object.entries(plain)) {
    if (value !== undefined) Object.assign(change, { [name]: value });
  }
  if (sent.title !== undefined) change.title = sent.title.replace(/\s+/g, " ");
  for (const name of richFields) {
    const written = sent[name];
    if (written !== undefined) change[name] = richText(written, job[name]);
  }
  if (sent.category_ids) change.category_ids = distinct(sent.category_ids);
  if (sent.location_ids) change.location_ids = distinct(sent.location_ids);
  if (sent.recruiter_ids) change.recruiter_ids = distinct(sent.recruiter_ids);
  if (sent.skills) change.skills = distinctSkills(sent.skills);
  if (sent.expires_at !== undefined) change.expires_at = sent.expires_at ? new Date(sent.expires_at) : null;
  if (questions) change.questions = JSON.stringify(questions);
  if (languages) {
    // Spec §5: entries without a language are dropped, and a language occurs once.
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

/** Adds the columns that are derived from other fields: slug, language, snippet, marks, and the ends of the pay. */
export function completed(job: Pick<JobRow, "id" | MarkedColumn>, change: JobChange): JobChange {
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
  done.marks = markKeysOf({ ...job, ...done });
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

/** Returns the names of the columns whose values differ from the stored ones. */
export function changedNames(job: JobRow, change: JobChange): string[] {
  return Object.entries(change)
    .filter(([name, value]) => {
      const before = job[name as keyof JobRow];
      // PostgreSQL stores the keys of JSON objects in its own order.
      if (name === "job_languages" || name === "questions")
        return !isDeepStrictEqual(JSON.parse(String(value)), before);
      return JSON.stringify(value) !== JSON.stringify(before);
    })
    .map(([name]) => name);
}

/** Returns whether a change includes a reviewed field: title, category, salary, description or requirement (decisions §1). */
export function isMaterial(names: readonly string[]): boolean {
  return names.some((name) => (reviewed as readonly string[]).includes(name));
}
