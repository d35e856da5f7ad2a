import { z } from "zod";
import { byId, idParam, one, paging, resource } from "#kit/contract.ts";
import { checkbox } from "#kit/fields.ts";
import { displayStates } from "#market/jobs/terms.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { boardApplicant, column, companyBoardApplicant } from "./resources.ts";
import {
  answerFilters,
  applicantSorts,
  boardSorts,
  consentFilters,
  questionMost,
  tableMost,
} from "./terms.ts";

const choice = z.string().max(200).optional();

/** Filters of a job's applicants. Applicants that were taken off the board are listed with `hidden` only. */
const filters = {
  /** Parts of a name or an email address, with or without accents. */
  q: choice,
  waiting: checkbox,
  flagged: checkbox,
  hidden: checkbox,
  source: choice,
  /** The name of an owner. */
  owner: choice,
  /** A skill of the job that is in the applicant's CV. */
  skill: choice,
  /** A tag. */
  tag: choice,
  /** A screening question whose answer does not meet the job's requirement. */
  failed: z.string().max(questionMost).optional(),
  /** The least average recommendation, 1 to 4, in the feedback that the caller may read. */
  rating: z.coerce.number().int().min(1).max(4).optional(),
  /** For agencies: the answer to the request for the consent to be introduced. */
  consent: z.enum(consentFilters).optional(),
  /** For agencies: the client's answer; `none` for applicants without one. */
  client_answer: z.enum(answerFilters).optional(),
};

const job = z.object({
  id: z.string(),
  title: z.string(),
  display_state: z.enum(displayStates),
  blind_review: z.boolean(),
  /** `manage`: edit the job, its stages and its team, move and email applicants; `decide`: reject and restore applicants. */
  can: z.object({
    manage: z.boolean(),
    decide: z.boolean(),
    /** For agencies: decide which people are introduced to the client. */
    introduce: z.boolean().optional(),
  }),
});
const companyJob = job.extend({ can: job.shape.can.omit({ introduce: true }) });

/** The filters that apply to a job's applicants, with the number of matches of some. */
export const facets = z.object({
  count: z.number().int(),
  waiting: z.number().int(),
  /** Active applicants whom the employer has not opened. */
  fresh: z.number().int(),
  flagged: z.number().int(),
  hidden: z.number().int(),
  sources: z.array(z.string()),
  owners: z.array(z.string()),
  skills: z.array(z.string()),
  tags: z.array(z.string()),
  /** Questions with an answer that does not meet the job's requirement. */
  failed: z.array(z.string()),
  /** Whether an applicant has a recommendation that the caller may read. */
  rated: z.boolean(),
  /** For agencies: the answers that people gave, and those of the client. */
  consents: z.array(z.string()).optional(),
  client_answers: z.array(z.string()).optional(),
});
const companyFacets = facets.omit({ consents: true, client_answers: true });

/** @param name the name of the schema in the documentation, which differs for companies and agencies */
const boardOf = <J extends z.ZodType, S extends z.ZodType, F extends z.ZodType>(
  name: string,
  shape: {
    job: J;
    stage: S;
    facets: F;
  },
) =>
  one(
    resource(
      "board",
      z.object({
        job: shape.job,
        stages: z.array(shape.stage),
        /** The filters that apply, if a stage has more applicants than are listed. Null if all are listed: then no filters are applied. */
        facets: shape.facets.nullable(),
      }),
      name,
    ),
  );

const tableOf = <J extends z.ZodType, A extends z.ZodType, F extends z.ZodType>(
  name: string,
  shape: {
    job: J;
    applicant: A;
    facets: F;
  },
) =>
  one(
    resource(
      "applicant_table",
      z.object({
        job: shape.job,
        stages: z.array(column.omit({ applicants: true, matching: true })),
        facets: shape.facets,
        applicants: z.array(shape.applicant),
        page: z.number().int(),
        items: z.number().int(),
        total: z.number().int(),
      }),
      name,
    ),
  );
const inTable = {
  stage_id: z.string(),
  /** The answers to the screening questions, without those in the candidate's own words: "yes" and "no", a choice, a number. */
  answers: z.array(z.object({ question: z.string(), answer: z.string(), meets: z.boolean().nullable() })),
};
const companyColumn = column.extend({ applicants: z.object({ data: z.array(companyBoardApplicant) }) });

export const board = hiringEndpoint(
  {
    method: "GET",
    scope: "applicants:read",
    path: "/jobs/:id/candidates",
    summary:
      "The board: stages in order, each with its first 500 applicants. If no stage has more, the answer has all applicants, and the caller filters and sorts",
    params: byId,
    query: z.object({ ...filters, sort: z.enum(boardSorts).default("rank") }),
    answer: boardOf("Board", { job, stage: column, facets }),
  },
  boardOf("CompanyBoard", { job: companyJob, stage: companyColumn, facets: companyFacets }),
);

export const applicantTable = hiringEndpoint(
  {
    method: "GET",
    scope: "applicants:read",
    path: "/jobs/:id/applicants",
    summary: "The applicants of a job page by page, filtered and sorted",
    params: byId,
    query: z.object({
      ...filters,
      page: paging.page,
      items: z.coerce.number().int().min(1).max(tableMost).default(100),
      /** Limits the list to the applicants with these ids, including applicants that were taken off the board. */
      ids: z.union([idParam.transform((id) => [id]), z.array(idParam).max(tableMost)]).optional(),
      /** Limits the list to the stage with this id. */
      stage: z.coerce.number().int().optional(),
      sort: z.enum(applicantSorts).default("rank"),
    }),
    answer: tableOf("ApplicantTable", { job, applicant: boardApplicant.extend(inTable), facets }),
  },
  tableOf("CompanyApplicantTable", {
    job: companyJob,
    applicant: companyBoardApplicant.extend(inTable),
    facets: companyFacets,
  }),
);
