import type { Insertable } from "kysely";
import { endReasons } from "#hiring/interviews/terms.ts";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { addDays, dayOf, isWeekend, momentOf } from "#platform/reference/calendar.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import { type Random, randomOf } from "../random.ts";
import type { DemoApplication, DemoEvent, DemoJob, Stage } from "../types.ts";
import type { Facts, Numbered } from "./applicants.ts";
import { logOf } from "./interview-log.ts";

type Row = Omit<Insertable<DB["interviews"]>, "id">;
/** The last completed interview of each applicant, by the applicant's id. */
export type CompletedInterviews = Map<
  number,
  { id: number; over: Date; round: number | null; people: readonly number[] }
>;
type Activities = Insertable<DB["activities"]>[];

interface Made {
  row: Row;
  /** End of the interview. */
  over: Date;
  people: number[];
  history: Activities;
}

const rounds: Partial<Record<Stage, number | null>> = {
  interview: null,
  first_interview: 1,
  second_interview: 2,
  final_interview: 3,
};
const minute = 60_000;
const hours = ["09:00", "09:30", "10:00", "10:30", "14:00", "14:30", "15:00", "16:00"] as const;

/**
 * Inserts an interview for each move into an interview stage. Interviews of former stages took place; those of the
 * present stage are ahead.
 */
export async function addInterviews(
  tx: Tx,
  numbered: readonly Numbered[],
  facts: Facts,
): Promise<{ log: Activities; completed: CompletedInterviews }> {
  const diary = new Map<number, Date[]>();
  const made = numbered.flatMap((of) =>
    of.application.events.flatMap(({ kind, at, to }, index, events) => {
      const round = to && rounds[to];
      if (kind !== "moved" || round === undefined) return [];
      const then = events[index + 1];
      return interviewOf(of, { at, then, round, stage: to as Stage }, { ...facts, diary }) ?? [];
    }),
  );
  const ids = await reserveIds(tx, "interviews", made.length);
  await insertMany(
    tx,
    "interviews",
    made.map(({ row }, index) => ({ ...row, id: ids[index]! })),
  );
  await insertMany(
    tx,
    "interview_interviewers",
    made.flatMap(({ people }, index) =>
      people.map((account_id) => ({ interview_id: ids[index]!, account_id })),
    ),
  );
  const completed: CompletedInterviews = new Map();
  for (const [index, { row, over, people }] of made.entries())
    if (row.status === "completed")
      completed.set(Number(row.applicant_id), { id: ids[index]!, over, people, round: row.round ?? null });
  const log = made.flatMap(({ history }, index) =>
    history.map((entry) => ({ ...entry, data: { interview: ids[index]!, ...(entry.data as object) } })),
  );
  return { log, completed };
}

interface Step {
  at: Date;
  then: DemoEvent | undefined;
  round: number | null;
  stage: Stage;
}

const peopleOf = (job: DemoJob, random: Random, { accounts }: Facts["ids"]) =>
  [...new Set([job.ownerKey, random.pick(job.recruiterKeys)])].flatMap((key) => accounts.get(key) ?? []);

/** The most interviews of a company that overlap. */
const mostAtOnce = 2;
/** The longest time that an interview takes. */
const longest = 90 * minute;

/** Returns the first working hour from `wanted` on at which few interviews of the company overlap, and notes it. */
function freeHour(diary: Map<number, Date[]>, companyId: number, wanted: Date): Date {
  const taken = diary.getOrInsertComputed(companyId, () => []);
  const overlapping = (at: Date) =>
    taken.filter((other) => Math.abs(other.getTime() - at.getTime()) < longest).length;
  for (let date = dayOf(wanted); ; date = addDays(date, 1)) {
    if (isWeekend(date)) continue;
    const free = hours
      .map((hour) => momentOf(date, hour))
      .find((hour) => hour >= wanted && overlapping(hour) < mostAtOnce);
    if (free) {
      taken.push(free);
      return free;
    }
  }
}

function interviewOf(
  numbered: Numbered,
  step: Step,
  facts: Facts & { diary: Map<number, Date[]> },
): Made | null {
  const { application, id } = numbered;
  const { ids, jobs, asOf } = facts;
  const job = jobs.get(application.jobKey)!;
  const random = randomOf(`interview ${application.jobKey} ${application.candidateKey} ${step.stage}`);
  const time = timeOf(application, step, asOf, random);
  if (!time) return null;
  const isAhead = time.startsAt > asOf;
  const [job_id, company_id] = [ids.jobs.get(job.key)!, ids.companies.get(job.companyKey)!];
  const startsAt =
    isAhead && !time.isCanceled ? freeHour(facts.diary, company_id, time.startsAt) : time.startsAt;
  const people = peopleOf(job, random, ids);
  const isVideo = step.round === 1 || random.chance(0.3);
  const row: Row = {
    applicant_id: id,
    job_id,
    company_id,
    starts_at: startsAt,
    created_at: step.at,
    round: step.round,
    minutes: random.pick([30, 45, 60, 60, 90]),
    kind: isVideo ? 1 : 2,
    location: isVideo ? `https://meet.sen.test/${id}-${step.round ?? 0}` : job.address,
    // `insertMany` requires the same columns in all rows.
    sequence: 0,
    cancel_reason_id: null,
    asked_at: null,
    proposed_at: null,
    proposals: 0,
    ...(time.isCanceled
      ? canceled
      : isAhead
        ? ahead(startsAt, random)
        : past(isMissed(application, step, random))),
    created_by: people[0],
  };
  const over = new Date(startsAt.getTime() + row.minutes * minute);
  const isMoved = row.status !== "canceled" && row.response !== "pending" && random.chance(0.12);
  const end = time.isCanceled
    ? { kind: "interview_cancel", at: step.then!.at, data: { reason_id: endReasons.withdrawn, note: null } }
    : !isAhead && over <= asOf && endOf(row, over);
  const history = logOf(
    { company_id, job_id, applicant_id: id },
    {
      recruiter: people[0] ?? null,
      candidate: ids.accounts.get(application.candidateKey) ?? null,
      between: [step.at, new Date(Math.min(startsAt.getTime(), asOf.getTime()))],
      startsAt,
      proposedAt: row.proposed_at,
      response: row.response,
      isMoved,
      end,
    },
  );
  return { row: isMoved ? moved(row) : row, over, people, history };
}

/** Returns the begin of an interview, and whether the candidate withdraws before it. Returns null for no interview. */
function timeOf(
  application: DemoApplication,
  { at, then, stage }: Step,
  asOf: Date,
  random: Random,
): { startsAt: Date; isCanceled: boolean } | null {
  const hasEnded = application.stage !== stage;
  // Interviews of the demo candidate's active applications are always in the future.
  const isAheadAlways = application.candidateKey === demoCandidateKey && !hasEnded;
  const wanted = workingHour(isAheadAlways ? asOf : at, random);
  const isTooLate = then !== undefined && then.at < wanted;
  // A candidate who withdraws misses the interview. All other events happen after the interview.
  const isCanceled = isTooLate && then.kind === "withdrawn";
  const startsAt = isTooLate && !isCanceled ? hourBetween(at, then.at, random) : wanted;
  if (!startsAt || startsAt <= at) return null;
  return startsAt > asOf && hasEnded && !isCanceled ? null : { startsAt, isCanceled };
}

const moved = (row: Row): Row => ({
  ...row,
  status: row.status === "scheduled" ? "rescheduled" : row.status,
  sequence: 1,
});

const endOf = ({ status }: Row, at: Date) => ({
  kind: status === "no_show" ? "interview_no_show" : "interview_complete",
  at,
});

const canceled = {
  status: "canceled",
  response: "pending",
  cancel_reason_id: endReasons.withdrawn,
} as const;

function isMissed(application: DemoApplication, { stage }: Step, random: Random): boolean {
  return application.stage === "rejected" && application.stageBefore === stage && random.chance(0.15);
}

function past(missed: boolean) {
  const status = missed ? "no_show" : "completed";
  return { status, response: "accepted", asked_at: new Date(0) } as const;
}

function ahead(startsAt: Date, random: Random) {
  const response = random.weighted([
    ["accepted", 6],
    ["pending", 3],
    ["proposed_new_time", 1],
  ] as const);
  const proposal = response === "proposed_new_time" && { proposed_at: plusDays(startsAt, 1), proposals: 1 };
  return { status: "scheduled", response, ...proposal } as const;
}

/** Returns the latest working hour between two times that is at least an hour and a half before the second, or null. */
function hourBetween(from: Date, until: Date, random: Random): Date | null {
  const last = until.getTime() - 90 * minute;
  for (let day = new Date(last); day > from; day = plusDays(day, -1)) {
    const date = dayOf(day);
    if (isWeekend(date)) continue;
    const fitting = hours
      .map((hour) => momentOf(date, hour))
      .filter((moment) => moment > from && moment.getTime() <= last);
    if (fitting.length > 0) return random.pick(fitting);
  }
  return null;
}

/** Returns a working hour two to five days after `moment`, or after the weekend that follows. */
function workingHour(from: Date, random: Random): Date {
  for (let days = random.int(2, 5); ; days++) {
    const date = dayOf(plusDays(from, days));
    if (!isWeekend(date)) return momentOf(date, random.pick(hours));
  }
}
