import { z } from "zod";
import { all, byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { access, accessErrors, byToken, opened } from "./contract-public.ts";
import { answerMax, questionMax } from "./terms.ts";

/** A question of a contact, in answers to consultants. */
const question = resource(
  "portal_question",
  z.object({
    contact: z.string(),
    text: z.string(),
    asked_at: time,
    /** The applicant about whom the contact asks; null for a question about the order. */
    applicant: z.object({ id: z.string(), full_name: z.string() }).nullable(),
    answer: z.string().nullable(),
    answered_by: z.string().nullable(),
    answered_at: time.nullable(),
  }),
);

export const portalQuestions = endpoint({
  method: "GET",
  path: "/consultants/job_orders/:id/portal_questions",
  summary: "The questions that contacts asked in the portals of a job order, those without an answer first",
  params: byId,
  answer: all(question).extend({ meta: z.object({ can: z.object({ answer: z.boolean() }) }) }),
});

export const answerQuestion = endpoint({
  method: "PUT",
  path: "/consultants/portal_questions/:id/answer",
  summary: "Answer a question of a contact, who reads the answer in the portal and in an email",
  params: byId,
  body: z.object({ answer: text(answerMax) }),
  answer: one(question),
  errors: ["portal_question_answered"],
});

export const askInPortal = endpoint({
  method: "POST",
  path: "/public/portals/:token/ask",
  summary: "Ask the agency a question about the job order or one of its people",
  params: byToken,
  query: access,
  body: z.object({
    text: text(questionMax),
    /** The code of a person of the portal; empty for a question about the order. */
    about: z.string().max(20).nullish(),
  }),
  answer: one(opened),
  status: 201,
  limit: { max: 60, seconds: 3600 },
  errors: [...accessErrors, "portal_questions_full"],
});
