import type { LRUCache } from "lru-cache";
import { cacheOfBytes } from "#kit/cache.ts";
import type { Reader } from "#kit/db.ts";
import type { Columns } from "./columns.ts";
import {
  bytesOf,
  type DocIdSet,
  difference,
  emptySet,
  intersection,
  isEmpty,
  sizeOf,
  union,
} from "./doc-id-set.ts";
import type { Query } from "./keyword.ts";
import { PostingLists } from "./posting-lists.ts";
import { byTier, type Sort } from "./sort.ts";

/** The jobs that a keyword finds, as doc ids. */
export interface Matches {
  /** Version of the columns before the search: results that are derived from these matches are no newer. */
  version: number;
  /** Number of jobs when they were found. */
  size: number;
  docIds: DocIdSet;
  /** Best first: by tier, then newest. */
  ranked: Sort;
}

const cacheBytes = 16_000_000;
const cacheBytesPerJob = 48;
/** Even an entry without a job takes memory. */
const leastBytes = 2000;
/** In smaller markets a cold cache is fast enough. */
const warmUpFrom = 20_000;

export interface KeywordMatcher {
  /** The jobs that match a keyword's tiers, cached by the array's identity until a job changes. */
  match(db: Reader, columns: Columns, tiers: readonly Query[]): Promise<Matches>;
  /** Resolves when the posting lists of the warm-up queries are in memory. */
  warmUp(columns: Columns): Promise<void>;
}

interface Found {
  matches: Matches;
  bytes: number;
}

/**
 * Matches keywords by intersections and unions of the posting lists of their terms.
 * @param readDb connection of the warm-up
 * @param warmUpQueries what visitors are likely to ask for
 */
export function keywordMatcher(
  readDb: Reader,
  warmUpQueries: () => Promise<readonly (readonly Query[])[]>,
): KeywordMatcher {
  /** Doc ids are those of these columns. */
  let cache: { columns: Columns; found: LRUCache<readonly Query[], Found> } | null = null;
  let lists: PostingLists | null = null;
  let warmingUp: Promise<void> = Promise.resolve();

  function cacheFor(columns: Columns) {
    if (cache?.columns !== columns) {
      const maxBytes = cacheBytes + cacheBytesPerJob * columns.size;
      cache = { columns, found: cacheOfBytes(maxBytes, ({ bytes }) => bytes) };
    }
    return cache.found;
  }

  function postingLists(columns: Columns): PostingLists {
    if (lists?.columns === columns && !lists.needsRebuild) return lists;
    lists = new PostingLists(columns);
    // Searches meanwhile read the lists that they need themselves.
    if (columns.size >= warmUpFrom) warmingUp = warmUp(lists).catch(() => {});
    return lists;
  }

  async function warmUp(fresh: PostingLists): Promise<void> {
    await fresh.warmUp(readDb, (await warmUpQueries()).map(distinctTerms));
  }

  return {
    async match(db, columns, tiers) {
      const { version } = columns;
      const known = cacheFor(columns).get(tiers);
      if (known?.matches.version === version) return known.matches;
      const docIdsOf = await postingLists(columns).of(db, distinctTerms(tiers));
      const matching = tiers.map((tier) => evaluate(tier, docIdsOf, columns.size));
      const found = rank(columns, version, matching);
      cacheFor(columns).set(tiers, found);
      return found.matches;
    },
    warmUp(columns) {
      postingLists(columns);
      return warmingUp;
    },
  };
}

const distinctTerms = (tiers: readonly Query[]) => [...new Set(tiers.flatMap(termsOf))];

function termsOf(query: Query): string[] {
  if (typeof query === "string") return [query];
  return ("and" in query ? query.and : query.or).flatMap(termsOf);
}

/** The jobs that match a query. */
function evaluate(query: Query, docIdsOf: ReadonlyMap<string, DocIdSet>, size: number): DocIdSet {
  if (typeof query === "string") return docIdsOf.get(query) ?? emptySet;
  if ("or" in query)
    return union(
      query.or.map((part) => evaluate(part, docIdsOf, size)),
      size,
    );
  return intersection(query.and.map((part) => evaluate(part, docIdsOf, size)));
}

/** Live jobs, each in its best tier. */
function rank(columns: Columns, version: number, tiers: readonly DocIdSet[]): Found {
  let docIds: DocIdSet = emptySet;
  let bytes = leastBytes;
  const ranked: DocIdSet[] = [];
  for (const tier of tiers) {
    const fresh = difference(intersection([tier, columns.liveDocs]), docIds, columns.size);
    if (isEmpty(fresh)) continue;
    docIds = union([docIds, fresh], columns.size);
    ranked.push(fresh);
    bytes += bytesOf(fresh);
  }
  return {
    matches: { version, size: sizeOf(docIds), docIds, ranked: byTier(columns, ranked) },
    bytes: bytes + bytesOf(docIds),
  };
}
