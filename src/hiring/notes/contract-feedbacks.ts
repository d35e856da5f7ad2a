import { z } from "zod";
import { all, idParam, resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { evaluationAttributes, interview } from "./contract.ts";

const of = {
  applicant: z.object({ id: z.string(), full_name: z.string() }),
  job: z.object({ id: z.string(), title: z.string() }),
};

export const feedbacks = hiringEndpoint({
  method: "GET",
  path: "/feedbacks",
  scope: "interviews:read",
  summary:
    "What colleagues think of applicants, the latest first, as far as the caller may read it; and what they owe",
  query: z.object({
    /** The id of a feedback: what came before it follows. */
    before: idParam.optional(),
    items: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: all(
    resource("company_feedback", z.object({ ...evaluationAttributes, ...of }), "CompanyFeedback"),
  ).extend({
    meta: z.object({
      /** `before` of what came earlier; null at the beginning. */
      earlier: z.string().nullable(),
      /** Interviews that the caller held in the last 60 days and has not judged yet, the latest first. */
      owed: z.array(interview.extend(of)),
    }),
  }),
  audit: "cv",
});
