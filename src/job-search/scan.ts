import { hour } from "#kit/clock.ts";
import { postedWithin } from "#reference/terms.ts";
import { type Facts, hotFlag, remoteFlag, salaryFloors } from "./facts.ts";
import { counted } from "./id-lists.ts";
import type { Facets } from "./job-index.ts";
import type { Lists } from "./lists.ts";
import type { Order } from "./orders.ts";

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

/** A query's filters, ready to be held against facts. Undefined: not asked for. */
export interface Wanted {
  places: ReadonlySet<number> | undefined;
  categories: ReadonlySet<number> | undefined;
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
  /** Slots of all jobs that pass, ascending; null when there are too many to keep. */
  passing: Uint32Array | null;
}

const mostPassing = 1000;

const ages = postedWithin.flatMap(({ key, hours }) => (hours === null ? [] : [{ key, hours }]));

/** What keeps a job out, a bit each, in the order of `filterNames`. */
const bit = { place: 1, category: 2, pay: 4, type: 8, level: 16, age: 32, remote: 64, hot: 128 } as const;
/** Two bits: no facet counts such a job, whatever else holds. */
const outForGood = bit.place | bit.category;
/** More than there are types and levels (reference/terms.ts), one more for none. */
const mostTerms = 256;

/**
 * The bits of each candidate: 0 where nothing keeps it out. One filter after the other, each over all candidates: a short loop
 * over one array is what processors do best, and filters that were not asked for cost nothing.
 */
function obstacles(facts: Facts, slots: Uint32Array, wanted: Wanted): Uint8Array {
  const bits = new Uint8Array(slots.length);
  const { places, categories, salaryMin, salaryMax, since, companyId, remote, hot } = wanted;
  markTerms(bits, slots, facts.live, Uint8Array.of(outForGood, 0));
  if (places) markLists(bits, slots, facts.places, ofLists(facts.placeLists.lists, places, bit.place));
  if (categories)
    markLists(bits, slots, facts.categories, ofLists(facts.categoryLists.lists, categories, bit.category));
  if (wanted.jobType !== undefined) markTerms(bits, slots, facts.jobType, ofTerms(wanted.jobType, bit.type));
  if (wanted.jobLevel !== undefined)
    markTerms(bits, slots, facts.jobLevel, ofTerms(wanted.jobLevel, bit.level));
  if (remote || hot) markTerms(bits, slots, facts.flags, ofFlags(remote, hot));
  if (since !== undefined) markOthers(bits, slots, bit.age, (slot) => facts.approvedAt[slot]! >= since);
  if (salaryMin !== undefined || salaryMax !== undefined)
    markOthers(bits, slots, bit.pay, (slot) => paysWithin(facts, slot, salaryMin, salaryMax));
  if (companyId !== undefined)
    markOthers(bits, slots, outForGood, (slot) => facts.companyId[slot] === companyId);
  return bits;
}

// Loops over arrays of one kind each: one for both would be compiled for neither, and take ten times as long.
function markTerms(bits: Uint8Array, slots: Uint32Array, column: Uint8Array, marks: Uint8Array): void {
  for (let i = 0; i < slots.length; i++) bits[i] = bits[i]! | marks[column[slots[i]!]!]!;
}
function markLists(bits: Uint8Array, slots: Uint32Array, column: Int32Array, marks: Uint8Array): void {
  for (let i = 0; i < slots.length; i++) bits[i] = bits[i]! | marks[column[slots[i]!]!]!;
}
function markOthers(
  bits: Uint8Array,
  slots: Uint32Array,
  mark: number,
  passes: (slot: number) => boolean,
): void {
  for (let i = 0; i < slots.length; i++) if (!passes(slots[i]!)) bits[i] = bits[i]! | mark;
}

function ofLists(
  lists: readonly (readonly number[])[],
  wanted: ReadonlySet<number>,
  missing: number,
): Uint8Array {
  return Uint8Array.from(lists, (ids) => (ids.some((id) => wanted.has(id)) ? 0 : missing));
}

function ofFlags(remote: boolean, hot: boolean): Uint8Array {
  const marks = [0, remoteFlag, hotFlag, remoteFlag | hotFlag].map(
    (flags) => (remote && !(flags & remoteFlag) ? bit.remote : 0) | (hot && !(flags & hotFlag) ? bit.hot : 0),
  );
  return Uint8Array.from(marks);
}

function ofTerms(wanted: number, missing: number): Uint8Array {
  const bits = new Uint8Array(mostTerms).fill(missing);
  if (wanted >= 0 && wanted + 1 < mostTerms) bits[wanted + 1] = 0;
  return bits;
}

/** An end that the ad leaves open reaches as far as anybody asks; an ad that says nothing is not found by pay. */
function paysWithin(facts: Facts, slot: number, low: number | undefined, high: number | undefined): boolean {
  const min = facts.salaryMin[slot]!;
  const max = facts.salaryMax[slot]!;
  if (Number.isNaN(min) && Number.isNaN(max)) return false;
  return !(low !== undefined && max < low) && !(high !== undefined && min > high);
}

const walked = 1024;

/** The jobs at `offset` to `offset + limit` of those in `order` that pass. */
export function pageOf(
  facts: Facts,
  order: Order,
  wanted: Wanted,
  passing: Uint32Array | null,
  offset: number,
  limit: number,
): number[] {
  if (passing)
    return Array.from(order.sorted(passing).subarray(offset, offset + limit), (slot) => facts.jobId[slot]!);
  const ids: number[] = [];
  let met = 0;
  for (let done = 0, most = Math.max(walked, offset + limit); ; most *= 4) {
    const known = order.first(most);
    const slots = known.subarray(done);
    const bits = obstacles(facts, slots, wanted);
    for (let i = 0; i < slots.length && ids.length < limit; i++)
      if (bits[i] === 0 && met++ >= offset) ids.push(facts.jobId[slots[i]!]!);
    if (ids.length === limit || known.length < most) return ids;
    done = known.length;
  }
}

export function countTotal(facts: Facts, slots: Uint32Array, wanted: Wanted): number {
  const bits = obstacles(facts, slots, wanted);
  let total = 0;
  for (let i = 0; i < bits.length; i++) if (bits[i] === 0) total++;
  return total;
}

/**
 * Total and facets.
 * @param slots of the candidates, ascending: facts that lie beside each other are read ten times as fast
 */
export function count(facts: Facts, slots: Uint32Array, wanted: Wanted, lists: Lists, asOf: Date): Scanned {
  const bits = obstacles(facts, slots, wanted);
  const { places, categories, jobType, jobLevel, floors, approvedAt, flags } = facts;
  const { placeLists, categoryLists } = facts;
  const since = Float64Array.from(ages, ({ hours }) => asOf.getTime() - hours * hour);
  const met = {
    places: new Uint32Array(placeLists.lists.length),
    categories: new Uint32Array(categoryLists.lists.length),
    types: new Uint32Array(mostTerms),
    levels: new Uint32Array(mostTerms),
    floors: new Uint32Array(salaryFloors.length + 1),
    ages: new Uint32Array(ages.length + 1),
    flags: new Uint32Array(4),
  };
  const passing = new Uint32Array(mostPassing);
  let total = 0;
  for (let i = 0; i < slots.length; i++) {
    const out = bits[i]!;
    // Two filters keep it out: no facet counts it.
    if ((out & (out - 1)) !== 0) continue;
    const slot = slots[i]!;
    if (out === 0) {
      if (total < mostPassing) passing[total] = slot;
      total++;
      met.flags[flags[slot]!]!++;
    }
    if (out === 0 || out === bit.place) met.places[places[slot]!]!++;
    if (out === 0 || out === bit.category) met.categories[categories[slot]!]!++;
    if (out === 0 || out === bit.type) met.types[jobType[slot]!]!++;
    if (out === 0 || out === bit.level) met.levels[jobLevel[slot]!]!++;
    if (out === 0 || out === bit.pay) met.floors[floors[slot]!]!++;
    if (out === 0 || out === bit.age) met.ages[ageOf(approvedAt[slot]!, since)]!++;
  }
  return {
    total,
    passing: total <= mostPassing ? passing.slice(0, total) : null,
    facets: {
      category_id: categoryLists.tally(met.categories, lists.categoriesOf),
      location_id: placeLists.tally(met.places, lists.containing),
      job_type: counted(met.types.subarray(1)),
      job_level: counted(met.levels.subarray(1)),
      salary_min: atLeast(met.floors),
      posted_within: upTo(met.ages),
      // A job that only lacks a flag is not counted by it either.
      remote: met.flags[remoteFlag]! + met.flags[remoteFlag | hotFlag]!,
      hot: met.flags[hotFlag]! + met.flags[remoteFlag | hotFlag]!,
    },
  };
}

/** The first age that it is within, from the oldest on, where most are. */
function ageOf(approvedAt: number, since: Float64Array): number {
  let age = since.length;
  while (age > 0 && approvedAt >= since[age - 1]!) age--;
  return age;
}

function atLeast(reached: Uint32Array): { value: number; count: number }[] {
  return salaryFloors.flatMap((value, i) => {
    const count = reached.subarray(i + 1).reduce((sum, n) => sum + n, 0);
    return count > 0 ? [{ value, count }] : [];
  });
}

function upTo(aged: Uint32Array): Facets["posted_within"] {
  let sum = 0;
  return ages.flatMap(({ key }, i) => {
    sum += aged[i]!;
    return sum > 0 ? [{ value: key, count: sum }] : [];
  });
}
