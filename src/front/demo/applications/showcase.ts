import { showcaseJobKey } from "../jobs/showcase.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import { showcaseCompany } from "../people/members.ts";
import { type Random, randomOf } from "../random.ts";
import { familyOf } from "../roles/all.ts";
import type { DemoCandidate, DemoJob } from "../types.ts";
import { type Add, isPast, span } from "./apply.ts";
import type { Aim } from "./walk.ts";

/** Applications on the full board: their stage and end, their number, and their lowest and highest age in days. */
const board: readonly (readonly [Aim, number, number, number])[] = [
  [{ reach: "applied", end: null }, 17, 0, 11],
  [{ reach: "screening", end: null }, 13, 4, 20],
  [{ reach: "interview", end: null }, 5, 10, 22],
  [{ reach: "first_interview", end: null }, 8, 10, 24],
  [{ reach: "second_interview", end: null }, 5, 15, 26],
  [{ reach: "final_interview", end: null }, 3, 20, 28],
  [{ reach: "offer", end: null }, 3, 22, 28],
  [{ reach: "hired", end: null }, 2, 26, 29],
  [{ reach: "applied", end: "rejected" }, 6, 8, 20],
  [{ reach: "screening", end: "rejected" }, 4, 12, 24],
  [{ reach: "first_interview", end: "rejected" }, 3, 15, 26],
  [{ reach: "screening", end: "withdrawn" }, 2, 10, 20],
  [{ reach: "first_interview", end: "withdrawn" }, 1, 16, 24],
];

/** Number of days in which the first applicants of a filled job applied. Some of them were hired. */
const firstDays = 9;

/**
 * Returns candidates who suit a job: first those of the same kind of work at about the job's level, then others of
 * this kind, then those of kinds with a common category.
 */
function fitting(
  job: DemoJob,
  candidates: readonly DemoCandidate[],
  count: number,
  random: Random,
): DemoCandidate[] {
  const { categories } = familyOf(job.family);
  const joined = candidates.filter(
    (person) => person.key !== demoCandidateKey && person.createdAt < job.approvedAt!,
  );
  const own = joined.filter((person) => person.family === job.family);
  const near = own.filter((person) => Math.abs(person.level - job.jobLevel) <= 1);
  const next = joined.filter(
    (person) =>
      person.family !== job.family &&
      familyOf(person.family).categories.some((id) => categories.includes(id)),
  );
  const mixed = [near, own.filter((person) => !near.includes(person)), next].flatMap((people) =>
    random.some(people, people.length),
  );
  return mixed.slice(0, count);
}

/** Adds the applications to the demo company: a full board, about a dozen for each of its other jobs, and hires of months ago. */
export function addShowcase(
  opened: readonly DemoJob[],
  candidates: readonly DemoCandidate[],
  asOf: Date,
  add: Add,
): void {
  const random = randomOf("showcase");
  const showcase = opened.find((job) => job.key === showcaseJobKey)!;
  const demo = candidates.find((person) => person.key === demoCandidateKey)!;
  add(demo, showcase, 16, { reach: "first_interview", end: null });
  // Candidates of another kind of work come last, and are rejected.
  const crowd = ["backend", "frontend"].flatMap((family) =>
    candidates.filter((person) => person.family === family && person.level <= 3 && person !== demo),
  );
  let next = 0;
  for (const [aim, count, least, most] of board) {
    for (let i = 0; i < count && next < crowd.length; i++)
      add(crowd[next++]!, showcase, random.int(least, most), aim);
  }
  for (const job of opened.filter((each) => each.companyKey === showcaseCompany && each !== showcase)) {
    const [first, last] = span(job, asOf);
    const people = fitting(job, candidates, random.int(11, 14), random);
    for (const [index, person] of people.entries())
      if (isPast(job, asOf) && index < Math.min(2, job.headCount))
        add(person, job, random.int(first - firstDays, first), { reach: "hired", end: null });
      else add(person, job, random.int(last, first));
  }
}
