import { z } from "zod";
import { endpoint, idParam, many, paging, resource } from "#kit/contract.ts";
import { viewId } from "#people/saved-views/contract.ts";
import { currencies, jobLanguages, proficiencies } from "#platform/reference/terms.ts";
import { queryLimits } from "./grammar/tree.ts";
import { filterLimits } from "./terms.ts";

const hit = resource(
  "person_hit",
  z.object({
    full_name: z.string(),
    job_title: z.string().nullable(),
    current_company: z.string().nullable(),
    years: z.number().int().nullable(),
    location_id: z.number().int().nullable(),
    /** VND a month. */
    salary_wanted: z.number().int().nullable(),
    notice_days: z.number().int().nullable(),
    contacted_on: z.string().nullable(),
    owner: z.object({ id: z.string(), full_name: z.string() }).nullable(),
    pools: z.array(z.object({ id: z.string(), name: z.string() })),
    tags: z.array(z.string()),
    do_not_contact: z.boolean(),
    /** The clauses of the query that the person matches, as in `meta.clauses`; negated clauses are left out. */
    matched: z.array(z.string()),
  }),
);

const number = (max: number) => z.coerce.number().int().min(0).max(max).optional();

/** Filters, all of which apply. */
export const filters = z.object({
  location_id: idParam.optional(),
  years_min: number(filterLimits.years),
  years_max: number(filterLimits.years),
  /** Whole names of skills; the person has all of them, or any with `skills_any`. */
  skills: z.array(z.string().trim().min(1).max(60)).max(filterLimits.skills, "too_many_choices").optional(),
  skills_any: z.boolean().optional(),
  /** The most that the person wants a month, in `salary_currency`. */
  salary_max: number(filterLimits.salary),
  /** VND without it. Converted into VND by the stored rate of the currency, because the salaries of people are in VND. */
  salary_currency: z.enum(currencies).optional(),
  language: z
    .object({
      id: z.coerce.number().int().min(0).max(jobLanguages.length),
      /** The lowest proficiency. */
      level: z.coerce.number().int().min(0).max(proficiencies.length).default(0),
    })
    .optional(),
  /** People who can start within so many days. */
  available_days: number(filterLimits.days),
  owner_id: idParam.optional(),
  /** People who were not contacted for so many days, or never. */
  silent_days: number(filterLimits.days),
  pool_id: idParam.optional(),
  /** Whether the consent to store the person's data is still valid. */
  consent: z.boolean().optional(),
});

export const searchPeople = endpoint({
  method: "POST",
  path: "/consultants/candidates/search",
  summary:
    "Search the people whom the agency has added, by words with operators, fields and filters; the last changed first",
  body: z.object({
    /** Words are joined by AND; OR, NOT or -, "phrase", ( ), word*, title: skill: company: school: place: */
    query: z.string().max(queryLimits.length).optional(),
    filters: filters.optional(),
    ...viewId,
    ...paging,
  }),
  answer: many(hit, {
    /** The parts of the query with the number of people that each part alone finds, without the filters. */
    clauses: z
      .array(
        z.object({
          text: z.string(),
          count: z.number().int(),
          /** False for an estimate, which is rounded to two digits: the clause finds more than 10,000 people. */
          is_exact: z.boolean(),
        }),
      )
      .max(queryLimits.terms),
  }),
  errors: ["query_unreadable"],
  audit: "cv",
});

/** The most people of a download. */
export const csvMost = 5000;

const word = (max: number) => z.string().trim().max(max).optional();
const flag = z.enum(["true", ""]).optional();

/** The search as the address of the page has it, so that a link downloads what the page shows. */
export const addressQuery = z.object({
  query: z.string().max(queryLimits.length).optional(),
  location: word(11),
  years: word(11),
  years_max: word(11),
  salary: word(11),
  currency: z.enum([...currencies, ""]).optional(),
  available: word(11),
  silent: word(11),
  skills: word(700),
  skills_any: flag,
  language: word(11),
  level: word(11),
  pool: word(15),
  owner: word(15),
  consent: z.enum(["true", "false", ""]).optional(),
});

export const searchCsv = endpoint({
  method: "GET",
  path: "/consultants/candidates/search.csv",
  summary: `The people of a search as CSV, at most ${csvMost}`,
  query: addressQuery.extend(viewId),
  binary: "text/csv",
  limit: { max: 30, seconds: 600 },
  errors: ["query_unreadable"],
  audit: "cv",
});
