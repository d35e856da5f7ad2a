import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { PostedWithin } from "#platform/reference/terms.ts";
import type { search, suggestions } from "./contract.ts";
import type { Understood } from "./text/keyword.ts";

export type JobSort = "recent" | "salary" | "relevance";

/** The criteria of a search; only the fields of its page (`offset`, `limit`) and `asOf` are required. */
export interface JobQuery {
  keyword?: string;
  /** Disables spelling correction, for searches without a reader who would see the corrected keyword. */
  asTyped?: boolean;
  /** A job matches with any value of a list; an empty list is not set. */
  locationIds?: readonly number[];
  categoryIds?: readonly number[];
  /** Monthly salary in `currency` (VND when left out). */
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
  /** Jobs and companies that the reader has hidden: left out of hits, totals and facets. */
  without?: { jobs: readonly number[]; companies: readonly number[] };
  sort?: JobSort;
  offset: number;
  limit: number;
  asOf: Date;
}

type Meta = ReplyOf<typeof search>["meta"];
export type Facets = Meta["facets"];
export type Relaxation = Meta["suggestions"][number];
export type Suggested = ReplyOf<typeof suggestions>["data"][number];
export type Completion = Suggested & { count: number };

export interface JobHits {
  /** The jobs of the page, in order. */
  ids: number[];
  total: number;
  facets: Facets;
  /** The keyword with corrected spelling; null when nothing was corrected. */
  spelling: string | null;
  /** Relaxed searches when this one has no hits, each with its exact count. */
  suggestions: Relaxation[];
  /**
   * Jobs that are no hits, returned with the first page of too few hits, and in no total and no facet: those of
   * `left`, or jobs that have the words `relatedBy` in common with the keyword.
   */
  related: number[];
  /** The words of the keyword that the related jobs say, although none of them says all as one phrase; null for those of `left`. */
  relatedBy: string | null;
  /** The search without one of the things that the keyword asks for: the one that keeps most jobs. */
  left: { words: string; keyword: string; total: number } | null;
  /** Facts and pay that the keyword names. */
  understood: readonly Understood[];
  /** The words of the keyword that texts are searched for, and those that are not searched. */
  searched: string;
  ignored: string;
  /** True when hits name the keyword in their texts only, and none in title, company or skills. */
  onlyTexts: boolean;
}

/**
 * The search of published jobs: PostgreSQL with columns and posting lists in memory, or an OpenSearch
 * cluster. Both pass the same contract tests. Do not call it in a transaction that publishes jobs: the search
 * caches what it reads there. A hit contains the keyword or a synonym as a phrase in title, company, skills
 * or body, with the accents of the keyword (stages.ts). With a keyword, jobs are ranked by tier, newest first
 * within a tier (`tiersOf` in keyword.ts): one phrase in the title, its parts in the title, synonyms in the
 * title; then the same in company and skills; then in any text. A location or a job type may also match an
 * attribute of the job. A synonym therefore ranks below the literal words in the same field.
 */
export interface JobIndex {
  search(db: Reader, query: JobQuery): Promise<JobHits>;
  /**
   * Returns completions of a partial keyword: titles, skills and companies, in descending order of their
   * number of jobs.
   */
  suggest(db: Reader, typed: string, limit: number): Promise<Completion[]>;
}
