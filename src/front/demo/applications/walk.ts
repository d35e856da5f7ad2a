import { after, anyHour, daysBetween } from "../calendar.ts";
import type { Random } from "../random.ts";
import type { ActiveStage, DemoApplication, DemoEvent, DemoJob, Stage } from "../types.ts";

/** How far somebody is to come, and how it ends there, if it ends. */
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

/** Days without an answer after which the product itself rejects. */
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

/** Tells the story of one application up to `asOf`; a step that would still be to come has not happened. */
export function walk(
  aim: Aim,
  job: DemoJob,
  candidate: string,
  appliedAt: Date,
  asOf: Date,
  random: Random,
): Walked {
  const until = job.closedAt ?? job.expiresAt ?? asOf;
  const age = daysBetween(appliedAt, asOf);
  const path = paths[aim.reach];
  const by = () => random.pick(job.recruiterKeys);
  const events: DemoEvent[] = [{ kind: "applied", at: appliedAt, by: candidate, to: "applied" }];
  let at = appliedAt;
  let stage: ActiveStage = "applied";
  let viewedAt: Date | null = null;
  const steps = path.length + (aim.end ? 1 : 0);
  // An offer stands for a week, so the way to one that is still open has to end in the last days.
  const fresh = aim.reach === "offer" && !aim.end;
  const pace = fresh ? (age * 0.62) / (steps + 0.3) : Math.min(3.2, (age * 0.75) / Math.max(1, steps + 1));
  if (steps > 0 || random.chance(0.55)) {
    const seen = after(asOf, at, Math.min(pace, random.next() * 2), random);
    if (seen && !(aim.end === "withdrawn" && random.chance(0.3))) {
      viewedAt = seen;
      at = seen;
      events.push({ kind: "viewed", at, by: by() });
    }
  }
  for (const next of path) {
    const then = after(
      asOf,
      at,
      pace * (fresh ? 0.92 + random.next() * 0.08 : 0.3 + random.next() * 0.7),
      random,
    );
    if (!then) break;
    if (!viewedAt) {
      viewedAt = then;
      events.push({ kind: "viewed", at: new Date(then.getTime() - 60_000), by: by() });
    }
    at = then;
    events.push({ kind: "moved", at, by: by(), from: stage, to: next });
    stage = next;
  }
  const finish = (kind: "rejected" | "withdrawn", moment: Date, who: string, reason: number): Walked => {
    events.push({ kind, at: moment, by: who, from: stage, to: kind });
    const rejected = kind === "rejected";
    return {
      stage: kind,
      stageBefore: stage,
      rejectReasonId: rejected ? reason : null,
      withdrawReasonId: rejected ? null : reason,
      viewedAt,
      events,
    };
  };
  if (aim.end && stage === aim.reach && stage !== "hired") {
    const then = after(asOf, at, pace * (0.4 + random.next() * 0.6), random);
    if (then && aim.end === "rejected") return finish("rejected", then, by(), rejectReason(stage, random));
    if (then) return finish("withdrawn", then, candidate, random.int(1, 6));
  }
  if (stage === "applied" && age > patience - 1) {
    const limit = new Date(appliedAt.getTime() + patience * 86_400_000);
    if (limit <= asOf && limit > at) return finish("rejected", limit, "system", 13);
    const then = after(asOf, at, 2, random) ?? anyHour(asOf, 0, random);
    if (then > at) return finish("rejected", then, by(), rejectReason(stage, random));
  }
  const idle = stage === "applied" || stage === "screening" || stage === "interview";
  if (job.state === "closed" && idle && until > at) return finish("rejected", until, job.ownerKey, 10);
  const rest: Stage = stage;
  return { stage: rest, stageBefore: null, rejectReasonId: null, withdrawReasonId: null, viewedAt, events };
}
