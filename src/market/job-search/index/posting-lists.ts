import { setImmediate as yieldToOthers } from "node:timers/promises";
import { sql } from "kysely";
import type { LRUCache } from "lru-cache";
import { cacheOfBytes } from "#kit/cache.ts";
import type { Reader } from "#kit/db.ts";
import type { Columns } from "./columns.ts";
import { append, bytesOf, type DocIdSet, docIdSet, emptySet, union } from "./doc-id-set.ts";

interface PostingList {
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
 * Caches the doc ids of the jobs that have a term. Lists are read from PostgreSQL's index once; memory is limited, and the least
 * recently used list is evicted first. A job whose words change gets a new doc id, and new doc ids are added to the cached lists.
 * Lists are those of single terms, because new keywords mostly consist of terms of earlier ones.
 */
export class PostingLists {
  readonly columns: Columns;
  readonly #db: Reader;
  #cache: LRUCache<string, PostingList>;
  /** Doc ids from this one on are not in the cached lists yet. */
  #upTo: number;
  #adding: Promise<void> | null = null;

  constructor(db: Reader, columns: Columns) {
    this.#db = db;
    this.columns = columns;
    this.#upTo = columns.size;
    this.#cache = cacheOfBytes(cacheBytes + cacheBytesPerJob * columns.size, weight);
  }

  /**
   * Returns the doc ids of each term, deleted ones included. A term that ends in `*` is a prefix. Lists that are not cached are read
   * in one statement.
   */
  async of(terms: Iterable<string>): Promise<Map<string, DocIdSet>> {
    while (this.#upTo < this.columns.size) {
      this.#adding ??= this.#addNewJobs();
      await this.#adding;
    }
    const asked = new Map<string, PostingList>();
    const missing = new Map<string, PostingList>();
    const reads = new Set<Promise<void>>();
    for (const term of terms) {
      let list = this.#cache.get(term);
      if (list?.loading) reads.add(list.loading);
      if (!list) {
        list = { docIds: emptySet, loading: null };
        missing.set(term, list);
      }
      asked.set(term, list);
    }
    if (missing.size > 0) {
      const loading = this.#load(missing);
      for (const list of missing.values()) list.loading = loading;
      reads.add(loading);
    }
    if (reads.size > 0) await Promise.all(reads);
    return new Map([...asked].map(([term, { docIds }]) => [term, docIds]));
  }

  async #load(lists: ReadonlyMap<string, PostingList>): Promise<void> {
    const upTo = this.#upTo;
    for (const [term, list] of lists) this.#put(term, list);
    try {
      const found = await jobsOf(this.#db, [...lists.keys()]);
      [...lists].forEach(([term, list], i) => {
        // Jobs that changed during the query have a higher doc id, and are already added.
        list.docIds = union([this.#parseIds(found[i] ?? "{}", upTo), list.docIds], this.columns.size);
        if (this.#cache.peek(term) !== list) return;
        // The cache measures the size of new entries only.
        this.#cache.delete(term);
        this.#put(term, list);
      });
    } catch (error) {
      for (const term of lists.keys()) this.#cache.delete(term);
      throw error;
    } finally {
      for (const list of lists.values()) list.loading = null;
    }
  }

  /** A prefix is not cached, because new jobs are compared with whole terms. */
  #put(term: string, list: PostingList): void {
    if (!term.endsWith("*")) this.#cache.set(term, list);
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
        for (const [term, docIds] of this.#cachedOf(await termsOf(this.#db, docIdOf))) {
          const list = this.#cache.peek(term)!;
          list.docIds = append(list.docIds, docIds, upTo);
        }
        this.#upTo = upTo;
        await yieldToOthers();
      }
    } finally {
      this.#adding = null;
    }
  }

  /** Returns the cached terms that the jobs have, each with the doc ids of these jobs, ascending. */
  #cachedOf(jobs: readonly { docId: number; terms: readonly string[] }[]): Map<string, number[]> {
    const found = new Map<string, number[]>();
    for (const { docId, terms } of jobs)
      for (const term of terms) {
        if (!this.#cache.has(term)) continue;
        const docIds = found.get(term);
        if (docIds) docIds.push(docId);
        else found.set(term, [docId]);
      }
    return found;
  }
}

const weight = ({ docIds }: PostingList) => bytesOf(docIds) + overheadBytes;

/** Returns the jobs of each term, in PostgreSQL's text form of an array. */
async function jobsOf(db: Reader, terms: readonly string[]): Promise<string[]> {
  const queries = terms.map((term) => (term.endsWith("*") ? `'${term.slice(0, -1)}':*` : `'${term}'`));
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
    .map(({ job_id, terms }) => ({ docId: docIdOf.get(job_id)!, terms: terms.split(" ") }))
    .sort((a, b) => a.docId - b.docId);
}
