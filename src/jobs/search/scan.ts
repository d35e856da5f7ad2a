import { hour } from "#kit/clock.ts";
import { postedWithin } from "#reference/terms.ts";
import { type Facts, perJob } from "./facts.ts";
import type { Facets } from "./job-index.ts";
import type { Lists } from "./lists.ts";
import { counted, Tally } from "./tally.ts";

/** Filters that a facet counts without itself. */
export const filterNames = [
  "location_id",
  "category_id",
  "salary",
  "job_type",
  "job_level",
  "posted_within",
  "remote",
  "hot",
] as const;
export type FilterName = (typeof filterNames)[number];

/** A query's filters, ready to be held against facts. Undefined: not asked for. Always of one shape: it is read millions of times. */
export interface Wanted {
  /** 1 at the ids that will do. */
  places: Uint8Array | undefined;
  categories: Uint8Array | undefined;
  salaryMin: number | undefined;
  salaryMax: number | undefined;
  jobType: number | undefined;
  jobLevel: number | undefined;
  since: number | undefined;
  remote: boolean;
  hot: boolean;
  companyId: number | undefined;
}

export interface Scanned {
  total: number;
  facets: Facets;
  /** How many more there would be without this one filter. */
  without: Record<FilterName, number>;
}

/** Monthly floors in VND that the list offers. */
export const salaryFloors = [10, 15, 20, 30, 50, 80].map((million) => million * 1_000_000);
const ages = postedWithin.flatMap(({ key, hours }) => (hours === null ? [] : [{ key, hours }]));

const company = 256;

/**
 * Which filter keeps a job out, as a bit in the order of `filterNames`: 0 for none, -1 for two or more, which is as far as
 * anybody wants to know; another company's job is out for good.
 */
function obstacle(facts: Facts, slot: number, wanted: Wanted): number {
  let bits = 0;
  if (wanted.companyId !== undefined && facts.companyId[slot] !== wanted.companyId) return company;
  if (wanted.jobType !== undefined && facts.jobType[slot] !== wanted.jobType) bits = 8;
  if (wanted.jobLevel !== undefined && facts.jobLevel[slot] !== wanted.jobLevel) {
    if (bits !== 0) return -1;
    bits = 16;
  }
  if (wanted.since !== undefined && facts.approvedAt[slot]! < wanted.since) {
    if (bits !== 0) return -1;
    bits = 32;
  }
  if (wanted.remote === true && facts.remote[slot] === 0) {
    if (bits !== 0) return -1;
    bits = 64;
  }
  if (wanted.hot === true && facts.hot[slot] === 0) {
    if (bits !== 0) return -1;
    bits = 128;
  }
  if (wanted.places !== undefined && !anyOf(facts.places, slot, wanted.places)) {
    if (bits !== 0) return -1;
    bits = 1;
  }
  if (wanted.categories !== undefined && !anyOf(facts.categories, slot, wanted.categories)) {
    if (bits !== 0) return -1;
    bits = 2;
  }
  if (!paysWithin(facts, slot, wanted.salaryMin, wanted.salaryMax)) {
    if (bits !== 0) return -1;
    bits = 4;
  }
  return bits;
}

function anyOf(ids: Int32Array, slot: number, wanted: Uint8Array): boolean {
  for (let i = slot * perJob, end = i + perJob; i < end; i++) {
    const id = ids[i]!;
    if (id === 0) return false;
    if (id < wanted.length && wanted[id] === 1) return true;
  }
  return false;
}

/** An end that the ad leaves open reaches as far as anybody asks; an ad that says nothing is not found by pay. */
function paysWithin(facts: Facts, slot: number, low: number | undefined, high: number | undefined): boolean {
  if (low === undefined && high === undefined) return true;
  const min = facts.salaryMin[slot]!;
  const max = facts.salaryMax[slot]!;
  if (Number.isNaN(min) && Number.isNaN(max)) return false;
  return !(low !== undefined && max < low) && !(high !== undefined && min > high);
}

/** The jobs at `offset` to `offset + limit` of those in `order` that pass. */
export function pageOf(
  facts: Facts,
  order: Iterable<number> & ArrayLike<number>,
  wanted: Wanted,
  offset: number,
  limit: number,
): number[] {
  const ids: number[] = [];
  let met = 0;
  for (let i = 0; i < order.length && ids.length < limit; i++) {
    const slot = order[i]!;
    if (facts.live[slot] === 0 || obstacle(facts, slot, wanted) !== 0) continue;
    if (met++ >= offset) ids.push(facts.jobId[slot]!);
  }
  return ids;
}

/** Counts total and facets in one walk over the candidates. */
export function count(
  facts: Facts,
  slots: ArrayLike<number>,
  wanted: Wanted,
  lists: Lists,
  asOf: Date,
): Scanned {
  const without = new Array<number>(filterNames.length).fill(0);
  const places = new Tally(lists.containing);
  const categories = new Tally(lists.categoriesOf);
  const types: number[] = [];
  const levels: number[] = [];
  const reached = new Array<number>(salaryFloors.length + 1).fill(0);
  const aged = new Array<number>(ages.length + 1).fill(0);
  const since = ages.map(({ hours }) => asOf.getTime() - hours * hour);
  let total = 0;
  let remote = 0;
  let hot = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    if (facts.live[slot] === 0) continue;
    const bits = obstacle(facts, slot, wanted);
    // Two filters in its way: no facet counts it.
    if (bits === -1 || bits === company) continue;
    if (bits === 0) total++;
    else without[31 - Math.clz32(bits)]!++;
    if (bits === 0 || bits === 1) places.add(facts.places, slot);
    if (bits === 0 || bits === 2) categories.add(facts.categories, slot);
    if (bits === 0 || bits === 4) reached[floorsReached(facts, slot)]!++;
    if (bits === 0 || bits === 8) add(types, facts.jobType[slot]!);
    if (bits === 0 || bits === 16) add(levels, facts.jobLevel[slot]!);
    if (bits === 0 || bits === 32) aged[ageOf(facts.approvedAt[slot]!, since)]!++;
    if (bits === 0 || bits === 64) remote += facts.remote[slot]!;
    if (bits === 0 || bits === 128) hot += facts.hot[slot]!;
  }
  return {
    total,
    without: Object.fromEntries(filterNames.map((name, i) => [name, without[i]!])) as Record<
      FilterName,
      number
    >,
    facets: {
      category_id: categories.counts(),
      location_id: places.counts(),
      job_type: counted(types),
      job_level: counted(levels),
      salary_min: atLeast(reached, salaryFloors),
      posted_within: upTo(aged),
      remote,
      hot,
    },
  };
}

function add(counts: number[], value: number): void {
  if (value >= 0) counts[value] = (counts[value] ?? 0) + 1;
}

/** How many of the floors the ad's pay reaches. */
function floorsReached(facts: Facts, slot: number): number {
  const max = facts.salaryMax[slot]!;
  if (!Number.isNaN(max)) {
    let n = 0;
    while (n < salaryFloors.length && max >= salaryFloors[n]!) n++;
    return n;
  }
  return Number.isNaN(facts.salaryMin[slot]!) ? 0 : salaryFloors.length;
}

function atLeast(reached: number[], floors: readonly number[]): { value: number; count: number }[] {
  return floors.flatMap((value, i) => {
    const count = reached.slice(i + 1).reduce((sum, n) => sum + n, 0);
    return count > 0 ? [{ value, count }] : [];
  });
}

function ageOf(approvedAt: number, since: readonly number[]): number {
  let i = 0;
  while (i < since.length && approvedAt < since[i]!) i++;
  return i;
}

function upTo(aged: number[]): Facets["posted_within"] {
  let sum = 0;
  return ages.flatMap(({ key }, i) => {
    sum += aged[i]!;
    return sum > 0 ? [{ value: key, count: sum }] : [];
  });
}
