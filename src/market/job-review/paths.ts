import type { Language } from "#kit/i18n.ts";
import { jobPath } from "#market/jobs/paths.ts";

export function reportPath(language: Language, slug: string): string {
  return `${jobPath(language, slug)}/report`;
}
