import { z } from "zod";
import { dayOf } from "#platform/reference/calendar.ts";
import type { Skill, WorkExperience } from "#profiles/candidates/document.ts";

/**
 * The summary of a CV, for lists. A sandboxed child that has read a hostile file sends this shape, so
 * everything has a limit.
 */
export const cvSummary = z.object({
  /** The present or latest job title. */
  role: z.string().max(120).nullable(),
  /** Months of work, with overlapping jobs counted once; null when the CV has no dates. */
  months: z.number().int().min(0).max(900).nullable(),
  skills: z.array(z.string().max(60)).max(40),
});
export type CvSummary = z.output<typeof cvSummary>;

type Work = Pick<WorkExperience, "job_title" | "from" | "to" | "currently_working">;

/** Returns the summary of a profile or a file, on a given day. */
export function summaryOf(
  given: {
    job_title: string | null;
    work_experiences: readonly Work[];
    skills: readonly Pick<Skill, "name">[];
  },
  asOf: Date,
): CvSummary {
  const now = monthOf(dayOf(asOf))! + 1;
  const jobs = given.work_experiences.map((job) => ({ ...job, ...spanOf(job, now) }));
  const latest = jobs.toSorted((a, b) => (b.end ?? 0) - (a.end ?? 0) || (b.start ?? 0) - (a.start ?? 0))[0];
  const role = (latest?.job_title || given.job_title)?.replace(/\s+/g, " ").trim();
  return {
    role: role?.slice(0, 120) || null,
    months: monthsOf(jobs),
    skills: given.skills
      .map(({ name }) => name.trim().slice(0, 60))
      .filter(Boolean)
      .slice(0, 40),
  };
}

/**
 * Returns the first month and the month after the last, counted from year 0; null when a date is missing.
 * @param now the month after the present one
 */
function spanOf(
  { from, to, currently_working }: Work,
  now: number,
): { start: number | null; end: number | null } {
  const start = monthOf(from);
  const last = monthOf(to);
  const end = currently_working ? now : last === null ? null : last + 1;
  return { start, end: end === null ? null : Math.min(end, now) };
}

/** Returns the month of "2024-05-01", "2024-05" or "2024" (its January), counted from year 0; null for other texts. */
function monthOf(date: string | null): number | null {
  const [, year, month = "1"] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? "") ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(month) - 1;
}

function monthsOf(jobs: readonly { start: number | null; end: number | null }[]): number | null {
  const spans = jobs.flatMap(({ start, end }) =>
    start !== null && end !== null && end > start ? [{ start, end }] : [],
  );
  if (spans.length === 0) return null;
  let total = 0;
  let until = 0;
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return Math.min(total, 900);
}
