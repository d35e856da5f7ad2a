import type { Reader } from "#kit/db.ts";
import type { Columns } from "../index/columns.ts";
import { type DocIdSet, intersection, sizeOf, union } from "../index/doc-id-set.ts";
import { PostingLists } from "../index/posting-lists.ts";
import type { Query } from "../text/query.ts";
import { byTier, type Sort } from "./sort.ts";

/** The jobs that a keyword finds, as doc ids. */
export interface Matches {
  /** The number of jobs. */
  size: number;
  docIds: DocIdSet;
  /** The jobs, best first: by tier, and newest first within a tier. */
  ranked: Sort;
  /** The number of jobs that the wider tiers match. */
  wider: number;
}

/** Returns a function that begins the matching of a search. */
export function matching(db: Reader): (columns: Columns) => Matcher {
  let lists: PostingLists | null = null;
  return (columns) => {
    if (lists?.columns !== columns) lists = new PostingLists(db, columns);
    return new Matcher(lists);
  };
}

/**
 * Matches the queries of one search. Each list is read, and each combination evaluated, only once for all of them, because the
 * ways to match a keyword, and the searches without one of its things, share most parts.
 */
export class Matcher {
  readonly #lists: PostingLists;
  readonly #columns: Columns;
  readonly #read = new Set<Query>();
  readonly #sets = new Map<Query, DocIdSet>();

  constructor(lists: PostingLists) {
    this.#lists = lists;
    this.#columns = lists.columns;
  }

  /** Reads the lists of queries that may be matched later, so that all are read in one statement. */
  async read(queries: readonly Query[]): Promise<void> {
    const missing = new Set<string>();
    for (const query of queries) this.#addMissing(query, missing);
    if (missing.size === 0) return;
    for (const [term, docIds] of await this.#lists.of(missing)) this.#sets.set(term, docIds);
  }

  #addMissing(query: Query, missing: Set<string>): void {
    if (this.#read.has(query)) return;
    this.#read.add(query);
    const parts = partsOf(query);
    if (typeof query !== "string") for (const part of parts) this.#addMissing(part, missing);
    else for (const term of parts as string[]) if (!this.#sets.has(term)) missing.add(term);
  }

  /** Matches tiers. @param wider tiers whose jobs are counted as well */
  async match(tiers: readonly Query[], wider = tiers): Promise<Matches> {
    await this.read(wider === tiers ? tiers : [...tiers, ...wider]);
    const sets = tiers.map((tier) => this.#evaluate(tier));
    const docIds = this.#live(sets);
    const size = sizeOf(docIds);
    return {
      size,
      docIds,
      ranked: byTier(this.#columns, sets),
      wider: wider === tiers ? size : sizeOf(this.#live(wider.map((tier) => this.#evaluate(tier)))),
    };
  }

  #live(sets: readonly DocIdSet[]): DocIdSet {
    return intersection([union(sets, this.#columns.size), this.#columns.liveDocs]);
  }

  #evaluate(query: Query): DocIdSet {
    const known = this.#sets.get(query);
    if (known) return known;
    const parts = partsOf(query).map((part) => this.#evaluate(part));
    const isAny = typeof query === "object" && "or" in query;
    const set = isAny ? union(parts, this.#columns.size) : intersection(parts);
    this.#sets.set(query, set);
    return set;
  }
}

/** Returns the queries of which a query is made; the terms of one without operators. */
function partsOf(query: Query): readonly Query[] {
  if (typeof query === "string") return query.split("&");
  return "and" in query ? query.and : query.or;
}
