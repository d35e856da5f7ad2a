import { jobPath } from "#jobs/paths.ts";
import type { Language } from "#kit/i18n.ts";

export function reportPath(language: Language, slug: string): string {
  return `${jobPath(language, slug)}/report`;
}
