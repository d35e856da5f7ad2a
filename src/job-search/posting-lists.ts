import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Columns } from "./columns.ts";
import { append, bytesOf, type DocIdSet, docIdSet, emptySet } from "./doc-id-set.ts";

interface PostingList {
  docIds: DocIdSet;
  /** Doc ids from here on are not in it yet. */
  upTo: number;
  /** Set while PostgreSQL is queried. */
  loading: Promise<void> | null;
}

const cacheBytes = 32_000_000;
const cacheBytesPerJob = 128;
/** The warm-up leaves room for what visitors ask. */
const warmUpShare = 0.75;
const overheadBytes = 200;
/** With more new jobs than this, reading the lists anew costs less. */
const maxDelta = 2000;

/**
 * The posting list of each term: read from PostgreSQL's index once, and cached in a limited amount of memory, least recently used
 * first out. The words of a job only change together with its doc id, so cached lists stay valid and only the terms of later jobs,
 * the delta segment, are read.
 */
export class PostingLists {
  readonly columns: Columns;
  #cache = new Map<string, PostingList>();
  #bytes = 0;
  /** The delta segment: terms of the jobs added since, each with its doc ids, ascending. */
  #delta = new Map<string, number[]>();
  #baseSize: number;
  #deltaUpTo: number;
  #readingDelta: Promise<void> | null = null;

  constructor(columns: Columns) {
    this.columns = columns;
    this.#baseSize = columns.size;
    this.#deltaUpTo = columns.size;
  }

  /** True when the delta segment is so large that the lists should be read anew. */
  get needsRebuild(): boolean {
    return this.columns.size - this.#baseSize > maxDelta;
  }

  /** The doc ids of each term, deleted ones included. Lists that are not cached are read in one statement. */
  async of(db: Reader, terms: readonly string[]): Promise<Map<string, DocIdSet>> {
    while (this.#deltaUpTo < this.columns.size) {
      this.#readingDelta ??= this.#readDelta(db);
      await this.#readingDelta;
    }
    const requested = new Map<string, PostingList>();
    const missing = new Map<string, PostingList>();
    for (const term of terms) {
      const list = this.#cache.get(term) ?? { docIds: emptySet, upTo: this.columns.size, loading: null };
      requested.set(term, list);
      if (!this.#cache.has(term)) missing.set(term, list);
      this.#put(term, list);
    }
    if (missing.size > 0) {
      const loading = this.#load(db, missing);
      for (const list of missing.values()) list.loading = loading;
    }
    await Promise.all(new Set([...requested.values()].map((list) => list.loading)));
    for (const [term, list] of requested) this.#addDelta(term, list);
    this.#evictOldest();
    return new Map([...requested].map(([term, { docIds }]) => [term, docIds]));
  }

  /** Reads the terms of each of these keywords before visitors ask for them, until the share of the warm-up is used up. */
  async warmUp(db: Reader, keywords: readonly (readonly string[])[]): Promise<void> {
    for (const terms of keywords) {
      if (this.needsRebuild || this.#bytes > this.#maxBytes() * warmUpShare) return;
      await this.of(db, terms);
    }
  }

  /** A Map keeps the order of insertion: the most recently used are last. */
  #put(term: string, list: PostingList): void {
    this.#evict(term);
    this.#cache.set(term, list);
    this.#bytes += weight(list);
  }

  #evict(term: string): void {
    const list = this.#cache.get(term);
    if (!list) return;
    this.#cache.delete(term);
    this.#bytes -= weight(list);
  }

  /** It may have been evicted meanwhile. */
  #fill(term: string, list: PostingList, docIds: DocIdSet): void {
    if (this.#cache.get(term) === list) this.#bytes += bytesOf(docIds) - bytesOf(list.docIds);
    list.docIds = docIds;
  }

  #maxBytes(): number {
    return cacheBytes + cacheBytesPerJob * this.columns.size;
  }

  #evictOldest(): void {
    const max = this.#maxBytes();
    for (const [term, list] of this.#cache) {
      if (this.#bytes <= max) return;
      if (!list.loading) this.#evict(term);
    }
  }

  async #load(db: Reader, lists: ReadonlyMap<string, PostingList>): Promise<void> {
    try {
      const terms = [...lists.keys()];
      const found = await jobsOf(db, terms);
      terms.forEach((term, i) => {
        const list = lists.get(term)!;
        this.#fill(term, list, this.#parseIds(found[i] ?? "{}", list.upTo));
      });
    } catch (error) {
      for (const term of lists.keys()) this.#evict(term);
      throw error;
    } finally {
      for (const list of lists.values()) list.loading = null;
    }
  }

  /**
   * Jobs that changed during the query have a later doc id and are in the delta segment.
   * @param ids `{1,22,333}`: tens of thousands, so parsed by hand
   */
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

  async #readDelta(db: Reader): Promise<void> {
    try {
      const from = this.#deltaUpTo;
      const upTo = this.columns.size;
      const docIdOf = new Map<number, number>();
      for (let docId = from; docId < upTo; docId++)
        if (this.columns.live[docId]) docIdOf.set(this.columns.jobId[docId]!, docId);
      const { rows } = await sql<{ job_id: number; terms: string[] }>`
        SELECT job_id, tsvector_to_array(words) AS terms FROM job_search
        WHERE job_id = ANY(${[...docIdOf.keys()]}::bigint[])`.execute(db);
      const byDocId = rows.map(({ job_id, terms }) => ({ docId: docIdOf.get(job_id)!, terms }));
      for (const { docId, terms } of byDocId.sort((a, b) => a.docId - b.docId))
        for (const term of terms) {
          const docIds = this.#delta.get(term);
          if (docIds) docIds.push(docId);
          else this.#delta.set(term, [docId]);
        }
      this.#deltaUpTo = upTo;
    } finally {
      this.#readingDelta = null;
    }
  }

  #addDelta(term: string, list: PostingList): void {
    if (list.upTo >= this.#deltaUpTo) return;
    const isLater = (docId: number) => docId >= list.upTo;
    const later = new Set<number>();
    if (term.endsWith("*")) {
      const prefix = term.slice(0, -1);
      for (const [word, docIds] of this.#delta)
        if (isLater(docIds.at(-1)!) && word.startsWith(prefix))
          for (const docId of docIds.filter(isLater)) later.add(docId);
    } else for (const docId of this.#delta.get(term)?.filter(isLater) ?? []) later.add(docId);
    this.#fill(term, list, append(list.docIds, Uint32Array.from(later).sort(), this.columns.size));
    list.upTo = this.#deltaUpTo;
  }
}

const weight = ({ docIds }: PostingList) => bytesOf(docIds) + overheadBytes;

/** The jobs of each term, in PostgreSQL's text form of an array. */
async function jobsOf(db: Reader, terms: readonly string[]): Promise<string[]> {
  const queries = terms.map((term) => (term.endsWith("*") ? `'${term.slice(0, -1)}':*` : `'${term}'`));
  const { rows } = await sql<{ ids: string }>`
    SELECT array(SELECT s.job_id FROM job_search s WHERE s.words @@ requested.query::tsquery)::text AS ids
    FROM unnest(${queries}::text[]) WITH ORDINALITY AS requested(query, at) ORDER BY requested.at`.execute(
    db,
  );
  return rows.map((row) => row.ids);
}
