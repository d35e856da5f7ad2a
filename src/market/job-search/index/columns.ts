import { DocIdMap } from "./doc-id-map.ts";
import type { DocIdSet } from "./doc-id-set.ts";
import { SortedDocIds } from "./sorted-doc-ids.ts";
import { ValueDictionary } from "./value-dictionary.ts";

/** The columns of `job_search` that filters, sorts and facets read. */
export interface SearchRow {
  job_id: number;
  company_id: number;
  category_ids: readonly number[];
  location_ids: readonly number[];
  job_type: number | null;
  job_level: number | null;
  experience: number | null;
  /** The monthly salary in VND. One null is an open end; two nulls mean that the ad names no salary. */
  salary_min_vnd: number | null;
  salary_max_vnd: number | null;
  remote: boolean;
  hot: boolean;
  approved_at: Date;
  /** Time of expiry; null for a job that does not expire. */
  expires_at: Date | null;
}

/** Lower bounds of the salary filter, in VND a month. */
export const salaryBuckets = [10, 15, 20, 30, 50, 80].map((million) => million * 1_000_000);
/** Bits of a job's flags. */
export const remoteFlag = 1;
export const hotFlag = 2;

const growth = 1.5;
const perJob = [
  "jobId",
  "companyId",
  "approvedAt",
  "expiresAt",
  "salaryMin",
  "salaryMax",
  "salaryBucket",
  "jobType",
  "jobLevel",
  "experience",
  "flags",
  "live",
  "locations",
  "categories",
] as const;
type Column = Float64Array | Uint8Array | Int32Array;

/**
 * The columns of all published jobs in typed arrays, about 70 bytes a job. The index of a job in the arrays
 * is its doc id. A job that changes gets a new doc id at the end, and its old one is marked as deleted:
 * cached sets of doc ids stay valid and only lack higher ids. The cost of a change does not depend on the
 * number of jobs, apart from moving memory. Deleted doc ids are skipped until `compacted` removes them.
 */
export class Columns {
  /** Number of doc ids, deleted ones included. */
  size = 0;
  /** Version of the columns, incremented by each change. */
  version = 0;
  jobId = new Float64Array(1024);
  companyId = new Float64Array(1024);
  approvedAt = new Float64Array(1024);
  /** Time of expiry; Infinity for a job that does not expire. */
  expiresAt = new Float64Array(1024);
  /** An end of the salary range; NaN when the ad names no salary or leaves this end open. */
  salaryMin = new Float64Array(1024);
  salaryMax = new Float64Array(1024);
  /** The number of `salaryBuckets` that the ad reaches. */
  salaryBucket = new Uint8Array(1024);
  /** The id of the job type plus one; 0 for none. Ids of level and experience likewise. */
  jobType = new Uint8Array(1024);
  jobLevel = new Uint8Array(1024);
  experience = new Uint8Array(1024);
  flags = new Uint8Array(1024);
  live = new Uint8Array(1024);
  /** Ordinals in the dictionaries of locations and categories. */
  locations = new Int32Array(1024);
  categories = new Int32Array(1024);
  locationDictionary = new ValueDictionary();
  categoryDictionary = new ValueDictionary();
  docIdOf = new DocIdMap();
  byDate = new SortedDocIds((a, b) => this.newerFirst(a, b));
  bySalary = new SortedDocIds((a, b) => this.higherSalaryFirst(a, b));
  #expiry = { version: -1, from: 0, at: 0 };
  #liveBits = new Uint32Array(32);
  #docIds = new Uint32Array(0);

  /** Adds rows that are new or changed, and removes jobs that are no longer published. */
  apply(rows: readonly SearchRow[], gone: readonly number[]): void {
    for (const id of gone) this.#remove(id);
    const first = this.size;
    this.#reserve(first + rows.length);
    for (const row of rows) {
      this.#remove(row.job_id);
      this.#append(row);
    }
    const fresh = rows.map((_, i) => first + i);
    this.byDate.add(fresh);
    this.bySalary.add(fresh);
    this.version++;
  }

  /** Returns all doc ids, ascending; deleted ones too, which filters exclude. */
  get all(): Uint32Array {
    if (this.#docIds.length < this.size) {
      this.#docIds = new Uint32Array(this.live.length);
      for (let docId = 0; docId < this.#docIds.length; docId++) this.#docIds[docId] = docId;
    }
    return this.#docIds.subarray(0, this.size);
  }

  /** Returns the live doc ids as a set that later changes update. */
  get liveDocs(): DocIdSet {
    return { bits: this.#liveBits.subarray(0, Math.ceil(this.size / 32)) };
  }

  /** Returns the time at which the next job expires. */
  nextExpiry(asOf: number): number {
    const known = this.#expiry;
    if (known.version !== this.version || asOf < known.from || known.at <= asOf) {
      let at = Number.POSITIVE_INFINITY;
      for (let docId = 0; docId < this.size; docId++) {
        const expiry = this.expiresAt[docId]!;
        if (expiry > asOf && expiry < at && this.live[docId]) at = expiry;
      }
      this.#expiry = { version: this.version, from: asOf, at };
    }
    return this.#expiry.at;
  }

  /** True when so many rows are deleted that `compacted` saves more than it costs. */
  get needsCompaction(): boolean {
    return this.size > 4096 && this.size > this.docIdOf.size * 2;
  }

  /** Returns the same jobs with new doc ids in the same order; these columns are not changed. */
  compacted(): Columns {
    const next = new Columns();
    const docIds = new Uint32Array(this.docIdOf.size);
    const newDocIds = new Int32Array(this.size).fill(-1);
    next.#reserve(docIds.length);
    for (let docId = 0; docId < this.size; docId++) {
      if (!this.live[docId]) continue;
      newDocIds[docId] = next.size;
      next.#liveBits[next.size >>> 5]! |= 1 << (next.size & 31);
      next.docIdOf.set(this.jobId[docId]!, next.size);
      docIds[next.size++] = docId;
    }
    for (const name of perJob) copyRows(this[name], next[name], docIds);
    next.locationDictionary = this.locationDictionary;
    next.categoryDictionary = this.categoryDictionary;
    next.byDate = this.byDate.renumbered((a, b) => next.newerFirst(a, b), newDocIds);
    next.bySalary = this.bySalary.renumbered((a, b) => next.higherSalaryFirst(a, b), newDocIds);
    return next;
  }

  newerFirst(a: number, b: number): number {
    return this.approvedAt[b]! - this.approvedAt[a]! || this.jobId[b]! - this.jobId[a]!;
  }

  higherSalaryFirst(a: number, b: number): number {
    return this.#salary(b) - this.#salary(a) || this.newerFirst(a, b);
  }

  #remove(id: number): void {
    const docId = this.docIdOf.get(id);
    if (docId < 0) return;
    this.live[docId] = 0;
    this.#liveBits[docId >>> 5]! &= ~(1 << (docId & 31));
    this.docIdOf.delete(id);
  }

  #append(row: SearchRow): void {
    const docId = this.size++;
    this.docIdOf.set(row.job_id, docId);
    this.live[docId] = 1;
    this.#liveBits[docId >>> 5]! |= 1 << (docId & 31);
    this.jobId[docId] = row.job_id;
    this.companyId[docId] = row.company_id;
    this.approvedAt[docId] = row.approved_at.getTime();
    this.expiresAt[docId] = row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY;
    this.salaryMin[docId] = row.salary_min_vnd ?? Number.NaN;
    this.salaryMax[docId] = row.salary_max_vnd ?? Number.NaN;
    this.salaryBucket[docId] = bucketsReached(row);
    this.jobType[docId] = (row.job_type ?? -1) + 1;
    this.jobLevel[docId] = (row.job_level ?? -1) + 1;
    this.experience[docId] = (row.experience ?? -1) + 1;
    this.flags[docId] = (row.remote ? remoteFlag : 0) | (row.hot ? hotFlag : 0);
    this.locations[docId] = this.locationDictionary.ordinalOf(row.location_ids);
    this.categories[docId] = this.categoryDictionary.ordinalOf(row.category_ids);
  }

  #reserve(size: number): void {
    if (size <= this.live.length) return;
    const capacity = Math.ceil(Math.max(size, this.live.length * growth));
    for (const name of perJob) Object.assign(this, { [name]: grown(this[name], capacity) });
    this.#liveBits = grown(this.#liveBits, Math.ceil(capacity / 32));
  }

  /** Returns the highest salary of the ad, or -1 (last in the order) when it names none. */
  #salary(docId: number): number {
    const max = this.salaryMax[docId]!;
    const best = Number.isNaN(max) ? this.salaryMin[docId]! : max;
    return Number.isNaN(best) ? -1 : best;
  }
}

function grown<A extends Column | Uint32Array>(old: A, capacity: number): A {
  const next = new (old.constructor as new (length: number) => A)(capacity);
  next.set(old as never);
  return next;
}

function copyRows(from: Column, to: Column, docIds: Uint32Array): void {
  for (let i = 0; i < docIds.length; i++) to[i] = from[docIds[i]!]!;
}

/** A salary without an upper end reaches all buckets. */
function bucketsReached({ salary_min_vnd: min, salary_max_vnd: max }: SearchRow): number {
  if (max === null) return min === null ? 0 : salaryBuckets.length;
  return salaryBuckets.filter((bound) => max >= bound).length;
}
