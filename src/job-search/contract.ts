import { z } from "zod";
import { jobCard } from "#jobs/contract-shapes.ts";
import { all, endpoint, many, paging, time } from "#kit/contract.ts";
import { currencies } from "#reference/terms.ts";

const flag = z.enum(["true", "false", "1", "0"]);

/** Values of one filter; a job passes with any of them. */
const maxValues = 20;
/** A parameter that may be repeated. */
const anyOf = z
  .preprocess(
    (given: Id | Id[]) => (Array.isArray(given) ? given : [given]),
    z.array(z.coerce.number().int()).max(maxValues),
  )
  .optional();
type Id = number | string;

/** Public search. `keyword` ignores accents; every filter is optional, and all of them apply. */
export const searchQuery = z.object({
  ...paging,
  keyword: z.string().max(10_000).optional(),
  location_id: anyOf,
  category_id: anyOf,
  /** Monthly, in `currency` (VND when left out); ads in other currencies and periods are compared at the stored rates. */
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
 * How many hits each value of a filter would leave: counted with all other filters, without that filter's own values.
 * Values without a hit are not named.
 */
export const facets = z.object({
  /** Top-level categories and sub-categories alike. */
  category_id: counted(z.number().int()),
  /** Places; a current province counts the jobs of the units that were merged into it. */
  location_id: counted(z.number().int()),
  job_type: counted(z.number().int()),
  job_level: counted(z.number().int()),
  experience: counted(z.number().int()),
  /** Monthly floors in VND: 10, 15, 20, 30, 50 and 80 million. */
  salary_min: counted(z.number().int()),
  posted_within: counted(z.enum(["24h", "3d", "7d", "14d", "30d"])),
  remote: z.number().int(),
  hot: z.number().int(),
});

/** Another search that finds something, when this one found little: `query` is what to ask, `count` what it will find. */
export const suggestion = z.object({
  kind: z.enum(["spelling", "fewer_words", "wider_place", "wider_category", "without"]),
  /** The filter that `without` leaves out. */
  filter: z.string().optional(),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  count: z.number().int(),
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
    /** With few hits: jobs that hold the words of the keyword apart. Neither the total nor a facet counts them. */
    related: z.array(jobCard),
  }),
});

export const suggestions = endpoint({
  method: "GET",
  path: "/public/suggestions",
  summary: "What a keyword may become while it is typed: titles, skills and companies of published jobs",
  query: z.object({
    keyword: z.string().max(200).default(""),
    items: z.coerce.number().int().min(1).max(20).default(8),
  }),
  answer: all(
    z.object({
      kind: z.enum(["title", "skill", "company"]),
      text: z.string(),
      /** Published jobs that it leads to. */
      count: z.number().int(),
      /** A company's slug. */
      slug: z.string().optional(),
    }),
  ),
});

/** Why a job fits a profile: the words that both have, or the wished category or place that holds it. */
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
    /** Only those published since the caller's last visit; none during the first one. */
    new: z.enum(["true"]).optional(),
  }),
  answer: z.object({
    data: z.array(jobCard),
    meta: z.object({
      total: z.number().int(),
      last_visit_at: time.nullable(),
      /** By the id of each job, the weightiest first. */
      reasons: z.record(z.string(), z.array(fitReason)),
      /** Parts of the profile that are empty, and without which less is found. */
      lacks: z.array(z.enum(["job_title", "skills", "job_preference"])),
    }),
  }),
});
