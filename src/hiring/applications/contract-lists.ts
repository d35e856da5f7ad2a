import { z } from "zod";
import { byId, idParam, one, paging, resource } from "#kit/contract.ts";
import { checkbox } from "#kit/fields.ts";
import { displayStates } from "#market/jobs/terms.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { boardApplicant, column } from "./resources.ts";
import { applicantSorts, boardSorts, tableMost } from "./terms.ts";

const choice = z.string().max(200).optional();

/** Which applicants of a job a list shows; those who are off the board only with `hidden`. */
const filters = {
  /** Parts of a name or an address, with or without accents. */
  q: choice,
  waiting: checkbox,
  flagged: checkbox,
  hidden: checkbox,
  source: choice,
  /** The name of an owner. */
  owner: choice,
  /** A skill of the job that the CV names. */
  skill: choice,
};

const job = z.object({
  id: z.string(),
  title: z.string(),
  display_state: z.enum(displayStates),
  blind_review: z.boolean(),
  /** `manage`: edit the job, its stages and its team, move and email applicants; `decide`: reject and restore applicants. */
  can: z.object({ manage: z.boolean(), decide: z.boolean() }),
});

/** What a job's applicants can be filtered by, and how many a filter finds. */
export const facets = z.object({
  count: z.number().int(),
  waiting: z.number().int(),
  /** Not opened yet, in process. */
  fresh: z.number().int(),
  flagged: z.number().int(),
  hidden: z.number().int(),
  sources: z.array(z.string()),
  owners: z.array(z.string()),
  skills: z.array(z.string()),
});

export const board = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/jobs/:id/candidates",
  summary:
    "The board: stages in order, each with its first 500 applicants. While no stage has more, filters and order are the caller's, and the answer has everybody",
  params: byId,
  query: z.object({ ...filters, sort: z.enum(boardSorts).default("rank") }),
  answer: one(
    resource(
      "board",
      z.object({
        job,
        stages: z.array(column),
        /** Of a board that is not answered whole; null: the filters of the query were not applied. */
        facets: facets.nullable(),
      }),
    ),
  ),
});

export const applicantTable = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/jobs/:id/applicants",
  summary: "The applicants of a job page by page, filtered and sorted",
  params: byId,
  query: z.object({
    ...filters,
    page: paging.page,
    items: z.coerce.number().int().min(1).max(tableMost).default(100),
    /** Only these, also those who are off the board. */
    ids: z.union([idParam.transform((id) => [id]), z.array(idParam).max(tableMost)]).optional(),
    /** The id of a stage. */
    stage: z.coerce.number().int().optional(),
    sort: z.enum(applicantSorts).default("rank"),
  }),
  answer: one(
    resource(
      "applicant_table",
      z.object({
        job,
        stages: z.array(column.omit({ applicants: true, matching: true })),
        facets,
        applicants: z.array(boardApplicant.extend({ stage_id: z.string() })),
        page: z.number().int(),
        items: z.number().int(),
        total: z.number().int(),
      }),
    ),
  ),
});
