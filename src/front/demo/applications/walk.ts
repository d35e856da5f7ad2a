import { after, anyHour, daysBetween } from "../calendar.ts";
import type { Random } from "../random.ts";
import type { ActiveStage, DemoApplication, DemoEvent, DemoJob } from "../types.ts";

/** The last stage of an invented application, and its end there; null for an application that is still active. */
export type Aim = { reach: ActiveStage; end: "rejected" | "withdrawn" | null };

type Walked = Pick<
  DemoApplication,
  "stage" | "stageBefore" | "rejectReasonId" | "withdrawReasonId" | "viewedAt" | "events"
>;

const paths: Record<ActiveStage, readonly ActiveStage[]> = {
  applied: [],
  screening: ["screening"],
  interview: ["screening", "interview"],
  first_interview: ["screening", "first_interview"],
  second_interview: ["screening", "first_interview", "second_interview"],
  final_interview: ["screening", "first_interview", "second_interview", "final_interview"],
  offer: ["screening", "first_interview", "second_interview", "offer"],
  hired: ["screening", "first_interview", "final_interview", "offer", "hired"],
};

/** Days without an answer after which the product rejects an application. */
const patience = 15;

function rejectReason(stage: ActiveStage, random: Random): number {
  if (stage === "applied")
    return random.weighted([
      [1, 6],
      [2, 5],
      [3, 2],
      [6, 2],
      [11, 1],
      [4, 1],
    ] as const);
  if (stage === "screening")
    return random.weighted([
      [5, 4],
      [4, 3],
      [8, 3],
      [2, 3],
      [6, 2],
      [1, 2],
      [14, 1],
    ] as const);
  if (stage === "offer") return 12;
  return random.weighted([
    [7, 8],
    [9, 2],
    [5, 2],
    [12, 2],
    [14, 1],
  ] as const);
}

/** The state of an application while its history is made, and the facts that decide its next steps. */
interface Course {
  aim: Aim;
  job: DemoJob;
  candidate: string;
  appliedAt: Date;
  asOf: Date;
  random: Random;
  path: readonly ActiveStage[];
  /** True for an open offer: it is valid for a week, so the application has to reach it in the last days. */
  endsNow: boolean;
  /** Upper limit, in days, of the time for one step. */
  pace: number;
  at: Date;
  stage: ActiveStage;
  viewedAt: Date | null;
  events: DemoEvent[];
}

/** Returns the history of one application up to `asOf`, without later steps. */
export function walk(
  aim: Aim,
  job: DemoJob,
  candidate: string,
  appliedAt: Date,
  asOf: Date,
  random: Random,
): Walked {
  const path = paths[aim.reach];
  const age = daysBetween(appliedAt, asOf);
  const steps = path.length + (aim.end ? 1 : 0);
  const endsNow = aim.reach === "offer" && !aim.end;
  const course: Course = {
    aim,
    job,
    candidate,
    appliedAt,
    asOf,
    random,
    path,
    endsNow,
    pace: endsNow ? (age * 0.62) / (steps + 0.3) : Math.min(3.2, (age * 0.75) / Math.max(1, steps + 1)),
    at: appliedAt,
    stage: "applied",
    viewedAt: null,
    events: [{ kind: "applied", at: appliedAt, by: candidate, to: "applied" }],
  };
  if (steps > 0 || random.chance(0.55)) view(course);
  for (const next of path) if (!move(course, next)) break;
  const { stage, viewedAt, events } = course;
  return (
    end(course) ?? {
      stage,
      stageBefore: null,
      rejectReasonId: null,
      withdrawReasonId: null,
      viewedAt,
      events,
    }
  );
}

const recruiterOf = ({ job, random }: Course) => random.pick(job.recruiterKeys);

function view(course: Course): void {
  const { aim, asOf, at, pace, random } = course;
  const seen = after(asOf, at, Math.min(pace, random.next() * 2), random);
  if (!seen || (aim.end === "withdrawn" && random.chance(0.3))) return;
  course.viewedAt = seen;
  course.at = seen;
  course.events.push({ kind: "viewed", at: seen, by: recruiterOf(course) });
}

/** Moves the application to the next stage. Returns false where the move would be in the future. */
function move(course: Course, next: ActiveStage): boolean {
  const { asOf, at, endsNow, events, pace, random, stage } = course;
  const share = endsNow ? 0.92 + random.next() * 0.08 : 0.3 + random.next() * 0.7;
  const then = after(asOf, at, pace * share, random);
  if (!then) return false;
  if (!course.viewedAt) {
    course.viewedAt = then;
    events.push({ kind: "viewed", at: new Date(then.getTime() - 60_000), by: recruiterOf(course) });
  }
  course.at = then;
  events.push({ kind: "moved", at: then, by: recruiterOf(course), from: stage, to: next });
  course.stage = next;
  return true;
}

/** Ends the application by its aim, by the response clock or at the close of the job. Returns null for an active one. */
function end(course: Course): Walked | null {
  const { aim, appliedAt, asOf, at, job, pace, random, stage } = course;
  if (aim.end && stage === aim.reach && stage !== "hired") {
    const then = after(asOf, at, pace * (0.4 + random.next() * 0.6), random);
    if (then && aim.end === "rejected") return rejected(course, then);
    if (then) return finish(course, "withdrawn", then, course.candidate, random.int(1, 6));
  }
  if (stage === "applied" && daysBetween(appliedAt, asOf) > patience - 1) {
    const limit = new Date(appliedAt.getTime() + patience * 86_400_000);
    if (limit <= asOf && limit > at) return finish(course, "rejected", limit, "system", 13);
    const then = after(asOf, at, 2, random) ?? anyHour(asOf, 0, random);
    if (then > at) return rejected(course, then);
  }
  const until = job.closedAt ?? job.expiresAt ?? asOf;
  const isIdle = stage === "applied" || stage === "screening" || stage === "interview";
  if (job.state === "closed" && isIdle && until > at)
    return finish(course, "rejected", until, job.ownerKey, 10);
  return null;
}

function rejected(course: Course, at: Date): Walked {
  const recruiter = recruiterOf(course);
  return finish(course, "rejected", at, recruiter, rejectReason(course.stage, course.random));
}

function finish(
  { events, stage, viewedAt }: Course,
  kind: "rejected" | "withdrawn",
  at: Date,
  by: string,
  reason: number,
): Walked {
  events.push({ kind, at, by, from: stage, to: kind });
  const isRejected = kind === "rejected";
  return {
    stage: kind,
    stageBefore: stage,
    rejectReasonId: isRejected ? reason : null,
    withdrawReasonId: isRejected ? null : reason,
    viewedAt,
    events,
  };
}
