import { hour } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { postedWithin } from "#reference/terms.ts";
import type { JobQuery } from "./job-index.ts";
import type { Lists } from "./lists.ts";
import type { Wanted } from "./scan.ts";

/** A query's filters as facts are held against them. */
export async function wantedOf(db: Reader, query: JobQuery, lists: Lists): Promise<Wanted> {
  const wanted: Wanted = {};
  const { locationId, categoryId, salaryMin, salaryMax } = query;
  if (locationId !== undefined) wanted.places = marked(lists.members.get(locationId) ?? [locationId]);
  if (categoryId !== undefined)
    wanted.categories = marked([categoryId, ...(lists.subs.get(categoryId) ?? [])]);
  if (salaryMin !== undefined || salaryMax !== undefined) {
    const rate = await rateOf(db, query.currency ?? "VND");
    if (salaryMin !== undefined) wanted.salaryMin = Math.round(salaryMin * rate);
    if (salaryMax !== undefined) wanted.salaryMax = Math.round(salaryMax * rate);
  }
  if (query.jobType !== undefined) wanted.jobType = query.jobType;
  if (query.jobLevel !== undefined) wanted.jobLevel = query.jobLevel;
  const hours = postedWithin.find(({ key }) => key === query.postedWithin)?.hours;
  if (hours != null) wanted.since = query.asOf.getTime() - hours * hour;
  if (query.remote) wanted.remote = true;
  if (query.hot) wanted.hot = true;
  if (query.companyId !== undefined) wanted.companyId = query.companyId;
  return wanted;
}

/** No list has so many entries: an id beyond matches nothing. */
const mostIds = 100_000;

function marked(ids: readonly number[]): Uint8Array {
  const real = ids.filter((id) => id > 0 && id < mostIds);
  // One id more than any job has: looking up a job's id beyond the end gives undefined, which matches nothing.
  const marks = new Uint8Array(Math.max(0, ...real) + 1);
  for (const id of real) marks[id] = 1;
  return marks;
}

async function rateOf(db: Reader, currency: string): Promise<number> {
  if (currency === "VND") return 1;
  const row = await db
    .selectFrom("currency_rates")
    .select("vnd")
    .where("currency", "=", currency)
    .executeTakeFirst();
  return row?.vnd ?? 1;
}
