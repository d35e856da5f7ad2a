import type { RawBuilder } from "kysely";

/** SQL that a room needs in its own statements and that a later room contributes, because it owns the tables. */
export interface ContributionPoint<Given extends unknown[], Value> {
  (...given: Given): RawBuilder<Value>;
  readonly point: string;
}

export interface Contribution {
  readonly point: string;
  sql(...given: unknown[]): RawBuilder<unknown>;
}

const points = new Set<string>();
let contributions: ReadonlyMap<string, Contribution> | null = null;

/** @param name unique among all rooms */
export function definePoint<Given extends unknown[], Value>(name: string): ContributionPoint<Given, Value> {
  points.add(name);
  const call = (...given: Given) => {
    const contribution = contributions?.get(name);
    if (!contribution) throw new Error(`${name} is needed before the rooms were connected (app/rooms.ts)`);
    return contribution.sql(...given) as RawBuilder<Value>;
  };
  return Object.assign(call, { point: name });
}

export function contribute<Given extends unknown[], Value>(
  { point }: ContributionPoint<Given, Value>,
  sql: (...given: Given) => RawBuilder<Value>,
): Contribution {
  return { point, sql };
}

/** Takes the contributions of all rooms; once at the start of a process. @throws Error as `matched` does */
export function connectContributions(all: readonly Contribution[]): void {
  contributions = matched(points, all);
}

/** Returns the contributions by their points. @throws Error for a point to which no room contributes, or two */
export function matched(names: Iterable<string>, all: readonly Contribution[]) {
  const byPoint = Map.groupBy(all, ({ point }) => point);
  for (const name of new Set([...names, ...byPoint.keys()])) {
    const count = byPoint.get(name)?.length ?? 0;
    if (count !== 1) throw new Error(`${count} rooms contribute to ${name}`);
  }
  return new Map(all.map((contribution) => [contribution.point, contribution]));
}
