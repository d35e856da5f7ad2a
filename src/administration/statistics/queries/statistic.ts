import { sql } from "kysely";
import { rangeOf } from "#hiring/reports/period.ts";
import { noKey } from "#hiring/reports/terms.ts";
import type { QueryOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { csvStatistics } from "../contract.ts";
import { type Grouping, ofJobs, ofNow, type StatisticName, statisticShapes } from "../terms.ts";
import { inbox } from "./inbox.ts";
import { market, registrations, response } from "./market.ts";
import { agreement, review } from "./review.ts";
import { safety } from "./safety.ts";
import { filterIds, type Statistic, type StatisticRows } from "./scope.ts";

const queries: Record<StatisticName, (db: Reader, statistic: Statistic) => Promise<StatisticRows>> = {
  review,
  agreement,
  market,
  registrations,
  response,
  inbox,
  safety,
};

/** Returns a statistic with all its rows. */
export async function statisticOf(
  db: Reader,
  actor: AdminActor,
  name: StatisticName,
  { period, by, category_id, location_id, asOf }: QueryOf<(typeof csvStatistics)["review"]> & { asOf: Date },
) {
  const filters = ofJobs.includes(name)
    ? await filterIds(db, { category_id, location_id })
    : { categories: null, locations: null };
  const range = rangeOf(period, asOf);
  const statistic: Statistic = {
    actor,
    by,
    range,
    categories: filters.categories,
    locations: filters.locations,
    asOf,
  };
  const { rows, total, hidden = 0 } = await queries[name](db, statistic);
  const nameOf = await namesOf(
    db,
    by,
    rows.map(({ key }) => key),
  );
  const isNow = ofNow.includes(name);
  return {
    id: [name, by, period, category_id, location_id].join(" "),
    type: "statistic" as const,
    attributes: {
      name,
      by,
      period,
      from: isNow ? null : range.from,
      to: isNow ? null : range.to,
      columns: Object.entries(statisticShapes[name].columns).map(([key, kind]) => ({ key, kind })),
      rows: rows.map(({ key, values }) => Object.assign({ key, values }, nameOf(key))),
      total,
      hidden,
    },
  };
}

interface Names {
  name: string | null;
  name_vn: string | null;
}
const unnamed: Names = { name: null, name_vn: null };

/** Returns a lookup of names by key: of people, categories and locations. A cell has the names of both, a source is its name. */
async function namesOf(db: Reader, by: Grouping, keys: readonly string[]): Promise<(key: string) => Names> {
  const known = keys.filter((key) => key !== noKey);
  if (by === "source")
    return (key) => (["direct", "referral", "product"].includes(key) ? unnamed : { name: key, name_vn: key });
  if (known.length === 0 || !["reviewer", "category", "location", "cell"].includes(by)) return () => unnamed;
  const parts = known.map((key) => key.split("/").map(Number));
  if (by === "reviewer") {
    const { rows } = await sql<
      Names & { id: number }
    >`SELECT a.id, a.full_name AS name, a.full_name AS name_vn
      FROM accounts a WHERE a.id = ANY (${parts.map(([id]) => id)}::bigint[])`.execute(db);
    return lookup(rows);
  }
  const categories = by === "location" ? [] : parts.map(([id]) => id);
  const locations = by === "location" ? parts.map(([id]) => id) : parts.map(([, id]) => id ?? 0);
  const [categoryNames, locationNames] = await Promise.all([
    sql<Names & { id: number }>`SELECT c.id, c.name, c.name_vn FROM categories c
      WHERE c.id = ANY (${categories}::int[])`.execute(db),
    sql<Names & { id: number }>`SELECT l.id, l.state AS name, l.state_vn AS name_vn FROM locations l
      WHERE l.id = ANY (${locations}::int[])`.execute(db),
  ]);
  const [category, location] = [lookup(categoryNames.rows), lookup(locationNames.rows)];
  if (by !== "cell") return by === "category" ? category : location;
  return (key) => {
    const [one = "", other = ""] = key.split("/");
    const [of, at] = [category(one), location(other)];
    return { name: `${of.name} · ${at.name}`, name_vn: `${of.name_vn} · ${at.name_vn}` };
  };
}

function lookup(rows: readonly (Names & { id: number })[]): (key: string) => Names {
  const names = new Map(rows.map(({ id, name, name_vn }) => [String(id), { name, name_vn }]));
  return (key) => names.get(key) ?? unnamed;
}
