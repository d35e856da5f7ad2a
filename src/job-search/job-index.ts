import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { PostedWithin } from "#reference/terms.ts";
import type { search, suggestions } from "./contract.ts";

export type JobSort = "recent" | "salary" | "relevance";

/** What a visitor asks for; every part is optional but the page. */
export interface JobQuery {
  keyword?: string;
  /** No word is mended: nobody is there to see that another one was meant. */
  asTyped?: boolean;
  locationId?: number;
  categoryId?: number;
  /** Monthly, in `currency` (VND when left out). */
  salaryMin?: number;
  salaryMax?: number;
  currency?: string;
  jobType?: number;
  jobLevel?: number;
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
export type Suggestion = Meta["suggestions"][number];
export type Completion = ReplyOf<typeof suggestions>["data"][number];

export interface JobHits {
  /** The jobs of the page, in order. */
  ids: number[];
  total: number;
  facets: Facets;
  /** The keyword as it was understood, where a word had to be mended; else null. */
  spelling: string | null;
  /** Searches that find more, when this one found nothing; each with its true count. */
  suggestions: Suggestion[];
}

/**
 * Where published jobs are searched: PostgreSQL with facts and sets of jobs in memory, or an OpenSearch cluster. Both are
 * held to the same contract tests. Never to be asked inside a transaction that publishes jobs: what it sees is kept.
 *
 * Ranking with a keyword (best first, each tier newest first; `tiersOf` in keyword.ts says it whole). In the title: as one
 * phrase with the accents that were typed, its words with these accents, as one phrase, its parts as phrases; the trade in
 * the title with the place named beside it; synonyms in the title; its last word going on. Then the head (title, company, skills,
 * places, trades) literally, by synonyms, and by the wider fields. The same for the keyword without "việc làm" and the like
 * around it, and without words of rank ("nhân viên"). Then all words anywhere in the ad; and, where nearly nothing has the
 * words as typed, all this for their nearest spelling. So a synonym ranks below the literal in the same place.
 */
export interface JobIndex {
  search(db: Reader, query: JobQuery): Promise<JobHits>;
  /** What a keyword may become while it is typed: whole titles, skills and companies, those with most jobs first. */
  complete(db: Reader, typed: string, limit: number): Promise<Completion[]>;
  /** Reads what would make the first visitors wait; done when all of it is in memory. */
  prepare(): Promise<void>;
}
