import { type ReviewedContent, reviewedContent } from "./contract-content.ts";

const names = reviewedContent.keyof().options;

/** What a review of a job is about. */
export function contentOf(job: ReviewedContent): ReviewedContent {
  return Object.fromEntries(names.map((name) => [name, job[name]])) as unknown as ReviewedContent;
}

/** The fields that are not as they were. */
export function changedFields(before: ReviewedContent, after: ReviewedContent): (keyof ReviewedContent)[] {
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
