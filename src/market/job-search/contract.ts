import { z } from "zod";
import { all, endpoint, many, paging, time } from "#kit/contract.ts";
import { jobCard } from "#market/jobs/contract-shapes.ts";
import { currencies } from "#platform/reference/terms.ts";

const flag = z.enum(["true", "false", "1", "0"]);

/** The maximum number of values of one filter. A job matches with any of them. */
const maxValues = 20;
/** A parameter that may be repeated. */
const anyOf = z
  .preprocess(
    (given: Id | Id[]) => (Array.isArray(given) ? given : [given]),
    z.array(z.coerce.number().int()).max(maxValues),
  )
  .optional();
type Id = number | string;

/**
 * The query of the public search. `keyword` ignores accents. Every filter is optional, and all given filters
 * apply.
 */
export const searchQuery = z.object({
  ...paging,
  keyword: z.string().max(10_000).optional(),
  location_id: anyOf,
  category_id: anyOf,
  /** Monthly salary in `currency` (VND when left out); ads in other currencies and periods are compared at the stored rates. */
  salary_min: z.coerce.number().int().min(0).optional(),
  salary_max: z.coerce.number().int().min(0).optional(),
  currency: z.enum(currencies).optional(),
  job_type: anyOf,
  job_level: anyOf,
  experience: anyOf,
  posted_within: z.enum(["24h", "3d", "7d", "14d", "30d", "any"]).optional(),
  remote: flag.optional(),
  hot: flag.optional(),
  sort: z.enum(["recent", "salary", "relevance"]).optional(),
});

const counted = <V extends z.ZodType>(value: V) => z.array(z.object({ value, count: z.number().int() }));

/**
 * Number of hits for each value of a filter, counted with all other filters and without that filter's own
 * values. Values without hits are left out.
 */
export const facets = z.object({
  /** Counts of top-level categories and of sub-categories. */
  category_id: counted(z.number().int()),
  /** Counts of places. A current province includes the jobs of the units that were merged into it. */
  location_id: counted(z.number().int()),
  job_type: counted(z.number().int()),
  job_level: counted(z.number().int()),
  experience: counted(z.number().int()),
  /** Counts of jobs above monthly floors in VND: 10, 15, 20, 30, 50 and 80 million. */
  salary_min: counted(z.number().int()),
  posted_within: counted(z.enum(["24h", "3d", "7d", "14d", "30d"])),
  remote: z.number().int(),
  hot: z.number().int(),
});

/** A relaxed search for a search with few hits: its parameters (`query`) and its number of hits (`count`). */
export const suggestion = z.object({
  kind: z.enum(["spelling", "fewer_words", "wider_place", "wider_category", "without"]),
  /** The filter that the suggestion `without` removes. */
  filter: z.string().optional(),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  count: z.number().int(),
});

/** A fact, days, an order or pay that words of the keyword name. */
export const understood = z.object({
  kind: z.enum(["place", "district", "job_type", "job_level", "experience", "sort", "posted", "pay"]),
  /** The id of the place, job type, level or experience; of a district, that of its province; of days, their hours; null for pay. */
  id: z.number().int().nullable(),
  /** Pay a month. */
  pay: z
    .object({
      min: z.number().int().nullable(),
      max: z.number().int().nullable(),
      currency: z.enum(currencies),
    })
    .nullable(),
  /** The words, as typed. */
  text: z.string(),
  /** The keyword with these words in quotes, so that they are searched as plain words. */
  plain: z.string(),
  /** The keyword without these words. */
  without: z.string(),
});

export const search = endpoint({
  method: "GET",
  path: "/candidates/jobs",
  summary: "Search published jobs; a candidate also learns which are saved and applied for",
  open: true,
  query: searchQuery,
  answer: many(jobCard, {
    facets,
    suggestions: z.array(suggestion),
    /** The keyword with corrected spelling; null when nothing was corrected. */
    spelling: z.string().nullable(),
    /**
     * Related jobs, when there are few hits: those of `left`, or jobs with the words `related_by` of the keyword, apart from each
     * other. Neither the total nor a facet counts them.
     */
    related: z.array(jobCard),
    /** What the related jobs have in common with the keyword, in its words; null for those of `left`. */
    related_by: z.string().nullable(),
    /** With fewer hits than a page: the search without one thing of the keyword, the one that keeps most jobs. */
    left: z.object({ words: z.string(), keyword: z.string(), total: z.number().int() }).nullable(),
    /** Facts and pay that were read from the keyword; jobs have them as attributes or name them. */
    understood: z.array(understood),
    /** The words of the keyword that texts are searched for. */
    searched: z.string(),
    /** The words of the keyword that are not searched. */
    ignored: z.string(),
    /** True when hits name the keyword in their texts only. */
    only_texts: z.boolean(),
  }),
});

export const suggestions = endpoint({
  method: "GET",
  path: "/public/suggestions",
  summary: "Suggest titles, skills and companies of published jobs while a keyword is typed",
  query: z.object({
    keyword: z.string().max(200).default(""),
    /** The position of the caret in the keyword; its end when left out. */
    at: z.coerce.number().int().min(0).max(200).optional(),
    items: z.coerce.number().int().min(1).max(20).default(8),
  }),
  answer: all(
    z.object({
      kind: z.enum(["title", "skill", "company", "place"]),
      /** The keyword with the completion. */
      text: z.string(),
      /** Number of published jobs that match the completion; left out when other words of the keyword stay. */
      count: z.number().int().optional(),
      /** A company's slug, for a completion that is a company. */
      slug: z.string().optional(),
    }),
  ),
});

/** A reason why a job fits a profile: words that both contain, or the wished category or location of the job. */
const fitReason = z.object({
  kind: z.enum(["title", "skills", "category", "place", "remote", "level", "salary"]),
  values: z.array(z.string()),
  id: z.number().int().optional(),
});

export const fittingJobs = endpoint({
  method: "GET",
  path: "/candidates/fitting_jobs",
  summary:
    "Published jobs that fit one's profile, the best first, with reasons; none that one applied for, saved or hid",
  query: z.object({
    items: z.coerce.number().int().min(1).max(20).default(8),
    /** Only jobs published since the caller's last visit; no job during the first visit. */
    new: z.enum(["true"]).optional(),
  }),
  answer: z.object({
    data: z.array(jobCard),
    meta: z.object({
      total: z.number().int(),
      last_visit_at: time.nullable(),
      /** The reasons by job id, the one with the highest weight first. */
      reasons: z.record(z.string(), z.array(fitReason)),
      /** Empty parts of the profile that would find more jobs if they were filled in. */
      lacks: z.array(z.enum(["job_title", "skills", "job_preference"])),
    }),
  }),
});
