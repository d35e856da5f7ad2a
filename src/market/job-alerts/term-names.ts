import type { Language } from "#kit/i18n.ts";
import { labels as en } from "#platform/reference/messages.en.ts";
import { labels as vi } from "#platform/reference/messages.vi.ts";
import { experiences, jobLevels, jobTypes, keyOf, type Term } from "#platform/reference/terms.ts";
import type { Criteria } from "./criteria.ts";

/** Returns the names of job types, levels and experiences; null for unset ones. */
export function termNames(
  { jobTypes: types, jobLevels: levels, experience }: Criteria,
  language: Language,
): string | null {
  const labels = language === "vi" ? vi : en;
  const named = (ids: readonly number[], terms: readonly Term[], names: Record<string, string>) =>
    ids.flatMap((id) => names[keyOf(terms, id) ?? ""] ?? []);
  return namesInRow([
    ...named(types, jobTypes, labels.job_type),
    ...named(levels, jobLevels, labels.job_level),
    ...named(experience, experiences, labels.experience),
  ]);
}

/** Joins names; null for none. */
export function namesInRow(names: readonly (string | null)[]): string | null {
  return names.filter(Boolean).join(", ") || null;
}
