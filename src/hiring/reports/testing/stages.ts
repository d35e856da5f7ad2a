import { day } from "#kit/clock.ts";
import { phaseOf } from "#people/companies/pipeline.ts";
import type { Entry, Market, Person } from "./count.ts";

export const isOf = (kinds: string) => (entry: Entry) => kinds.split(" ").includes(entry.kind);
export const days = (from: Date, to: Date) => (to.getTime() - from.getTime()) / day;

/** Returns the same value as `percentile_cont` of PostgreSQL. */
export function percentile(values: number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (at - Math.floor(at));
}

export interface Stage {
  id: number;
  /** The id of the job; null for a stage of the company's template. */
  job: number | null;
  kind: number;
  name: string;
}
/** Returns the key of a row of stages: stages of the same kind and name share a row. */
export const stageName = ({ kind, name }: Stage) => `${kind} ${name}`;
export const nameOf = ({ stages }: Market, id: number | null) =>
  stages.filter((stage) => stage.id === id).map(stageName);
/** Returns the keys of stages that have a row even without applicants. */
export const shownOf = ({ stages }: Market, job: number | null) =>
  stages.filter((stage) => stage.job === job).map(stageName);

export function staysOf(
  market: Market,
  seen: { person: Person; log: Entry[] }[],
  isIn: (at: Date) => boolean,
  { within, job }: { within: (values: number[]) => (number | null)[]; job: number | null },
): Record<string, (number | null)[]> {
  const hired = market.stages.filter(({ kind }) => phaseOf(kind) === "hired").map(stageName);
  const stays = new Map<string, number[]>(
    shownOf(market, job)
      .filter((name) => !hired.includes(name))
      .map((name) => [name, []]),
  );
  for (const { person, log } of seen) {
    const own = market.stages.filter((stage) => stage.job === person.job);
    const stageOf = (id: unknown, kind: number) => {
      const stage = own.find((one) => one.id === id) ?? own.find((one) => one.kind === kind);
      return stage ? stageName(stage) : String(-kind);
    };
    let stage = "";
    let since: Date | null = null;
    for (const { kind, at, data } of log.filter(isOf("apply sourced stage_move reject restore withdraw"))) {
      if (since && isIn(at)) stays.set(stage, [...(stays.get(stage) ?? []), days(since, at)]);
      if (kind === "apply") stage = stageOf(null, 2);
      if (kind === "sourced") stage = stageOf(null, 1);
      if (kind === "stage_move") stage = stageOf(data.to_id, Number(data.to));
      since = kind === "reject" || kind === "withdraw" ? null : at;
    }
  }
  return Object.fromEntries([...stays].map(([id, values]) => [id, within(values)]));
}
