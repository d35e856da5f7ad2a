import { withoutUndone } from "#hiring/applications/undo.ts";
import { orderOf, phaseOf, type StagePhase, startOf } from "#people/companies/pipeline.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { Range } from "../period.ts";
import type { ReportName } from "../terms.ts";
import { days, isOf, nameOf, percentile, type Stage, shownOf, staysOf } from "./stages.ts";
import { byMonth } from "./trend.ts";

/** An entry of the log. */
export interface Entry {
  id: number;
  applicant: number;
  job: number;
  kind: string;
  at: Date;
  by: number | null;
  data: Record<string, number | string | undefined>;
}
export interface Person {
  id: number;
  job: number;
  owner: number | null;
  source: string;
  /** The current stage; null after the end of the application or in a removed stage. */
  stage: number | null;
}
export interface Market {
  jobs: { id: number; owner: number; recruiters: number[] }[];
  stages: Stage[];
  people: Person[];
  log: Entry[];
  views: { job: number; day: string; source: string; views: number }[];
  reasons: Record<number, string>;
}
export interface ReportQuery {
  range: Range;
  asOf: Date;
  /** Counts jobs and applicants of this member; null counts all. */
  member: number | null;
  job: number | null;
}

type Rows = Record<string, (number | null)[]>;

const responses =
  "stage_move restore message email interview_schedule interview_offer interview_reschedule offer_send".split(
    " ",
  );
const toOf = (entry: Entry) => Number(entry.data.to);
const share = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : null);

interface History {
  person: Person;
  log: Entry[];
}
interface Arrival extends History {
  /** Whether the person came in the period for the first time. */
  came: boolean;
  /** Time of the first arrival; null for a person without one. */
  cameAt: Date | null;
  /** Time of the application in the period, or null. */
  applied: Date | null;
  /** Order of the furthest kind of stage that the person has reached. */
  furthest: number;
}
/** The data of the period that reports count. */
interface Facts {
  jobs: Market["jobs"];
  histories: History[];
  seen: History[];
  people: Arrival[];
  came: Arrival[];
  happened: Entry[];
  views: Market["views"];
  isIn: (at: Date) => boolean;
}

/** Counts the reports from the log without SQL, to compare them with the queries. */
export function count(market: Market, query: ReportQuery): Partial<Record<ReportName, Rows>> {
  const { member, job } = query;
  const facts = factsOf(market, query);
  const { histories, seen, isIn } = facts;
  return {
    jobs: jobRows(facts),
    trend: trendRows(facts, query),
    sources: sourceRows(facts),
    pipeline: pipelineRows(market, facts, job),
    funnel: funnelRows(facts),
    times: timeRows(facts),
    stages: staysOf(market, seen, isIn, { within, job }),
    rejections: rejectionRows(market, facts),
    offers: tally(facts, { sent: isOf("offer_send") }),
    interviews: tally(facts, {
      scheduled: isOf("interview_schedule"),
      rescheduled: isOf("interview_reschedule"),
    }),
    team: teamOf(
      member,
      histories.map((history) => arrivalOf(history, isIn)),
      isIn,
    ),
  };
}

function factsOf(market: Market, { range, member, job }: ReportQuery): Facts {
  const isIn = (at: Date) => at >= range.from && at < range.to;
  const jobs = market.jobs.filter(
    ({ id, owner, recruiters }) =>
      (job === null || id === job) && (member === null || owner === member || recruiters.includes(member)),
  );
  const ofJobs = new Set(jobs.map(({ id }) => id));
  const histories = market.people
    .filter((one) => job === null || one.job === job)
    .map((person) => {
      const own = market.log.filter(({ applicant }) => applicant === person.id);
      const log = withoutUndone(
        own.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id) as never,
      );
      return { person, log: log as unknown as Entry[] };
    });
  const seen = histories.filter(
    ({ person }) => member === null || person.owner === member || ofJobs.has(person.job),
  );
  const people = seen.map((history) => arrivalOf(history, isIn));
  return {
    jobs,
    histories,
    seen,
    people,
    came: people.filter((one) => one.came),
    happened: seen.flatMap(({ log }) => log.filter(({ at }) => isIn(at))),
    views: market.views.filter(
      (one) => ofJobs.has(one.job) && one.day >= dayOf(range.from) && one.day < dayOf(range.to),
    ),
    isIn,
  };
}

function arrivalOf(history: History, isIn: (at: Date) => boolean): Arrival {
  const first = history.log.find(isOf("apply sourced"));
  const applied = history.log.find(isOf("apply"));
  return {
    ...history,
    came: first !== undefined && isIn(first.at),
    cameAt: first?.at ?? null,
    applied: applied && isIn(applied.at) ? applied.at : null,
    furthest: Math.max(
      startOf("applied"),
      ...history.log.filter(isOf("stage_move")).map((entry) => orderOf(toOf(entry))),
    ),
  };
}

const within = (values: number[]) => [percentile(values, 0.5), percentile(values, 0.9), values.length];

const viewsOf = ({ views }: Facts, of: (one: Market["views"][number]) => boolean) =>
  views.filter(of).reduce((sum, one) => sum + one.views, 0);

const responseOf = ({ log, applied }: Arrival) =>
  log.find(
    (entry) =>
      applied !== null &&
      entry.at >= applied &&
      (responses.includes(entry.kind) || (entry.kind === "reject" && entry.by !== null)),
  );

function jobRows(facts: Facts): Rows {
  const { jobs, happened, came, people } = facts;
  return Object.fromEntries(
    jobs.flatMap(({ id }): [number, (number | null)[]][] => {
      const of = happened.filter((entry) => entry.job === id);
      const applies = came.filter(({ person }) => person.job === id).length;
      const applied = people.filter((one) => one.person.job === id && one.applied).length;
      const seenBy = viewsOf(facts, (one) => one.job === id);
      const counts = [
        of.filter(isOf("interview_schedule")).length,
        of.filter(isOf("offer_send")).length,
        of.filter(isHire).length,
      ];
      const values = [applies, seenBy, share(applied, seenBy), ...counts];
      return applies + seenBy + counts.reduce((a, b) => a + b) > 0 ? [[id, values]] : [];
    }),
  );
}

const isHire = (entry: Entry) => entry.kind === "stage_move" && phaseOf(toOf(entry)) === "hired";

function trendRows({ came, happened }: Facts, { range, asOf }: ReportQuery): Rows {
  const columns = [isOf("interview_schedule"), isOf("offer_send"), isHire];
  const events = columns.flatMap((is, index) =>
    happened.filter(is).map(({ at }) => ({ at, column: index + 1 })),
  );
  const arrivals = came.map(({ cameAt }) => ({ at: cameAt as Date, column: 0 }));
  const last = dayOf(new Date(Math.min(range.to.getTime() - 1, asOf.getTime()))).slice(0, 7);
  const first = range.from.getTime() === 0 ? null : dayOf(range.from).slice(0, 7);
  return byMonth([...arrivals, ...events], { first, last });
}

function sourceRows(facts: Facts): Rows {
  const { people, came, views } = facts;
  const all = new Set([...people.map(({ person }) => person.source), ...views.map(({ source }) => source)]);
  return Object.fromEntries(
    [...all].flatMap((source): [string, (number | null)[]][] => {
      const of = came.filter(({ person }) => person.source === source);
      const seenBy = viewsOf(facts, (one) => one.source === source);
      const applied = people.filter((one) => one.person.source === source && one.applied).length;
      const past = (["interview", "offer", "hired"] as const).map(
        (phase) => of.filter(({ furthest }) => furthest >= startOf(phase)).length,
      );
      return of.length + seenBy > 0 ? [[source, [of.length, seenBy, share(applied, seenBy), ...past]]] : [];
    }),
  );
}

function pipelineRows(market: Market, { seen }: Facts, job: number | null): Rows {
  const names = new Set([
    ...shownOf(market, job),
    ...seen.flatMap(({ person }) => nameOf(market, person.stage)),
  ]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      [seen.filter(({ person }) => nameOf(market, person.stage).includes(name)).length],
    ]),
  );
}

function funnelRows({ came }: Facts): Rows {
  const reached = (order: number) => came.filter(({ furthest }) => furthest >= order).length;
  const orders = [0, ...(["screening", "interview", "offer", "hired"] as const).map(startOf)];
  return Object.fromEntries(
    (["applied", "under_review", "interview", "offer", "hired"] as const).map((key, index) => {
      const [from = 0, before = 0] = [orders[index], orders[index - 1]];
      return [key, [reached(from), share(reached(from), came.length), share(reached(from), reached(before))]];
    }),
  );
}

function timeRows({ people }: Facts): Rows {
  const spans = (reached: (one: Arrival) => Entry | undefined) =>
    within(
      people.flatMap((one) => {
        const end = one.applied && reached(one);
        return one.applied && end ? [days(one.applied, end.at)] : [];
      }),
    );
  const firstMove = (phase: StagePhase) =>
    spans(({ log, applied }) =>
      log.find((e) => e.kind === "stage_move" && e.at >= (applied as Date) && phaseOf(toOf(e)) === phase),
    );
  return {
    first_response: spans(responseOf),
    to_interview: firstMove("interview"),
    to_offer: firstMove("offer"),
    to_hire: firstMove("hired"),
  };
}

function rejectionRows({ reasons }: Market, { happened }: Facts): Rows {
  return Object.fromEntries(
    Object.values(reasons).flatMap((key): [string, number[]][] => {
      const of = happened.filter((e) => e.kind === "reject" && reasons[Number(e.data.reason_id)] === key);
      return of.length > 0 ? [[key, [of.length]]] : [];
    }),
  );
}

function tally({ happened }: Facts, keys: Record<string, (entry: Entry) => boolean>): Rows {
  return Object.fromEntries(Object.entries(keys).map(([key, is]) => [key, [happened.filter(is).length]]));
}

function teamOf(member: number | null, people: readonly Arrival[], isIn: (at: Date) => boolean): Rows {
  const happened = people.flatMap(({ log }) => log.filter(({ at }) => isIn(at)));
  const who = new Set(
    happened.flatMap(({ by }) => (by === null || (member !== null && by !== member) ? [] : [by])),
  );
  const values = (id: number) => {
    const of = happened.filter(({ by }) => by === id);
    const took = people.flatMap((one) => {
      const response = responseOf(one);
      return one.applied && response?.by === id ? [days(one.applied, response.at)] : [];
    });
    const kinds = [
      "stage_move",
      "reject",
      "message email",
      "interview_schedule interview_offer",
      "offer_send",
    ];
    return [...kinds.map((kind) => of.filter(isOf(kind)).length), percentile(took, 0.5)];
  };
  return Object.fromEntries([...who].map((id) => [id, values(id)]));
}
