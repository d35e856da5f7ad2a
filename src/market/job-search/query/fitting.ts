import type { ReplyOf } from "#kit/contract.ts";
import { idOf, jobTypes } from "#platform/reference/terms.ts";
import type { Wishes } from "#profiles/candidates/queries/shared/wishes.ts";
import type { fittingJobs } from "../contract.ts";
import type { Taxonomy } from "../index/taxonomy.ts";
import { usualWords } from "../text/concepts.ts";
import { type Phrase, segmentsOf } from "../text/phrases.ts";
import { wordsOf } from "../text/words.ts";

export type Reason = ReplyOf<typeof fittingJobs>["meta"]["reasons"][string][number];

/** The wishes of a profile, as they are compared with jobs. */
export interface Wish extends Omit<Wishes, "salary"> {
  /** The lowest expected salary a month, in VND. */
  salary: number | null;
}

/** The public facts of a job that are compared with wishes. */
export interface Offered {
  title: string;
  skills: readonly string[];
  categoryIds: readonly number[];
  locationIds: readonly number[];
  jobType: number | null;
  jobLevel: number | null;
  /** Monthly salary in VND; null when the ad names none. */
  salaryMin: number | null;
  salaryMax: number | null;
  remote: boolean;
}

/** The weight of each reason; each common skill adds its own, up to a maximum. */
const weights = { title: 5, skills: 2, category: 2, place: 2, remote: 2, level: 1, salary: 1 } as const;
const mostSkills = 4;

/**
 * Returns why a job fits a profile. A job fits only when it shares title, skill or category with the profile:
 * a location or a salary alone is no reason. A job elsewhere, of another type, or with a highest salary below
 * the expectation does not fit; facts that the ad leaves open are ignored.
 * @returns null when the job does not fit; `fit` is for comparison only
 */
export function matchOf(
  wish: Wish,
  job: Offered,
  taxonomy: Taxonomy,
): { fit: number; reasons: Reason[] } | null {
  const { category_ids = [], location_ids = [], job_types = [], job_level, remote } = wish.preference ?? {};
  if (
    job_types.length > 0 &&
    job.jobType !== null &&
    !typesOf(job.jobType).some((type) => job_types.includes(type))
  )
    return null;
  if (wish.salary !== null && job.salaryMax !== null && job.salaryMax < wish.salary) return null;
  const isIn = (id: number) =>
    (taxonomy.members.get(id) ?? [id]).some((member) => job.locationIds.includes(member));
  const place = location_ids.find(isIn);
  const isRemote = remote === true && job.remote;
  if (location_ids.length > 0 && place === undefined && !isRemote) return null;

  const reasons: Reason[] = [];
  const title = wish.titles.find((each) => saysTitle(job.title, each));
  if (title !== undefined) reasons.push({ kind: "title", values: [title] });
  const skills = wish.skills.filter((skill) => asksFor(job, skill)).slice(0, mostSkills);
  if (skills.length > 0) reasons.push({ kind: "skills", values: skills });
  const categories = new Set(job.categoryIds.flatMap((id) => taxonomy.categoriesOf[id] ?? [id]));
  const category = category_ids.find((id) => categories.has(id));
  if (category !== undefined) reasons.push({ kind: "category", values: [], id: category });
  if (reasons.length === 0) return null;
  if (place !== undefined) reasons.push({ kind: "place", values: [], id: place });
  if (isRemote) reasons.push({ kind: "remote", values: [] });
  if (job_level != null && job_level === job.jobLevel) reasons.push({ kind: "level", values: [] });
  if (wish.salary !== null && (job.salaryMax ?? job.salaryMin ?? 0) >= wish.salary)
    reasons.push({ kind: "salary", values: [] });
  const weightOf = ({ kind, values }: Reason) => weights[kind] * (kind === "skills" ? values.length : 1);
  return { fit: reasons.reduce((sum, reason) => sum + weightOf(reason), 0), reasons };
}

/** Hybrid and remote work name a workplace, and are also full-time jobs. */
function typesOf(type: number): number[] {
  const isFullTime = type === idOf(jobTypes, "hybrid") || type === idOf(jobTypes, "remote");
  return isFullTime ? [type, idOf(jobTypes, "full_time")] : [type];
}

const phraseOf = (text: string): Phrase => usualWords(wordsOf(text));
const textOf = (words: Phrase) => ` ${words.map(({ folded }) => folded).join(" ")} `;

/**
 * Returns whether a title contains each part of another title, or a synonym of it: "Accountant" and "Kế toán
 * tổng hợp".
 */
function saysTitle(title: string, wished: string): boolean {
  const text = textOf(phraseOf(title));
  const segments = segmentsOf(phraseOf(wished));
  const says = (words: Phrase) => words.length > 0 && text.includes(textOf(words));
  return (
    segments.length > 0 &&
    segments.every(({ words, synonyms }) => says(words) || synonyms.some((one) => says(one.words)))
  );
}

/** Minimum length of a skill that is searched in titles; shorter ones have other meanings there ("C & B", "R & D"). */
const shortestInTitle = 3;

/** Returns whether a job names a skill or a synonym of it, in its skills or title. */
function asksFor(job: Offered, skill: string): boolean {
  const words = phraseOf(skill);
  const [segment, ...rest] = segmentsOf(words);
  if (!segment) return false;
  const ways = [words, ...(rest.length === 0 ? segment.synonyms.map((one) => one.words) : [])].map(textOf);
  if (job.skills.some((each) => ways.includes(textOf(phraseOf(each))))) return true;
  const title = textOf(phraseOf(job.title));
  return ways.some((way) => way.trim().length >= shortestInTitle && title.includes(way));
}
