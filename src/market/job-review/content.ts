import { type ReviewedContent, reviewedContent } from "./contract-content.ts";

const names = reviewedContent.keyof().options;

/** Returns the fields of a job that a review covers. */
export function contentOf(job: ReviewedContent): ReviewedContent {
  return Object.fromEntries(names.map((name) => [name, job[name]])) as unknown as ReviewedContent;
}

/** Returns the names of fields with different values. */
export function changedFields(before: ReviewedContent, after: ReviewedContent): (keyof ReviewedContent)[] {
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
