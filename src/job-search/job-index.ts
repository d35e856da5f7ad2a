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
  /** Left out of hits, totals and facets: what the reader has hidden. */
  without?: { jobs: readonly number[]; companies: readonly number[] };
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
  /** Jobs that have the words of the keyword, but do not say it: with the first page of too few hits, in no total and no facet. */
  related: number[];
}

/**
 * The search of published jobs: PostgreSQL with columns and posting lists in memory, or an OpenSearch cluster. Both pass the same
 * contract tests. Never call it in a transaction that publishes jobs: what it reads there is cached.
 *
 * A hit says the keyword: its words side by side, or a synonym, in title, company, skills or body, with the accents that were typed
 * (stages.ts). Ranking with a keyword (best tier first, newest first in each; `tiersOf` in keyword.ts): one phrase in the title, its
 * parts in the title, synonyms in the title; then the same in company and skills; then in any text. A location or a job type may be
 * an attribute of the job. So a synonym ranks below the literal words in the same field.
 */
export interface JobIndex {
  search(db: Reader, query: JobQuery): Promise<JobHits>;
  /** Completions of a keyword while it is typed: titles, skills and companies, those with most jobs first. */
  suggest(db: Reader, typed: string, limit: number): Promise<Completion[]>;
}
