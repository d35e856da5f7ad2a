import { hour } from "#kit/clock.ts";
import { postedWithin } from "#platform/reference/terms.ts";
import { type Columns, hotFlag, remoteFlag, salaryBuckets } from "../index/columns.ts";
import type { Taxonomy } from "../index/taxonomy.ts";
import { nonZero } from "../index/value-dictionary.ts";
import type { Facets } from "../job-index.ts";
import type { Filters } from "./filters.ts";
import type { Sort } from "./sort.ts";

export interface Counts {
  total: number;
  facets: Facets;
  /** Doc ids of all jobs that pass the filters, ascending; null when there are too many to cache. */
  passing: Uint32Array | null;
}

const maxPassing = 1000;

const ages = postedWithin.flatMap(({ key, hours }) => (hours === null ? [] : [{ key, hours }]));

/** One bit per filter, set when a job misses it. */
const bit = {
  location: 1,
  category: 2,
  salary: 4,
  type: 8,
  level: 16,
  age: 32,
  experience: 64,
} as const;
/** The bits of an excluded job: two missed filters, so that no facet counts the job. */
const excluded = bit.location | bit.category;
/** The size of tables by type, level or experience: above the number of their values (reference/terms.ts) plus one for none. */
const maxEnumValues = 256;

/**
 * Returns the filters that each candidate misses, as bits; 0 means that it passes. Filters are applied one
 * after the other to all candidates: short loops over one array are fastest, and unset filters cost nothing.
 */
function filterMisses(columns: Columns, docIds: Uint32Array, filters: Filters): Uint8Array {
  const bits = new Uint8Array(docIds.length);
  const { locations, categories, salaryMin, salaryMax, since, companyId, without, remote, hot, asOf } =
    filters;
  markBytes(bits, docIds, columns.live, Uint8Array.of(excluded, 0));
  markUnless(bits, docIds, excluded, (docId) => columns.expiresAt[docId]! > asOf);
  if (locations)
    markValues(bits, docIds, columns.locations, columns.locationDictionary.values, locations, bit.location);
  if (categories)
    markValues(bits, docIds, columns.categories, columns.categoryDictionary.values, categories, bit.category);
  const { jobTypes, jobLevels, experience } = filters;
  if (jobTypes) markBytes(bits, docIds, columns.jobType, missesOfEnum(jobTypes, bit.type));
  if (jobLevels) markBytes(bits, docIds, columns.jobLevel, missesOfEnum(jobLevels, bit.level));
  if (experience) markBytes(bits, docIds, columns.experience, missesOfEnum(experience, bit.experience));
  if (remote || hot) markBytes(bits, docIds, columns.flags, missesOfFlags(remote, hot));
  if (since !== undefined) markUnless(bits, docIds, bit.age, (docId) => columns.approvedAt[docId]! >= since);
  if (salaryMin !== undefined || salaryMax !== undefined)
    markUnless(bits, docIds, bit.salary, (docId) => salaryWithin(columns, docId, salaryMin, salaryMax));
  if (companyId !== undefined)
    markUnless(bits, docIds, excluded, (docId) => columns.companyId[docId] === companyId);
  if (without)
    markUnless(
      bits,
      docIds,
      excluded,
      (docId) =>
        !without.jobs.has(columns.jobId[docId]!) && !without.companies.has(columns.companyId[docId]!),
    );
  return bits;
}

// One loop for each array type: a shared one would be megamorphic, and ten times slower.
function markBytes(bits: Uint8Array, docIds: Uint32Array, column: Uint8Array, marks: Uint8Array): void {
  for (let i = 0; i < docIds.length; i++) bits[i] = bits[i]! | marks[column[docIds[i]!]!]!;
}
function markUnless(
  bits: Uint8Array,
  docIds: Uint32Array,
  mark: number,
  passes: (docId: number) => boolean,
): void {
  for (let i = 0; i < docIds.length; i++) if (!passes(docIds[i]!)) bits[i] = bits[i]! | mark;
}

const unknown = 255;

/**
 * Each distinct list of values is compared with the wanted ones once, and only lists of candidates: mostly a
 * few of thousands.
 */
function markValues(
  bits: Uint8Array,
  docIds: Uint32Array,
  column: Int32Array,
  values: readonly (readonly number[])[],
  wanted: ReadonlySet<number>,
  missing: number,
): void {
  const marks = new Uint8Array(values.length).fill(unknown);
  for (let i = 0; i < docIds.length; i++) {
    const ordinal = column[docIds[i]!]!;
    if (marks[ordinal] === unknown)
      marks[ordinal] = values[ordinal]!.some((id) => wanted.has(id)) ? 0 : missing;
    bits[i] = bits[i]! | marks[ordinal]!;
  }
}

/** A job without a requested flag is in no facet: the facet of the flag itself counts jobs that have it. */
function missesOfFlags(remote: boolean, hot: boolean): Uint8Array {
  const wanted = (remote ? remoteFlag : 0) | (hot ? hotFlag : 0);
  return Uint8Array.from({ length: 4 }, (_, flags) => ((flags & wanted) === wanted ? 0 : excluded));
}

function missesOfEnum(wanted: readonly number[], missing: number): Uint8Array {
  const bits = new Uint8Array(maxEnumValues).fill(missing);
  for (const id of wanted) if (id >= 0 && id + 1 < maxEnumValues) bits[id + 1] = 0;
  return bits;
}

/** An open end has no limit; an ad without a salary does not match. */
function salaryWithin(
  columns: Columns,
  docId: number,
  low: number | undefined,
  high: number | undefined,
): boolean {
  const min = columns.salaryMin[docId]!;
  const max = columns.salaryMax[docId]!;
  if (Number.isNaN(min) && Number.isNaN(max)) return false;
  return !(low !== undefined && max < low) && !(high !== undefined && min > high);
}

/** Number of jobs in the first step of a page; each further step scans four times as many. */
const scanStep = 64;

/** Returns the jobs that pass the filters, in the order of `sort`, from `offset` to `offset + limit`. */
export function pageOf(
  columns: Columns,
  sort: Sort,
  filters: Filters,
  passing: Uint32Array | null,
  offset: number,
  limit: number,
): number[] {
  if (passing)
    return Array.from(
      sort.sorted(passing, offset + limit).subarray(offset),
      (docId) => columns.jobId[docId]!,
    );
  const ids: number[] = [];
  let seen = 0;
  for (let done = 0, most = Math.max(scanStep, offset + limit); ; most *= 4) {
    const known = sort.first(most);
    const docIds = known.subarray(done);
    const bits = filterMisses(columns, docIds, filters);
    for (let i = 0; i < docIds.length && ids.length < limit; i++)
      if (bits[i] === 0 && seen++ >= offset) ids.push(columns.jobId[docIds[i]!]!);
    if (ids.length === limit || known.length < most) return ids;
    done = known.length;
  }
}

export function countTotal(columns: Columns, docIds: Uint32Array, filters: Filters): number {
  const bits = filterMisses(columns, docIds, filters);
  let total = 0;
  for (let i = 0; i < bits.length; i++) if (bits[i] === 0) total++;
  return total;
}

/**
 * Counts the total and the facets.
 * @param docIds candidates, ascending, because sequential reads of the columns are ten times faster
 */
export function countFacets(
  columns: Columns,
  docIds: Uint32Array,
  filters: Filters,
  taxonomy: Taxonomy,
  asOf: Date,
): Counts {
  const bits = filterMisses(columns, docIds, filters);
  const { locations, categories, jobType, jobLevel, experience, salaryBucket, approvedAt, flags } = columns;
  const { locationDictionary, categoryDictionary } = columns;
  const since = Float64Array.from(ages, ({ hours }) => asOf.getTime() - hours * hour);
  const tally = {
    locations: new Uint32Array(locationDictionary.values.length),
    categories: new Uint32Array(categoryDictionary.values.length),
    types: new Uint32Array(maxEnumValues),
    levels: new Uint32Array(maxEnumValues),
    experience: new Uint32Array(maxEnumValues),
    salaryBuckets: new Uint32Array(salaryBuckets.length + 1),
    ages: new Uint32Array(ages.length + 1),
    flags: new Uint32Array(4),
  };
  const passing = new Uint32Array(maxPassing);
  let total = 0;
  for (let i = 0; i < docIds.length; i++) {
    const misses = bits[i]!;
    // A job that misses two filters is in no facet.
    if ((misses & (misses - 1)) !== 0) continue;
    const docId = docIds[i]!;
    if (misses === 0) {
      if (total < maxPassing) passing[total] = docId;
      total++;
      tally.flags[flags[docId]!]!++;
    }
    if (misses === 0 || misses === bit.location) tally.locations[locations[docId]!]!++;
    if (misses === 0 || misses === bit.category) tally.categories[categories[docId]!]!++;
    if (misses === 0 || misses === bit.type) tally.types[jobType[docId]!]!++;
    if (misses === 0 || misses === bit.level) tally.levels[jobLevel[docId]!]!++;
    if (misses === 0 || misses === bit.experience) tally.experience[experience[docId]!]!++;
    if (misses === 0 || misses === bit.salary) tally.salaryBuckets[salaryBucket[docId]!]!++;
    if (misses === 0 || misses === bit.age) tally.ages[ageOf(approvedAt[docId]!, since)]!++;
  }
  return {
    total,
    passing: total <= maxPassing ? passing.slice(0, total) : null,
    facets: {
      category_id: categoryDictionary.countsById(tally.categories, taxonomy.categoriesOf),
      location_id: locationDictionary.countsById(tally.locations, taxonomy.containing),
      job_type: nonZero(tally.types.subarray(1)),
      job_level: nonZero(tally.levels.subarray(1)),
      experience: nonZero(tally.experience.subarray(1)),
      salary_min: atLeast(tally.salaryBuckets),
      posted_within: upTo(tally.ages),
      remote: tally.flags[remoteFlag]! + tally.flags[remoteFlag | hotFlag]!,
      hot: tally.flags[hotFlag]! + tally.flags[remoteFlag | hotFlag]!,
    },
  };
}

/** Returns the shortest age bucket of a job, searched from the longest, which most jobs have. */
function ageOf(approvedAt: number, since: Float64Array): number {
  let age = since.length;
  while (age > 0 && approvedAt >= since[age - 1]!) age--;
  return age;
}

function atLeast(reached: Uint32Array): { value: number; count: number }[] {
  return salaryBuckets.flatMap((value, i) => {
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
