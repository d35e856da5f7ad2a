import type { Language } from "#kit/i18n.ts";
import { jobPath } from "#market/job-search/paths.ts";

export function reportPath(language: Language, slug: string): string {
  return `${jobPath(language, slug)}/report`;
}

/** The review queue and its jobs, for administrators and for consultants. */
export const reviewPaths = {
  admin: { list: "/admin/review-jobs", detail: (id: number | string) => `/admin/review-jobs/${id}` },
  consultant: {
    list: "/consultants/review-jobs",
    detail: (id: number | string) => `/consultants/review-jobs/${id}`,
  },
} as const;
