import { z } from "zod";
import { clientAnswers, introductionCaps } from "#agency/introductions/terms.ts";
import { endpoint, one, resource, time } from "#kit/contract.ts";
import { optionalText } from "#kit/fields.ts";

const answer = z.object({ verdict: z.enum(clientAnswers), reason: z.string().nullable(), at: time });

/** A person in a portal. The schema has no key for what only the agency reads. */
const introduced = z.object({
  code: z.string(),
  /** The full name; null in an anonymous introduction. */
  name: z.string().nullable(),
  job_title: z.string().nullable(),
  summary: z.string().nullable(),
  /** The kind of the stage, and the time since which the person is in it. */
  stage: z.number().int(),
  since: time,
  /** The side for whose word the others wait, since when, and the working days since then. */
  waits: z
    .object({
      side: z.enum(["client", "agency", "candidate"]),
      about: z.enum(["introduction", "interview", "offer"]),
      since: time,
      working_days: z.number().int(),
    })
    .nullable(),
  /** The next interview that the person has agreed to. */
  interview_at: time.nullable(),
  answer: answer.nullable(),
  /** The version of the answer. Send it with the next answer. */
  version: z.number().int(),
  /** Whether the contact can open the person's document. */
  has_document: z.boolean(),
});

export const opened = resource(
  "opened_portal",
  z.object({
    title: z.string(),
    agency: z.string(),
    client: z.string(),
    contact: z.string(),
    /** The people of the agency to whom the contact writes. */
    consultants: z.array(z.object({ full_name: z.string(), email: z.string() })),
    expires_at: time,
    people: z.array(introduced),
    questions: z.array(
      z.object({
        text: z.string(),
        asked_at: time,
        /** The code of the person about whom the contact asks. */
        about: z.string().nullable(),
        answer: z.string().nullable(),
        answered_at: time.nullable(),
      }),
    ),
    /** The open portals of the contact, this one included. */
    orders: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
);

export const byToken = z.object({ token: z.string().max(100) });
export const byPerson = byToken.extend({ code: z.string().max(20) });
export const access = z.object({
  pass: z.string().max(1000).optional(),
  /** The id of another portal of the same contact. */
  portal: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
});
export const accessErrors = ["portal_ended", "portal_code_required"];

export const openedPortal = endpoint({
  method: "GET",
  path: "/public/portals/:token",
  summary:
    "The people of a job order whom an agency introduced to the contact of the portal; reading changes nothing",
  params: byToken,
  query: access,
  answer: one(opened),
  limit: { max: 300, seconds: 3600 },
  errors: accessErrors,
});

export const openPortal = endpoint({
  method: "POST",
  path: "/public/portals/:token/open",
  summary: "Give the access code; the answer's `pass` opens the portal for 12 hours",
  params: byToken,
  body: z.object({ code: z.string({ error: "required" }).min(1, "required").max(20) }),
  answer: z.object({ pass: z.string() }),
  status: 200,
  errors: ["portal_ended", "portal_code_wrong", "too_many_requests"],
});

export const answerInPortal = endpoint({
  method: "POST",
  path: "/public/portals/:token/applicants/:code/answer",
  summary: "Say whether a person fits; the AM is notified, the person is not, and nobody is moved",
  params: byPerson,
  query: access,
  body: z.object({
    verdict: z.enum(clientAnswers, "required"),
    reason: optionalText(introductionCaps.answerReason),
    version: z.coerce.number().int().min(0).optional(),
  }),
  answer: one(opened),
  status: 200,
  limit: { max: 120, seconds: 3600 },
  errors: [...accessErrors, "portal_answer_changed", "too_many_requests"],
});
