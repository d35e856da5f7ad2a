import type { CvDocument } from "./document.ts";

/** The parts of a complete profile, the most useful first, with their weights. */
const parts: readonly { key: string; weight: number; has: (profile: Facts) => boolean }[] = [
  { key: "work_experiences", weight: 20, has: (it) => it.work_experiences.length > 0 },
  { key: "skills", weight: 15, has: (it) => it.skills.length >= 3 },
  { key: "job_title", weight: 10, has: (it) => it.job_title !== null },
  { key: "educations", weight: 15, has: (it) => it.educations.length > 0 },
  { key: "introduction", weight: 10, has: (it) => (it.introduction ?? it.executive_summary) !== null },
  { key: "phone", weight: 5, has: (it) => it.phone !== null },
  { key: "location_id", weight: 5, has: (it) => it.location_id !== null },
  { key: "languages", weight: 5, has: (it) => it.languages.length > 0 },
  { key: "job_preference", weight: 5, has: (it) => it.job_preference !== null },
  { key: "expected_salary", weight: 5, has: (it) => it.expected_salary !== null },
  { key: "photo", weight: 5, has: (it) => it.photo !== null },
];

/** From this percentage, an online CV can be sent without further entries. */
export const sendablePercent = 70;

type Facts = Omit<CvDocument, "language"> & { photo: string | null };

/** Returns the completeness of a profile in percent, and the missing parts. */
export function completenessOf(profile: Facts): { percent: number; missing: string[] } {
  const missing = parts.filter(({ has }) => !has(profile));
  return {
    percent: 100 - missing.reduce((sum, { weight }) => sum + weight, 0),
    missing: missing.map(({ key }) => key),
  };
}
