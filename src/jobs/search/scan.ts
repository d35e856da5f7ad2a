import { hour } from "#kit/clock.ts";
import { postedWithin } from "#reference/terms.ts";
import { type Facts, hotFlag, remoteFlag, salaryFloors } from "./facts.ts";
import { counted } from "./id-lists.ts";
import type { Facets } from "./job-index.ts";
import type { Lists } from "./lists.ts";

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
}

const ages = postedWithin.flatMap(({ key, hours }) => (hours === null ? [] : [{ key, hours }]));

/** Which filters keep a job out, a bit each, in the order of `filterNames`; another company's job is out for good. */
const bit = { place: 1, category: 2, pay: 4, type: 8, level: 16, age: 32, remote: 64, hot: 128 } as const;
const outForGood = -1;
/** More than there are types and levels (reference/terms.ts), one more for none. */
const mostTerms = 256;

/** For each filter the bit that a job's value gets, so that millions of jobs are held against them without a question. */
class Obstacles {
  readonly #facts: Facts;
  readonly #wanted: Wanted;
  readonly #places: Uint8Array;
  readonly #categories: Uint8Array;
  readonly #types: Uint8Array;
  readonly #levels: Uint8Array;
  readonly #flags: Uint8Array;

  constructor(facts: Facts, wanted: Wanted) {
    this.#facts = facts;
    this.#wanted = wanted;
    this.#places = ofLists(facts.placeLists.lists, wanted.places, bit.place);
    this.#categories = ofLists(facts.categoryLists.lists, wanted.categories, bit.category);
    this.#types = ofTerms(wanted.jobType, bit.type);
    this.#levels = ofTerms(wanted.jobLevel, bit.level);
    this.#flags = Uint8Array.from(
      [0, 1, 2, 3],
      (flags) =>
        (wanted.remote && !(flags & remoteFlag) ? bit.remote : 0) |
        (wanted.hot && !(flags & hotFlag) ? bit.hot : 0),
    );
  }

  /** All bits of a job: 0 when nothing keeps it out. */
  of(slot: number): number {
    const facts = this.#facts;
    const { since, salaryMin, salaryMax, companyId } = this.#wanted;
    if (companyId !== undefined && facts.companyId[slot] !== companyId) return outForGood;
    let bits =
      this.#places[facts.places[slot]!]! |
      this.#categories[facts.categories[slot]!]! |
      this.#types[facts.jobType[slot]!]! |
      this.#levels[facts.jobLevel[slot]!]! |
      this.#flags[facts.flags[slot]!]!;
    if (since !== undefined && facts.approvedAt[slot]! < since) bits |= bit.age;
    if (
      (salaryMin !== undefined || salaryMax !== undefined) &&
      !paysWithin(facts, slot, salaryMin, salaryMax)
    )
      bits |= bit.pay;
    return bits;
  }
}

function ofLists(
  lists: readonly (readonly number[])[],
  wanted: ReadonlySet<number> | undefined,
  missing: number,
): Uint8Array {
  const bits = new Uint8Array(lists.length);
  if (wanted)
    for (let i = 0; i < lists.length; i++) bits[i] = lists[i]!.some((id) => wanted.has(id)) ? 0 : missing;
  return bits;
}

function ofTerms(wanted: number | undefined, missing: number): Uint8Array {
  const bits = new Uint8Array(mostTerms);
  if (wanted === undefined) return bits;
  bits.fill(missing);
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

/** The jobs at `offset` to `offset + limit` of those in `order` that pass. */
export function pageOf(
  facts: Facts,
  order: ArrayLike<number>,
  wanted: Wanted,
  offset: number,
  limit: number,
): number[] {
  const obstacles = new Obstacles(facts, wanted);
  const ids: number[] = [];
  let met = 0;
  for (let i = 0; i < order.length && ids.length < limit; i++) {
    const slot = order[i]!;
    if (facts.live[slot] === 0 || obstacles.of(slot) !== 0) continue;
    if (met++ >= offset) ids.push(facts.jobId[slot]!);
  }
  return ids;
}

/**
 * Counts total and facets in one walk over the candidates.
 * @param slots of the candidates, ascending, because facts that lie beside each other are read ten times as fast; null for all jobs
 */
export function count(
  facts: Facts,
  slots: Uint32Array | null,
  wanted: Wanted,
  lists: Lists,
  asOf: Date,
): Scanned {
  const obstacles = new Obstacles(facts, wanted);
  const places = new Uint32Array(facts.placeLists.lists.length);
  const categories = new Uint32Array(facts.categoryLists.lists.length);
  const types = new Uint32Array(mostTerms);
  const levels = new Uint32Array(mostTerms);
  const reached = new Uint32Array(salaryFloors.length + 1);
  const aged = new Uint32Array(ages.length + 1);
  const since = Float64Array.from(ages, ({ hours }) => asOf.getTime() - hours * hour);
  const flagged = new Uint32Array(4);
  let total = 0;
  const candidates = slots === null ? facts.size : slots.length;
  for (let i = 0; i < candidates; i++) {
    const slot = slots === null ? i : slots[i]!;
    if (facts.live[slot] === 0) continue;
    const bits = obstacles.of(slot);
    // Two filters in its way, or another company: no facet counts it.
    if ((bits & (bits - 1)) !== 0) continue;
    if (bits === 0) total++;
    if (bits === 0 || bits === bit.place) places[facts.places[slot]!]!++;
    if (bits === 0 || bits === bit.category) categories[facts.categories[slot]!]!++;
    if (bits === 0 || bits === bit.pay) reached[facts.floors[slot]!]!++;
    if (bits === 0 || bits === bit.type) types[facts.jobType[slot]!]!++;
    if (bits === 0 || bits === bit.level) levels[facts.jobLevel[slot]!]!++;
    if (bits === 0 || bits === bit.age) aged[ageOf(facts.approvedAt[slot]!, since)]!++;
    if (bits === 0) flagged[facts.flags[slot]!]!++;
  }
  return {
    total,
    facets: {
      category_id: facts.categoryLists.tally(categories, lists.categoriesOf),
      location_id: facts.placeLists.tally(places, lists.containing),
      job_type: counted(types.subarray(1)),
      job_level: counted(levels.subarray(1)),
      salary_min: atLeast(reached),
      posted_within: upTo(aged),
      // A job that only lacks the flag is not counted by it either.
      remote: flagged[remoteFlag]! + flagged[remoteFlag | hotFlag]!,
      hot: flagged[hotFlag]! + flagged[remoteFlag | hotFlag]!,
    },
  };
}

function atLeast(reached: Uint32Array): { value: number; count: number }[] {
  return salaryFloors.flatMap((value, i) => {
    const count = reached.subarray(i + 1).reduce((sum, n) => sum + n, 0);
    return count > 0 ? [{ value, count }] : [];
  });
}

function ageOf(approvedAt: number, since: Float64Array): number {
  let i = 0;
  while (i < since.length && approvedAt < since[i]!) i++;
  return i;
}

function upTo(aged: Uint32Array): Facets["posted_within"] {
  let sum = 0;
  return ages.flatMap(({ key }, i) => {
    sum += aged[i]!;
    return sum > 0 ? [{ value: key, count: sum }] : [];
  });
}
