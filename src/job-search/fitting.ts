import type { Wishes } from "#candidates/queries/shared/wishes.ts";
import type { ReplyOf } from "#kit/contract.ts";
import { fold } from "#kit/fold.ts";
import type { fittingJobs } from "./contract.ts";

type Reply = ReplyOf<typeof fittingJobs>;
export type Reason = Reply["meta"]["reasons"][string][number];
export type FitFacts = Pick<
  Reply["data"][number]["attributes"],
  | "title"
  | "skills"
  | "category_ids"
  | "remote"
  | "job_level"
  | "salary_min"
  | "salary_max"
  | "currency"
  | "salary_period"
>;

/** What each reason counts; a skill counts for itself, up to the most. */
const weights = { title: 5, skills: 2, category: 2, place: 2, remote: 2, level: 1, salary: 1 } as const;
const mostSkills = 4;

/**
 * Why a job fits, from what both sides have written; an empty list where nothing of the work itself does: a place or a salary
 * alone is no reason.
 * @param found how the search came upon it: within the wished places, within the wished categories
 */
export function reasonsFor(
  { titles, skills, preference, salary }: Wishes,
  job: FitFacts,
  found: { inPlace: boolean; inCategory: boolean },
): Reason[] {
  const reasons: Reason[] = [];
  const title = titles.find((wished) => says(job.title, wished));
  if (title) reasons.push({ kind: "title", values: [title] });
  const asked = new Set(job.skills.map(fold));
  const shared = skills.filter((skill) => asked.has(fold(skill)));
  if (shared.length > 0) reasons.push({ kind: "skills", values: shared.slice(0, mostSkills) });
  const wished = preference?.category_ids ?? [];
  if (found.inCategory || job.category_ids.some((id) => wished.includes(id)))
    reasons.push({ kind: "category", values: [] });
  if (reasons.length === 0) return [];
  if (found.inPlace) reasons.push({ kind: "place", values: [] });
  if (preference?.remote && job.remote) reasons.push({ kind: "remote", values: [] });
  if (preference?.job_level != null && preference.job_level === job.job_level)
    reasons.push({ kind: "level", values: [] });
  if (paysEnough(job, salary)) reasons.push({ kind: "salary", values: [] });
  return reasons;
}

/** How well a job fits; only to be compared. */
export function fitOf(reasons: readonly Reason[]): number {
  return reasons.reduce(
    (sum, { kind, values }) => sum + weights[kind] * (kind === "skills" ? values.length : 1),
    0,
  );
}

/** Whether a text holds the words side by side; accents and case aside. */
function says(text: string, words: string): boolean {
  const plain = (given: string) =>
    ` ${fold(given)
      .replace(/[^\p{L}\p{N}+#]+/gu, " ")
      .trim()} `;
  return plain(text).includes(plain(words));
}

/** Only what is compared without a rate: the same currency, by the month. */
function paysEnough(job: FitFacts, wished: Wishes["salary"]): boolean {
  const pays = job.salary_max ?? job.salary_min;
  if (pays === null || !wished?.min) return false;
  return job.salary_period === "month" && job.currency === wished.currency && pays >= wished.min;
}
