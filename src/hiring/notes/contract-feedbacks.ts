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
    "List the evaluations that the caller may read, latest first, and the interviews without the caller's evaluation",
  query: z.object({
    /** The id of a feedback. The response has only feedback that is older. */
    before: idParam.optional(),
    items: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: all(
    resource("company_feedback", z.object({ ...evaluationAttributes, ...of }), "CompanyFeedback"),
  ).extend({
    meta: z.object({
      /** The query parameter `before` of the page with earlier feedback; null if there is none. */
      earlier: z.string().nullable(),
      /** Interviews of the last 60 days, the latest first, for which the caller owes feedback as an interviewer. */
      owed: z.array(interview.extend(of)),
    }),
  }),
  audit: "cv",
});
