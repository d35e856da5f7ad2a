import { setImmediate as yieldToOthers } from "node:timers/promises";
import { sql } from "kysely";
import type { LRUCache } from "lru-cache";
import { cacheOfBytes } from "#kit/cache.ts";
import type { Reader } from "#kit/db.ts";
import type { Columns } from "./columns.ts";
import { append, bytesOf, type DocIdSet, docIdSet, emptySet, union } from "./doc-id-set.ts";

/** A leaf of a query: terms joined by `&`, all of which a job must have. */
type Leaf = string;

interface PostingList {
  terms: readonly string[];
  docIds: DocIdSet;
  /** The read of the list from the database, while it is in progress; jobs that are added meanwhile are in `docIds`. */
  loading: Promise<void> | null;
}

const cacheBytes = 32_000_000;
const cacheBytesPerJob = 128;
const overheadBytes = 400;
/** Number of new jobs that are added at a time; other requests are answered in between. */
const batch = 100;

/**
 * Caches the doc ids of jobs that have all terms of a leaf. Lists are read from PostgreSQL's index once;
 * memory is limited, and the least recently used list is evicted first. A job whose words change gets a new
 * doc id, and new doc ids are added to the cached lists.
 */
export class PostingLists {
  readonly columns: Columns;
  readonly #db: Reader;
  #cache: LRUCache<Leaf, PostingList>;
  /** The cached leaves by their last term, so that a new job is compared only with leaves of its own terms. */
  #leavesOf = new Map<string, Set<Leaf>>();
  /** Doc ids from this one on are not in the cached lists yet. */
  #upTo: number;
  #adding: Promise<void> | null = null;

  constructor(db: Reader, columns: Columns) {
    this.#db = db;
    this.columns = columns;
    this.#upTo = columns.size;
    const maxBytes = cacheBytes + cacheBytesPerJob * columns.size;
    this.#cache = cacheOfBytes(maxBytes, weight, undefined, ({ terms }, leaf) => this.#forget(leaf, terms));
  }

  /** Returns the doc ids of each leaf, deleted ones included. Lists that are not cached are read in one statement. */
  async of(leaves: readonly Leaf[]): Promise<Map<Leaf, DocIdSet>> {
    while (this.#upTo < this.columns.size) {
      this.#adding ??= this.#addNewJobs();
      await this.#adding;
    }
    const asked = new Map<Leaf, PostingList>();
    const missing = new Map<Leaf, PostingList>();
    for (const leaf of leaves) {
      const known = this.#cache.get(leaf);
      const list = known ?? { terms: leaf.split("&"), docIds: emptySet, loading: null };
      asked.set(leaf, list);
      if (!known) missing.set(leaf, list);
    }
    if (missing.size > 0) {
      const loading = this.#load(missing);
      for (const list of missing.values()) list.loading = loading;
    }
    await Promise.all(new Set([...asked.values()].map(({ loading }) => loading)));
    return new Map([...asked].map(([leaf, { docIds }]) => [leaf, docIds]));
  }

  async #load(lists: ReadonlyMap<Leaf, PostingList>): Promise<void> {
    const upTo = this.#upTo;
    for (const [leaf, list] of lists) this.#put(leaf, list);
    try {
      const found = await jobsOf(this.#db, [...lists.values()]);
      [...lists].forEach(([leaf, list], i) => {
        // Jobs that changed during the query have a higher doc id, and are already added.
        list.docIds = union([this.#parseIds(found[i] ?? "{}", upTo), list.docIds], this.columns.size);
        if (this.#cache.peek(leaf) !== list) return;
        // The cache measures the size of new entries only.
        this.#cache.delete(leaf);
        this.#put(leaf, list);
      });
    } catch (error) {
      for (const leaf of lists.keys()) this.#cache.delete(leaf);
      throw error;
    } finally {
      for (const list of lists.values()) list.loading = null;
    }
  }

  /** A prefix is not cached, because new jobs are compared with whole terms. */
  #put(leaf: Leaf, list: PostingList): void {
    if (leaf.endsWith("*")) return;
    this.#cache.set(leaf, list);
    // The cache has refused a list above its limit, so there is nothing to index.
    if (!this.#cache.has(leaf)) return;
    const last = list.terms.at(-1)!;
    const leaves = this.#leavesOf.get(last);
    if (leaves) leaves.add(leaf);
    else this.#leavesOf.set(last, new Set([leaf]));
  }

  /** Evicted leaves are removed here too, so that the map does not grow. */
  #forget(leaf: Leaf, terms: readonly string[]): void {
    const last = terms.at(-1)!;
    const leaves = this.#leavesOf.get(last);
    leaves?.delete(leaf);
    if (leaves?.size === 0) this.#leavesOf.delete(last);
  }

  /** @param ids `{1,22,333}`: tens of thousands, so parsed by hand */
  #parseIds(ids: string, upTo: number): DocIdSet {
    const { docIdOf } = this.columns;
    const found = new Uint32Array(Math.min(upTo, ids.length >> 1));
    let count = 0;
    let isSorted = true;
    let id = 0;
    for (let i = 1; i < ids.length; i++) {
      const digit = ids.charCodeAt(i) - 48;
      if (digit >= 0 && digit <= 9) {
        id = id * 10 + digit;
        continue;
      }
      const docId = docIdOf.get(id);
      id = 0;
      if (docId < 0 || docId >= upTo) continue;
      isSorted &&= count === 0 || docId > found[count - 1]!;
      found[count++] = docId;
    }
    const docIds = found.subarray(0, count);
    return docIdSet(isSorted ? docIds : docIds.sort(), upTo);
  }

  async #addNewJobs(): Promise<void> {
    try {
      while (this.#upTo < this.columns.size) {
        const from = this.#upTo;
        const upTo = Math.min(from + batch, this.columns.size);
        const docIdOf = new Map<number, number>();
        for (let docId = from; docId < upTo; docId++)
          if (this.columns.live[docId]) docIdOf.set(this.columns.jobId[docId]!, docId);
        for (const [leaf, docIds] of this.#leavesIn(await termsOf(this.#db, docIdOf))) {
          const list = this.#cache.peek(leaf)!;
          list.docIds = append(list.docIds, docIds, upTo);
        }
        this.#upTo = upTo;
        await yieldToOthers();
      }
    } finally {
      this.#adding = null;
    }
  }

  /** Returns the cached leaves that the jobs match, each with the doc ids of these jobs, ascending. */
  #leavesIn(jobs: readonly { docId: number; terms: ReadonlySet<string> }[]): Map<Leaf, number[]> {
    const found = new Map<Leaf, number[]>();
    for (const { docId, terms } of jobs)
      for (const term of terms)
        for (const leaf of this.#leavesOf.get(term) ?? [])
          if (this.#cache.peek(leaf)!.terms.every((one) => terms.has(one)))
            found.set(leaf, [...(found.get(leaf) ?? []), docId]);
    return found;
  }
}

const weight = ({ docIds }: PostingList) => bytesOf(docIds) + overheadBytes;

/** Returns the jobs of each list, in PostgreSQL's text form of an array. */
async function jobsOf(db: Reader, lists: readonly PostingList[]): Promise<string[]> {
  const queries = lists.map(({ terms }) =>
    terms.map((term) => (term.endsWith("*") ? `'${term.slice(0, -1)}':*` : `'${term}'`)).join(" & "),
  );
  const { rows } = await sql<{ ids: string }>`
    SELECT array(SELECT s.job_id FROM job_search s WHERE s.words @@ requested.query::tsquery)::text AS ids
    FROM unnest(${queries}::text[]) WITH ORDINALITY AS requested(query, at) ORDER BY requested.at`.execute(
    db,
  );
  return rows.map((row) => row.ids);
}

/** Returns the terms of jobs, in the order of their doc ids. Terms have no spaces; an array would be parsed ten times slower. */
async function termsOf(db: Reader, docIdOf: ReadonlyMap<number, number>) {
  const { rows } = await sql<{ job_id: number; terms: string }>`
    SELECT job_id, array_to_string(tsvector_to_array(words), ' ') AS terms FROM job_search
    WHERE job_id = ANY(${[...docIdOf.keys()]}::bigint[])`.execute(db);
  return rows
    .map(({ job_id, terms }) => ({ docId: docIdOf.get(job_id)!, terms: new Set(terms.split(" ")) }))
    .sort((a, b) => a.docId - b.docId);
}
