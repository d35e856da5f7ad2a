import { anyHour, daysBetween } from "../calendar.ts";
import { companySeeds } from "../companies/make.ts";
import { showcaseJobKey } from "../jobs/showcase.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import { showcaseCompany } from "../people/members.ts";
import { type Random, randomOf } from "../random.ts";
import { familyOf } from "../roles/all.ts";
import type { ActiveStage, DemoApplication, DemoCandidate, DemoJob } from "../types.ts";
import { answersTo } from "./answers.ts";
import { coverLetter } from "./letters.ts";
import { type Aim, walk } from "./walk.ts";

const nameOf = new Map(companySeeds.map((seed) => [seed.key, seed.short]));

/** The ads that a person could have answered: published at some time, and some days ago. */
function open(job: DemoJob): boolean {
  return (
    job.approvedAt !== null &&
    (job.state === "published" || job.state === "closed" || job.state === "expired")
  );
}

/** Days ago of the first and of the last moment at which one could apply. */
function span(job: DemoJob, asOf: Date): [first: number, last: number] {
  const end = job.state === "published" ? asOf : (job.closedAt ?? job.expiresAt ?? asOf);
  const last = Math.max(0, Math.ceil(daysBetween(end, asOf)));
  return [Math.max(last, Math.floor(daysBetween(job.approvedAt!, asOf)) - 1), last];
}

const depths: readonly (readonly [ActiveStage, number, number])[] = [
  ["applied", 0, 34],
  ["screening", 1, 28],
  ["interview", 4, 7],
  ["first_interview", 4, 14],
  ["second_interview", 8, 8],
  ["final_interview", 11, 5],
  ["offer", 12, 4],
  ["hired", 16, 4],
];

/** A likely end for an application of that age. */
function aimFor(age: number, random: Random): Aim {
  const reach = random.weighted(
    depths.filter(([, days]) => age >= days).map(([stage, , weight]) => [stage, weight] as const),
  );
  const end = random.weighted([
    [null, reach === "offer" ? 9 : 6],
    ["rejected", reach === "offer" ? 1 : 3.4],
    ["withdrawn", 0.6],
  ] as const);
  return { reach, end };
}

function apply(person: DemoCandidate, job: DemoJob, age: number, asOf: Date, aim?: Aim): DemoApplication {
  const key = `${person.key}-${job.key}`;
  const random = randomOf(`application ${key}`);
  let appliedAt = anyHour(asOf, age, random);
  if (appliedAt <= job.approvedAt!)
    appliedAt = new Date(job.approvedAt!.getTime() + random.int(30, 200) * 60_000);
  const end = job.closedAt ?? (job.state === "expired" ? job.expiresAt : null);
  if (end && appliedAt >= end) appliedAt = new Date(end.getTime() - random.int(60, 2000) * 60_000);
  if (appliedAt > asOf) appliedAt = asOf;
  const walked = walk(aim ?? aimFor(age, random), job, person.key, appliedAt, asOf, random);
  return {
    key,
    candidateKey: person.key,
    jobKey: job.key,
    ...walked,
    appliedAt,
    coverLetter: random.chance(0.34)
      ? coverLetter(job.title, nameOf.get(job.companyKey) ?? "", person, random)
      : null,
    answers: answersTo(job.questions, person, random),
    source: random.weighted([
      ["site", 12],
      ["alert", 3],
      ["facebook", 3],
      ["linkedin", 2],
      ["referral", 1],
    ] as const),
  };
}

/** The full board: how many stand where, how they ended, how old they are at least and at most. */
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

/** The applications of the market: one per person and job, mostly within the industry. */
export function makeApplications(
  jobs: readonly DemoJob[],
  candidates: readonly DemoCandidate[],
  asOf: Date,
): DemoApplication[] {
  const random = randomOf("applications");
  const made = new Map<string, DemoApplication>();
  const add = (person: DemoCandidate, job: DemoJob, age: number, aim?: Aim) => {
    const application = apply(person, job, age, asOf, aim);
    if (!made.has(application.key)) made.set(application.key, application);
  };
  const opened = jobs.filter(open);
  const demo = candidates.find((person) => person.key === demoCandidateKey)!;
  const near = (person: DemoCandidate) =>
    opened.filter((job) => job.family === person.family && Math.abs(job.jobLevel - person.level) <= 1);

  const showcase = opened.find((job) => job.key === showcaseJobKey)!;
  const crowd = candidates.filter(
    (person) =>
      ["backend", "frontend", "mobile"].includes(person.family) && person.level <= 3 && person !== demo,
  );
  add(demo, showcase, 16, { reach: "first_interview", end: null });
  let next = 0;
  for (const [aim, count, least, most] of board) {
    for (let i = 0; i < count && next < crowd.length; i++)
      add(crowd[next++]!, showcase, random.int(least, most), aim);
  }
  const fitting = [...near(demo), ...opened.filter((job) => job.family === "frontend")].filter(
    (job) => job !== showcase && job.state === "published",
  );
  for (const [aim, age] of ownAims) {
    const index = fitting.findIndex((job) => span(job, asOf)[0] >= age);
    if (index >= 0) add(demo, fitting.splice(index, 1)[0]!, age, aim);
  }

  for (const person of candidates) {
    if (person === demo) continue;
    const own = near(person);
    const chosen = random.some(own, random.int(3, 6));
    const cousins = opened.filter(
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
  // The demo recruiter has nobody idle: each of the company's ads gets at least a dozen people.
  for (const job of opened.filter((each) => each.companyKey === showcaseCompany && each !== showcase)) {
    const [first, last] = span(job, asOf);
    const top = familyOf(job.family).categories[0] ?? 0;
    const people = candidates.filter(
      (person) => person !== demo && Math.abs((familyOf(person.family).categories[0] ?? 0) - top) <= 9,
    );
    for (const person of random.some(people, random.int(11, 18))) add(person, job, random.int(last, first));
  }
  return [...made.values()].sort(
    (a, b) => a.appliedAt.getTime() - b.appliedAt.getTime() || (a.key < b.key ? -1 : 1),
  );
}
