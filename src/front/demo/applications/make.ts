import { showcaseJobKey } from "../jobs/showcase.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import { randomOf } from "../random.ts";
import { familyOf } from "../roles/all.ts";
import type { DemoApplication, DemoCandidate, DemoJob } from "../types.ts";
import { type Add, apply, isPast, open, span } from "./apply.ts";
import { addShowcase } from "./showcase.ts";
import type { Aim } from "./walk.ts";

const ownAims: readonly (readonly [Aim, number])[] = [
  [{ reach: "applied", end: null }, 1],
  [{ reach: "screening", end: null }, 8],
  [{ reach: "second_interview", end: null }, 18],
  [{ reach: "offer", end: null }, 21],
  [{ reach: "screening", end: "rejected" }, 15],
  [{ reach: "first_interview", end: "rejected" }, 20],
  [{ reach: "screening", end: "withdrawn" }, 14],
  [{ reach: "applied", end: "rejected" }, 12],
  [{ reach: "applied", end: null }, 5],
];

/** Returns the applications of the market: at most one per person and job, mostly within one industry. */
export function makeApplications(
  jobs: readonly DemoJob[],
  candidates: readonly DemoCandidate[],
  asOf: Date,
): DemoApplication[] {
  const random = randomOf("applications");
  const made = new Map<string, DemoApplication>();
  const add: Add = (person, job, age, aim) => {
    const application = apply(person, job, age, asOf, aim);
    if (!made.has(application.key)) made.set(application.key, application);
  };
  const opened = jobs.filter(open);
  const demo = candidates.find((person) => person.key === demoCandidateKey)!;
  // Some candidates joined after past jobs were published, so they apply for recent jobs only.
  const recent = opened.filter((job) => !isPast(job, asOf));
  const near = (person: DemoCandidate) =>
    recent.filter((job) => job.family === person.family && Math.abs(job.jobLevel - person.level) <= 1);

  addShowcase(opened, candidates, asOf, add);
  const fitting = [...near(demo), ...recent.filter((job) => job.family === "frontend")].filter(
    (job) => job.key !== showcaseJobKey && job.state === "published",
  );
  for (const [aim, age] of ownAims) {
    const index = fitting.findIndex((job) => span(job, asOf)[0] >= age);
    if (index >= 0) add(demo, fitting.splice(index, 1)[0]!, age, aim);
  }

  for (const person of candidates) {
    if (person === demo) continue;
    const own = near(person);
    const chosen = random.some(own, random.int(3, 6));
    const cousins = recent.filter(
      (job) =>
        job.family !== person.family &&
        job.jobLevel <= person.level &&
        familyOf(job.family).categories.some((id) => familyOf(person.family).categories.includes(id)),
    );
    if (random.chance(0.5)) chosen.push(...random.some(cousins, 1));
    for (const job of chosen) {
      const [first, last] = span(job, asOf);
      add(person, job, random.int(last, first));
    }
  }
  return [...made.values()].sort(
    (a, b) => a.appliedAt.getTime() - b.appliedAt.getTime() || (a.key < b.key ? -1 : 1),
  );
}
