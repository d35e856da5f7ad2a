import { DocIdMap } from "./doc-id-map.ts";
import { type DocIdSet, docIdSet } from "./doc-id-set.ts";
import { ValueDictionary } from "./value-dictionary.ts";

/** What filters, sorts and facets need of a published job: a narrow row of `job_search`. */
export interface SearchRow {
  job_id: number;
  company_id: number;
  category_ids: readonly number[];
  location_ids: readonly number[];
  job_type: number | null;
  job_level: number | null;
  experience: number | null;
  /** Monthly, in VND; null ends are open, two nulls say nothing. */
  salary_min_vnd: number | null;
  salary_max_vnd: number | null;
  remote: boolean;
  hot: boolean;
  approved_at: Date;
  /** Null for a job that does not expire. */
  expires_at: Date | null;
}

/** Lower bounds of the salary filter, in VND a month. */
export const salaryBuckets = [10, 15, 20, 30, 50, 80].map((million) => million * 1_000_000);
/** Bits of a job's flags. */
export const remoteFlag = 1;
export const hotFlag = 2;

const growth = 1.5;

/**
 * The columns of all published jobs in typed arrays: about 70 bytes a job. A job is a row, its doc id. A job that changes gets a
 * new doc id at the end and its old one is deleted. So cached sets of doc ids stay valid: they only lack higher ones.
 */
export class Columns {
  /** Number of doc ids, deleted ones included. */
  size = 0;
  /** Incremented by each change. */
  version = 0;
  jobId = new Float64Array(1024);
  companyId = new Float64Array(1024);
  approvedAt = new Float64Array(1024);
  /** Infinity for a job that does not expire. */
  expiresAt = new Float64Array(1024);
  /** NaN where the ad says nothing or leaves the end open. */
  salaryMin = new Float64Array(1024);
  salaryMax = new Float64Array(1024);
  /** How many of the salary buckets the ad reaches. */
  salaryBucket = new Uint8Array(1024);
  /** The type plus one; 0 for none. Level and experience likewise. */
  jobType = new Uint8Array(1024);
  jobLevel = new Uint8Array(1024);
  experience = new Uint8Array(1024);
  flags = new Uint8Array(1024);
  live = new Uint8Array(1024);
  /** Ordinals of the dictionaries below. */
  locations = new Int32Array(1024);
  categories = new Int32Array(1024);
  locationDictionary = new ValueDictionary();
  categoryDictionary = new ValueDictionary();
  docIdOf = new DocIdMap();
  /** Live doc ids, newest first; and by salary, highest first. */
  byDate = new Uint32Array(0);
  bySalary = new Uint32Array(0);
  /** Live doc ids, ascending. */
  all = new Uint32Array(0);
  #liveDocs: DocIdSet | null = null;
  /** Position of a live doc id in `byDate`. */
  dateRank = new Uint32Array(0);

  /** Adds rows that are new or changed, and removes jobs that are no longer published. */
  apply(rows: readonly SearchRow[], gone: readonly number[]): void {
    for (const id of gone) this.#remove(id);
    const first = this.size;
    this.#reserve(first + rows.length);
    for (const row of rows) {
      this.#remove(row.job_id);
      this.#append(row);
    }
    const fresh = Uint32Array.from({ length: this.size - first }, (_, i) => first + i);
    this.byDate = this.#merged(this.byDate, fresh, (a, b) => this.#newerFirst(a, b));
    this.bySalary = this.#merged(this.bySalary, fresh, (a, b) => this.#higherSalaryFirst(a, b));
    this.all = this.#merged(this.all, fresh, (a, b) => a - b);
    this.dateRank = new Uint32Array(this.size);
    for (let rank = 0; rank < this.byDate.length; rank++) this.dateRank[this.byDate[rank]!] = rank;
    this.#liveDocs = null;
    this.version++;
  }

  /** The live doc ids as a set. */
  get liveDocs(): DocIdSet {
    this.#liveDocs ??= docIdSet(this.all, this.size);
    return this.#liveDocs;
  }

  /** True when deleted rows are so many that the columns should be read anew. */
  get needsRebuild(): boolean {
    return this.size > 4096 && this.size > this.docIdOf.size * 2;
  }

  #remove(id: number): void {
    const docId = this.docIdOf.get(id);
    if (docId < 0) return;
    this.live[docId] = 0;
    this.docIdOf.delete(id);
  }

  #append(row: SearchRow): void {
    const docId = this.size++;
    this.docIdOf.set(row.job_id, docId);
    this.live[docId] = 1;
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
    const grown = <A extends Float64Array | Uint8Array | Int32Array>(old: A): A => {
      const next = new (old.constructor as new (length: number) => A)(capacity);
      next.set(old as never);
      return next;
    };
    this.jobId = grown(this.jobId);
    this.companyId = grown(this.companyId);
    this.approvedAt = grown(this.approvedAt);
    this.expiresAt = grown(this.expiresAt);
    this.salaryMin = grown(this.salaryMin);
    this.salaryMax = grown(this.salaryMax);
    this.salaryBucket = grown(this.salaryBucket);
    this.jobType = grown(this.jobType);
    this.jobLevel = grown(this.jobLevel);
    this.experience = grown(this.experience);
    this.flags = grown(this.flags);
    this.live = grown(this.live);
    this.locations = grown(this.locations);
    this.categories = grown(this.categories);
  }

  #merged(
    old: Uint32Array,
    fresh: Uint32Array,
    compare: (a: number, b: number) => number,
  ): Uint32Array<ArrayBuffer> {
    const added = fresh.slice().sort(compare);
    const next = new Uint32Array(this.docIdOf.size);
    let at = 0;
    let taken = 0;
    const take = (docId: number) => {
      if (this.live[docId]) next[at++] = docId;
    };
    for (const docId of old) {
      if (!this.live[docId]) continue;
      while (taken < added.length && compare(added[taken]!, docId) < 0) take(added[taken++]!);
      take(docId);
    }
    while (taken < added.length) take(added[taken++]!);
    return next;
  }

  #newerFirst(a: number, b: number): number {
    return this.approvedAt[b]! - this.approvedAt[a]! || this.jobId[b]! - this.jobId[a]!;
  }

  #higherSalaryFirst(a: number, b: number): number {
    return this.#salary(b) - this.#salary(a) || this.#newerFirst(a, b);
  }

  /** The most that the ad offers; -1, the last, for one that does not say. */
  #salary(docId: number): number {
    const max = this.salaryMax[docId]!;
    const best = Number.isNaN(max) ? this.salaryMin[docId]! : max;
    return Number.isNaN(best) ? -1 : best;
  }
}

/** A salary without an upper end reaches all of them. */
function bucketsReached({ salary_min_vnd: min, salary_max_vnd: max }: SearchRow): number {
  if (max === null) return min === null ? 0 : salaryBuckets.length;
  return salaryBuckets.filter((bound) => max >= bound).length;
}
