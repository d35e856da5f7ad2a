import type { Wishes } from "#candidates/queries/shared/wishes.ts";
import type { ReplyOf } from "#kit/contract.ts";
import { idOf, jobTypes } from "#reference/terms.ts";
import { usualWords } from "./concepts.ts";
import type { fittingJobs } from "./contract.ts";
import { type Phrase, segmentsOf } from "./phrases.ts";
import type { Taxonomy } from "./taxonomy.ts";
import { wordsOf } from "./words.ts";

export type Reason = ReplyOf<typeof fittingJobs>["meta"]["reasons"][string][number];

/** What a profile asks of a job. */
export interface Wish extends Omit<Wishes, "salary"> {
  /** The least that is expected by the month, in VND. */
  salary: number | null;
}

/** What a job says in public. */
export interface Offered {
  title: string;
  skills: readonly string[];
  categoryIds: readonly number[];
  locationIds: readonly number[];
  jobType: number | null;
  jobLevel: number | null;
  /** By the month in VND; null where the job does not say. */
  salaryMin: number | null;
  salaryMax: number | null;
  remote: boolean;
}

/** What each reason counts; a skill counts for itself, up to the most. */
const weights = { title: 5, skills: 2, category: 2, place: 2, remote: 2, level: 1, salary: 1 } as const;
const mostSkills = 4;

/**
 * Why a job fits, from what both sides have written. One that shares neither title, skill nor category with the profile does not
 * fit: a place or a salary alone is no reason. Nor does one elsewhere, of another type, or whose highest salary is below what is
 * expected; what a job does not say is not held against it.
 * @returns null where it does not fit; `fit` is only to be compared
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

/** Hybrid and remote work say where, and are full time as well. */
function typesOf(type: number): number[] {
  const isFullTime = type === idOf(jobTypes, "hybrid") || type === idOf(jobTypes, "remote");
  return isFullTime ? [type, idOf(jobTypes, "full_time")] : [type];
}

const phraseOf = (text: string): Phrase => usualWords(wordsOf(text));
const textOf = (words: Phrase) => ` ${words.map(({ folded }) => folded).join(" ")} `;

/** Whether a title says each part of another, or a synonym of it: "Accountant" and "Kế toán tổng hợp". */
function saysTitle(title: string, wished: string): boolean {
  const text = textOf(phraseOf(title));
  const segments = segmentsOf(phraseOf(wished));
  const says = (words: Phrase) => words.length > 0 && text.includes(textOf(words));
  return (
    segments.length > 0 &&
    segments.every(({ words, synonyms }) => says(words) || synonyms.some((one) => says(one.words)))
  );
}

/** A shorter skill is a word of other things in a title ("C & B", "R & D"). */
const shortestInTitle = 3;

/** Whether a job names a skill, or the same by another name; in its title too. */
function asksFor(job: Offered, skill: string): boolean {
  const words = phraseOf(skill);
  const [segment, ...rest] = segmentsOf(words);
  if (!segment) return false;
  const ways = [words, ...(rest.length === 0 ? segment.synonyms.map((one) => one.words) : [])].map(textOf);
  if (job.skills.some((each) => ways.includes(textOf(phraseOf(each))))) return true;
  const title = textOf(phraseOf(job.title));
  return ways.some((way) => way.trim().length >= shortestInTitle && title.includes(way));
}
