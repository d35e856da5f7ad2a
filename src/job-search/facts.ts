import { IdLists } from "./id-lists.ts";
import { IdSlots } from "./id-slots.ts";
import { type Slots, slotsOf } from "./slots.ts";

/** What filters, sorts and facets need of a published job: a narrow row of `job_search`. */
export interface FactRow {
  job_id: number;
  company_id: number;
  category_ids: readonly number[];
  location_ids: readonly number[];
  job_type: number | null;
  job_level: number | null;
  /** Monthly, in VND; null ends are open, two nulls say nothing. */
  salary_min_vnd: number | null;
  salary_max_vnd: number | null;
  remote: boolean;
  hot: boolean;
  approved_at: Date;
}

/** Monthly floors in VND that the list offers. */
export const salaryFloors = [10, 15, 20, 30, 50, 80].map((million) => million * 1_000_000);
/** Bits of a job's flags. */
export const remoteFlag = 1;
export const hotFlag = 2;

const growth = 1.5;

/**
 * The facts of all published jobs in typed arrays: about 70 bytes a job. A job sits in a slot; a job that changes leaves its
 * slot and takes a new one at the end, so that whoever remembers slots (the hits of a keyword) stays right: an old slot is
 * dead, and what is new has a higher number.
 */
export class Facts {
  /** Slots in use, dead ones among them. */
  size = 0;
  /** Goes up with each change. */
  version = 0;
  jobId = new Float64Array(1024);
  companyId = new Float64Array(1024);
  approvedAt = new Float64Array(1024);
  /** NaN where the ad says nothing or leaves the end open. */
  salaryMin = new Float64Array(1024);
  salaryMax = new Float64Array(1024);
  /** How many of the salary floors the ad reaches. */
  floors = new Uint8Array(1024);
  /** One more than the type; 0 for none. So with the level. */
  jobType = new Uint8Array(1024);
  jobLevel = new Uint8Array(1024);
  flags = new Uint8Array(1024);
  live = new Uint8Array(1024);
  /** Numbers of the lists below. */
  places = new Int32Array(1024);
  categories = new Int32Array(1024);
  placeLists = new IdLists();
  categoryLists = new IdLists();
  slotOf = new IdSlots();
  /** Live slots, newest first; and by pay, highest first. */
  byDate = new Uint32Array(0);
  byPay = new Uint32Array(0);
  /** Live slots, ascending. */
  all = new Uint32Array(0);
  #liveSlots: Slots | null = null;
  /** A live slot's place in `byDate`. */
  dateRank = new Uint32Array(0);

  /** Takes in rows that are new or changed, and lets go of jobs that are no longer published. */
  apply(rows: readonly FactRow[], gone: readonly number[]): void {
    for (const id of gone) this.#leave(id);
    const first = this.size;
    this.#reserve(first + rows.length);
    for (const row of rows) {
      this.#leave(row.job_id);
      this.#put(row);
    }
    const fresh = Uint32Array.from({ length: this.size - first }, (_, i) => first + i);
    this.byDate = this.#merged(this.byDate, fresh, (a, b) => this.#newerFirst(a, b));
    this.byPay = this.#merged(this.byPay, fresh, (a, b) => this.#betterPaidFirst(a, b));
    this.all = this.#merged(this.all, fresh, (a, b) => a - b);
    this.dateRank = new Uint32Array(this.size);
    for (let rank = 0; rank < this.byDate.length; rank++) this.dateRank[this.byDate[rank]!] = rank;
    this.#liveSlots = null;
    this.version++;
  }

  /** The live slots as a set. */
  get liveSlots(): Slots {
    this.#liveSlots ??= slotsOf(this.all, this.size);
    return this.#liveSlots;
  }

  /** True when dead slots make up so much that a new store is worth its making. */
  get worn(): boolean {
    return this.size > 4096 && this.size > this.slotOf.size * 2;
  }

  #leave(id: number): void {
    const slot = this.slotOf.get(id);
    if (slot < 0) return;
    this.live[slot] = 0;
    this.slotOf.delete(id);
  }

  #put(row: FactRow): void {
    const slot = this.size++;
    this.slotOf.set(row.job_id, slot);
    this.live[slot] = 1;
    this.jobId[slot] = row.job_id;
    this.companyId[slot] = row.company_id;
    this.approvedAt[slot] = row.approved_at.getTime();
    this.salaryMin[slot] = row.salary_min_vnd ?? Number.NaN;
    this.salaryMax[slot] = row.salary_max_vnd ?? Number.NaN;
    this.floors[slot] = floorsReached(row);
    this.jobType[slot] = (row.job_type ?? -1) + 1;
    this.jobLevel[slot] = (row.job_level ?? -1) + 1;
    this.flags[slot] = (row.remote ? remoteFlag : 0) | (row.hot ? hotFlag : 0);
    this.places[slot] = this.placeLists.numberOf(row.location_ids);
    this.categories[slot] = this.categoryLists.numberOf(row.category_ids);
  }

  #reserve(slots: number): void {
    if (slots <= this.live.length) return;
    const room = Math.ceil(Math.max(slots, this.live.length * growth));
    const grown = <A extends Float64Array | Uint8Array | Int32Array>(old: A): A => {
      const next = new (old.constructor as new (length: number) => A)(room);
      next.set(old as never);
      return next;
    };
    this.jobId = grown(this.jobId);
    this.companyId = grown(this.companyId);
    this.approvedAt = grown(this.approvedAt);
    this.salaryMin = grown(this.salaryMin);
    this.salaryMax = grown(this.salaryMax);
    this.floors = grown(this.floors);
    this.jobType = grown(this.jobType);
    this.jobLevel = grown(this.jobLevel);
    this.flags = grown(this.flags);
    this.live = grown(this.live);
    this.places = grown(this.places);
    this.categories = grown(this.categories);
  }

  #merged(
    old: Uint32Array,
    fresh: Uint32Array,
    order: (a: number, b: number) => number,
  ): Uint32Array<ArrayBuffer> {
    const added = fresh.slice().sort(order);
    const next = new Uint32Array(this.slotOf.size);
    let at = 0;
    let taken = 0;
    const take = (slot: number) => {
      if (this.live[slot]) next[at++] = slot;
    };
    for (const slot of old) {
      if (!this.live[slot]) continue;
      while (taken < added.length && order(added[taken]!, slot) < 0) take(added[taken++]!);
      take(slot);
    }
    while (taken < added.length) take(added[taken++]!);
    return next;
  }

  #newerFirst(a: number, b: number): number {
    return this.approvedAt[b]! - this.approvedAt[a]! || this.jobId[b]! - this.jobId[a]!;
  }

  #betterPaidFirst(a: number, b: number): number {
    return this.#pay(b) - this.#pay(a) || this.#newerFirst(a, b);
  }

  /** The most that the ad offers; -1, the last, for one that does not say. */
  #pay(slot: number): number {
    const max = this.salaryMax[slot]!;
    const best = Number.isNaN(max) ? this.salaryMin[slot]! : max;
    return Number.isNaN(best) ? -1 : best;
  }
}

/** Pay that is open upwards reaches them all. */
function floorsReached({ salary_min_vnd: min, salary_max_vnd: max }: FactRow): number {
  if (max === null) return min === null ? 0 : salaryFloors.length;
  return salaryFloors.filter((floor) => max >= floor).length;
}
