import type { Reader } from "#kit/db.ts";
import type { Columns } from "../index/columns.ts";
import { type DocIdSet, emptySet, intersection, isEmpty, sizeOf, union } from "../index/doc-id-set.ts";
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
  readonly #found = new Map<readonly Query[], Pick<Matches, "docIds" | "size">>();

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
    return {
      ...this.#foundBy(tiers),
      ranked: byTier(
        this.#columns,
        tiers.map((tier) => this.#evaluate(tier)),
      ),
      wider: this.#foundBy(wider).size,
    };
  }

  /** Returns the live jobs of tiers. */
  #foundBy(tiers: readonly Query[]): Pick<Matches, "docIds" | "size"> {
    const known = this.#found.get(tiers);
    if (known) return known;
    const docIds = intersection([this.#anyOf(tiers), this.#columns.liveDocs]);
    const found = { docIds, size: sizeOf(docIds) };
    this.#found.set(tiers, found);
    return found;
  }

  #evaluate(query: Query): DocIdSet {
    const known = this.#sets.get(query);
    if (known) return known;
    const isAny = typeof query === "object" && "or" in query;
    const parts = partsOf(query);
    const set = isAny ? this.#anyOf(parts) : this.#allOf(parts);
    this.#sets.set(query, set);
    return set;
  }

  #anyOf(queries: readonly Query[]): DocIdSet {
    return union(
      queries.map((query) => this.#evaluate(query)),
      this.#columns.size,
    );
  }

  #allOf(queries: readonly Query[]): DocIdSet {
    const sets: DocIdSet[] = [];
    for (const query of queries) {
      const set = this.#evaluate(query);
      // The other queries are not evaluated.
      if (isEmpty(set)) return emptySet;
      sets.push(set);
    }
    return intersection(sets);
  }
}

/** Returns the queries of which a query is made; the terms of one without operators. */
function partsOf(query: Query): readonly Query[] {
  if (typeof query === "string") return query.split("&");
  return "and" in query ? query.and : query.or;
}
