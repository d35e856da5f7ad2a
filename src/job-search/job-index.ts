import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { PostedWithin } from "#reference/terms.ts";
import type { search, suggestions } from "./contract.ts";

export type JobSort = "recent" | "salary" | "relevance";

/** A search; only its page is required. */
export interface JobQuery {
  keyword?: string;
  /** No spelling correction: nobody is there to see that the search was for another word. */
  asTyped?: boolean;
  /** Each list is any of its values; empty is not set. */
  locationIds?: readonly number[];
  categoryIds?: readonly number[];
  /** Monthly, in `currency` (VND when left out). */
  salaryMin?: number;
  salaryMax?: number;
  currency?: string;
  jobTypes?: readonly number[];
  jobLevels?: readonly number[];
  experience?: readonly number[];
  postedWithin?: PostedWithin;
  remote?: boolean;
  hot?: boolean;
  companyId?: number;
  sort?: JobSort;
  offset: number;
  limit: number;
  asOf: Date;
}

type Meta = ReplyOf<typeof search>["meta"];
export type Facets = Meta["facets"];
export type Relaxation = Meta["suggestions"][number];
export type Completion = ReplyOf<typeof suggestions>["data"][number];

export interface JobHits {
  /** The jobs of the page, in order. */
  ids: number[];
  total: number;
  facets: Facets;
  /** The keyword with corrected spelling; null when nothing was corrected. */
  spelling: string | null;
  /** Relaxed searches, when this one found nothing; each with its exact count. */
  suggestions: Relaxation[];
  /** Jobs of the first page of a keyword with few hits that hold its words apart; in no total and no facet. */
  related: number[];
}

/**
 * The search of published jobs: PostgreSQL with columns and posting lists in memory, or an OpenSearch cluster. Both pass the same
 * contract tests. Never call it in a transaction that publishes jobs: what it reads there is cached.
 *
 * Ranking with a keyword (best tier first, newest first in each; the whole list is `tiersOf` in keyword.ts). In the title: one
 * phrase with the accents that were typed, its words with these accents, one phrase, its parts as phrases; the occupation in the
 * title with the location in another field; synonyms in the title; the last word as a prefix. Then all fields (title, company and
 * skills, attributes): literally, by synonyms, and with the parent categories. The same for the keyword without filler ("việc
 * làm"), and without generic words ("nhân viên"). Then all words anywhere in the ad; and, with too few hits, all this with
 * corrected spelling. So a synonym ranks below the literal word in the same field.
 */
export interface JobIndex {
  search(db: Reader, query: JobQuery): Promise<JobHits>;
  /** Completions of a keyword while it is typed: titles, skills and companies, those with most jobs first. */
  suggest(db: Reader, typed: string, limit: number): Promise<Completion[]>;
  /** Fills the caches that the first visitors would wait for; resolves when they are filled. */
  warmUp(): Promise<void>;
}
