import type { Language } from "#kit/i18n.ts";
import { htmlToText } from "#kit/markup.ts";
import type { Pay } from "#market/jobs/salary.ts";
import type { Reference } from "#platform/reference/lists.ts";
import { experiences, jobLevels, jobTypes, keyOf, type Term } from "#platform/reference/terms.ts";
import { type Piece, wordChanges } from "./changes.ts";
import type { ReviewedContent } from "./contract-content.ts";

const salaryFields = [
  "salary_type",
  "salary_min",
  "salary_max",
  "currency",
  "salary_period",
  "salary_basis",
] as const;
const richFields = ["description", "requirement", "benefits"] as const;
type Name = Exclude<keyof ReviewedContent, (typeof salaryFields)[number]>;

/** A changed field, prepared for a page. */
export type Change =
  | { field: Name; kind: "text"; pieces: Piece[] }
  | { field: Name; kind: "values"; before: string[]; after: string[] }
  | { field: Name; kind: "flag"; before: boolean; after: boolean }
  | { field: Name; kind: "term"; group: string; before: string | null; after: string | null }
  | { field: "salary"; kind: "salary"; before: Pay; after: Pay };

/** Returns the changed fields in the reader's language; the parts of a salary are one field. */
export function changesOf(
  before: ReviewedContent,
  after: ReviewedContent,
  changed: readonly (keyof ReviewedContent)[],
  { language, reference }: { language: Language; reference: Reference },
): Change[] {
  const isSalary = (name: keyof ReviewedContent): name is (typeof salaryFields)[number] =>
    (salaryFields as readonly string[]).includes(name);
  const names = changed.filter((name): name is Name => !isSalary(name));
  const term = (group: string, terms: readonly Term[], field: "job_type" | "job_level" | "experience_id") => {
    const key = (content: ReviewedContent) => keyOf(terms, content[field] ?? -1) ?? null;
    return { field, kind: "term" as const, group, before: key(before), after: key(after) };
  };
  const fields = names.map((field): Change => {
    if (field === "job_type") return term("job_type", jobTypes, field);
    if (field === "job_level") return term("job_level", jobLevels, field);
    if (field === "experience_id") return term("experience", experiences, field);
    if (field === "remote") return { field, kind: "flag", before: before.remote, after: after.remote };
    const values = (content: ReviewedContent): string[] => {
      if (field === "category_ids")
        return content.category_ids.flatMap((id) => reference.categoryName(id, language) ?? []);
      if (field === "location_ids")
        return content.location_ids.flatMap((id) => reference.placeName(id, language) ?? []);
      if (field === "skills") return content.skills;
      return content.head_count === null ? [] : [String(content.head_count)];
    };
    if (field === "category_ids" || field === "location_ids" || field === "skills" || field === "head_count")
      return { field, kind: "values", before: values(before), after: values(after) };
    const text = (content: ReviewedContent) => {
      const value = content[field] ?? "";
      return (richFields as readonly string[]).includes(field) ? htmlToText(value) : value;
    };
    return { field, kind: "text", pieces: wordChanges(text(before), text(after)) };
  });
  const pay = (content: ReviewedContent): Pay => ({ ...content, salary_text: null });
  return changed.some(isSalary)
    ? [{ field: "salary", kind: "salary", before: pay(before), after: pay(after) }, ...fields]
    : fields;
}
