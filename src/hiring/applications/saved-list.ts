import { z } from "zod";
import type { SavedList } from "#people/saved-views/contributions.ts";
import { answerFilters, applicantSorts, consentFilters, questionMost, ratings } from "./terms.ts";

const ticked = z.literal("1").optional();
const choice = z.string().max(200).optional();

/** The filters and the order of the board and the table, as their addresses have them. */
export const savedApplicants: SavedList = {
  name: "applicants",
  filters: z.object({
    q: choice,
    waiting: ticked,
    flagged: ticked,
    hidden: ticked,
    source: choice,
    owner: choice,
    skill: choice,
    tag: choice,
    failed: z.string().max(questionMost).optional(),
    rating: z.enum(ratings).optional(),
    consent: z.enum(consentFilters).optional(),
    client_answer: z.enum(answerFilters).optional(),
    sort: z.enum(applicantSorts).default("rank"),
  }),
};
