import type { RoomPages } from "#kit/pages.ts";

const shown = [
  "labels.job_type",
  "labels.job_level",
  "labels.job_language",
  "labels.proficiency",
  "labels.experience",
  "labels.company_size",
  "labels.posted_within",
] as const;

/** Additional lists for the forms of job seekers. */
const chosen = [
  "labels.currency",
  "labels.degree",
  "labels.gender",
  "labels.notice_period",
  "labels.skill_years",
] as const;

export const pages = {
  texts: { name: "reference", browse: shown, site: [...shown, ...chosen], console: ["labels"] },
} as const satisfies RoomPages;
