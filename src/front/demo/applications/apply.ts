import { anyHour, daysBetween } from "../calendar.ts";
import { seedOf } from "../companies/seeds.ts";
import { type Random, randomOf } from "../random.ts";
import type { ActiveStage, DemoApplication, DemoCandidate, DemoJob } from "../types.ts";
import { answersTo } from "./answers.ts";
import { coverLetter } from "./letters.ts";
import { type Aim, walk } from "./walk.ts";

/** A function that makes the application of a candidate to a job, `age` days ago. */
export type Add = (person: DemoCandidate, job: DemoJob, age: number, aim?: Aim) => void;

/** Returns whether a candidate can have applied for the job: it is or was published. */
export function open(job: DemoJob): boolean {
  return (
    job.approvedAt !== null &&
    (job.state === "published" || job.state === "closed" || job.state === "expired")
  );
}

/** Returns the highest and the lowest number of days since which a candidate can have applied. */
export function span(job: DemoJob, asOf: Date): [first: number, last: number] {
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

/** Days after which a closed job counts as past. All applications to past jobs have ended. */
const longAgo = 45;
export const isPast = (job: DemoJob, asOf: Date) =>
  job.closedAt !== null && daysBetween(job.closedAt, asOf) > longAgo;

/** Results of applications to past jobs by people who were not hired, with weights. */
const pastEnds: readonly (readonly [Aim, number])[] = [
  [{ reach: "applied", end: "rejected" }, 4],
  [{ reach: "applied", end: null }, 1],
  [{ reach: "screening", end: "rejected" }, 4],
  [{ reach: "screening", end: "withdrawn" }, 1],
  [{ reach: "first_interview", end: "rejected" }, 3],
  [{ reach: "first_interview", end: "withdrawn" }, 1],
  [{ reach: "second_interview", end: "rejected" }, 2],
  [{ reach: "final_interview", end: "rejected" }, 1],
  [{ reach: "offer", end: "rejected" }, 1],
];

/** Returns a likely stage and end for an application of an age in days. */
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

/** Returns the application of a person to a job, `age` days ago, with its history since. */
export function apply(
  person: DemoCandidate,
  job: DemoJob,
  age: number,
  asOf: Date,
  aim?: Aim,
): DemoApplication {
  const key = `${person.key}-${job.key}`;
  const random = randomOf(`application ${key}`);
  let appliedAt = anyHour(asOf, age, random);
  if (appliedAt <= job.approvedAt!)
    appliedAt = new Date(job.approvedAt!.getTime() + random.int(30, 200) * 60_000);
  const end = job.closedAt ?? (job.state === "expired" ? job.expiresAt : null);
  if (end && appliedAt >= end) appliedAt = new Date(end.getTime() - random.int(60, 2000) * 60_000);
  if (appliedAt > asOf) appliedAt = asOf;
  const likely = isPast(job, asOf) ? random.weighted(pastEnds) : aimFor(age, random);
  const walked = walk(aim ?? likely, job, person.key, appliedAt, asOf, random);
  return {
    key,
    candidateKey: person.key,
    jobKey: job.key,
    ...walked,
    appliedAt,
    coverLetter: random.chance(0.34)
      ? coverLetter(job.title, seedOf(job.companyKey).short, person, random)
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
