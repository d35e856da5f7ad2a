import type { RawBuilder } from "kysely";

/** SQL that a room needs in its own statements and that a later room contributes, because it owns the tables. */
export interface ContributionPoint<Given extends unknown[], Value> {
  (...given: Given): RawBuilder<Value>;
  readonly point: string;
}

/** A list of values to which any later room can add values. */
export interface ContributedList<Value> {
  (): readonly Value[];
  readonly list: string;
}

interface ContributedSql {
  readonly point: string;
  sql(...given: unknown[]): RawBuilder<unknown>;
}
interface ContributedValues {
  readonly list: string;
  readonly values: readonly unknown[];
}
export type Contribution = ContributedSql | ContributedValues;

const points = new Set<string>();
let connected: ReturnType<typeof matched> | null = null;

function ofRooms(name: string): ReturnType<typeof matched> {
  if (!connected) throw new Error(`${name} is needed before the rooms were connected (app/rooms.ts)`);
  return connected;
}

/** @param name unique among all rooms */
export function definePoint<Given extends unknown[], Value>(name: string): ContributionPoint<Given, Value> {
  points.add(name);
  const call = (...given: Given) =>
    ofRooms(name)
      .sql.get(name)
      ?.sql(...given) as RawBuilder<Value>;
  return Object.assign(call, { point: name });
}

export function contribute<Given extends unknown[], Value>(
  { point }: ContributionPoint<Given, Value>,
  sql: (...given: Given) => RawBuilder<Value>,
): Contribution {
  return { point, sql };
}

/** @param name unique among all rooms */
export function defineList<Value>(name: string): ContributedList<Value> {
  const values = () => (ofRooms(name).values.get(name) ?? []) as Value[];
  return Object.assign(values, { list: name });
}

export function addTo<Value>(
  { list }: ContributedList<Value>,
  ...values: readonly NoInfer<Value>[]
): Contribution {
  return { list, values };
}

/** Registers the contributions of all rooms; called once at the start of a process. @throws Error as `matched` does */
export function connectContributions(all: readonly Contribution[]): void {
  connected = matched(points, all);
}

/** Returns the contributions by their names. @throws Error for a point to which no room contributes, or two */
export function matched(names: Iterable<string>, all: readonly Contribution[]) {
  const contributedSql = all.filter((contribution) => "point" in contribution);
  const byPoint = Map.groupBy(contributedSql, ({ point }) => point);
  for (const name of new Set([...names, ...byPoint.keys()])) {
    const count = byPoint.get(name)?.length ?? 0;
    if (count !== 1) throw new Error(`${count} rooms contribute to ${name}`);
  }
  const values = new Map<string, unknown[]>();
  for (const contribution of all)
    if ("list" in contribution)
      values.set(contribution.list, [...(values.get(contribution.list) ?? []), ...contribution.values]);
  return { sql: new Map(contributedSql.map((each) => [each.point, each])), values };
}
